import type { Page } from '@playwright/test'
import { expect, expectSeen, test } from '#tests/support/callers.ts'
import { findJanus, type Janus, openJanusServer } from '#tests/support/janus.ts'
import { openOwnServer } from '#tests/support/own-server.ts'
import { aRoom, makeExpert } from '#tests/support/room.ts'

test.describe.configure({ timeout: 240_000 })
const LONG = { timeout: 60_000 }
const EXPERT = /^Image de Dre Hélène Marchand/

let janus: Janus | undefined
let server: Awaited<ReturnType<typeof openOwnServer>> | undefined

test.beforeAll(async () => {
  test.setTimeout(360_000)
  const found = findJanus()
  test.skip(!found.isHere, found.isHere ? '' : found.why)
  janus = await openJanusServer()
  const { url, secret, adminKey } = janus
  server = await openOwnServer({ JANUS_URL: url, JANUS_SECRET: secret, JANUS_ADMIN_KEY: adminKey })
})

test.afterAll(async () => {
  await server?.close()
  await janus?.stop()
})

const onAirOn = (page: Page) => page.getByRole('region', { name: 'Votre passage à l’antenne' })

test('where the operator has a Janus, it carries the broadcast; after it died everybody is back by themselves', async ({
  member,
  device,
}) => {
  const expert = await makeExpert(await member('Hélène', { device: (await device({ camera: 'red' })).browser }))
  const ada = await member('Ada', { device: (await device()).browser })
  const room = await aRoom({ expert, registered: [ada] })
  for (const { page } of [ada, expert]) {
    await page.goto(room.path)
    await expect(page.getByText('La diffusion n’a pas encore commencé.')).toBeVisible(LONG)
  }
  await onAirOn(expert.page).getByRole('button', { name: 'Préparer mon passage' }).click()
  const green = expert.page.getByRole('dialog', { name: 'Avant de passer à l’antenne' })
  await expectSeen(expert.page, 'Votre image, comme on vous verra', 'red')
  await green.getByRole('button', { name: 'Passer à l’antenne' }).click()
  await expectSeen(ada.page, EXPERT, 'red')

  await janus?.kill()
  await expect(ada.page.getByText('La diffusion est en pause.')).toBeVisible(LONG)
  await janus?.start()
  await expect(onAirOn(expert.page).getByText('Vous êtes à l’antenne')).toBeVisible(LONG)
  await expectSeen(ada.page, EXPERT, 'red')
})
