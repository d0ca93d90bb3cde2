import { spawnSync } from 'node:child_process'
import { globSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, expectSeen, test } from '#tests/support/fixtures/callers.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { aRoom, makeExpert } from '#tests/support/fixtures/room.ts'
import { findJanus, findRecorders, type Janus, openJanusServer } from '#tests/support/servers/janus.ts'
import { openOwnServer } from '#tests/support/servers/own-server.ts'

// All tests share one Janus on one wire, so they run one after the other.
test.describe.configure({ mode: 'default' })
const LONG = { timeout: 60_000 }
const ENOUGH_BYTES = 20_000
const EXPERT = /^Image de Dre Hélène Marchand/

let janus: Janus | undefined
let server: Awaited<ReturnType<typeof openOwnServer>> | undefined

test.beforeAll(async () => {
  test.setTimeout(360_000)
  const found = findJanus()
  test.skip(!found.isHere, found.isHere ? '' : found.why)
  janus = await openJanusServer()
  const { url, secret, adminKey, recordings } = janus
  server = await openOwnServer({
    JANUS_URL: url,
    JANUS_SECRET: secret,
    JANUS_ADMIN_KEY: adminKey,
    JANUS_RECORDINGS: recordings,
  })
})

test.afterAll(async () => {
  await server?.close()
  await janus?.stop()
})

const onAirOn = (page: Page) => page.getByRole('region', { name: 'Votre passage à l’antenne' })

test('the operator’s Janus carries the broadcast; after it died everybody is back by themselves', async ({
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

test('an expert who agrees is recorded, twice on air, and members see it again with its questions', async ({
  member,
  device,
}) => {
  const recorders = findRecorders()
  test.skip(!recorders.isHere, recorders.isHere ? '' : recorders.why)
  const expert = await makeExpert(await member('Hélène', { device: (await device({ camera: 'red' })).browser }))
  const ada = await member('Ada', { device: (await device()).browser })
  const room = await aRoom({ title: 'Ce que disent les acouphènes', expert, registered: [ada], isRecorded: true })
  for (const { page } of [ada, expert]) await page.goto(room.path)

  // Before going on air the expert reads what is kept, and that it is kept only where they agree.
  await onAirOn(expert.page).getByRole('button', { name: 'Préparer mon passage' }).click()
  const green = expert.page.getByRole('dialog', { name: 'Avant de passer à l’antenne' })
  await expectSeen(expert.page, 'Votre image, comme on vous verra', 'red')
  await expect(green.getByText('Jamais le chat, ni les participants, ni leurs noms.')).toBeVisible()
  const agree = green.getByRole('checkbox', { name: /J’accepte que mon passage soit enregistré/ })
  await green.getByRole('button', { name: 'Passer à l’antenne', exact: true }).click()
  await expect(agree).toBeFocused()
  await agree.check()
  await green.getByRole('button', { name: 'Passer à l’antenne', exact: true }).click()
  await expectSeen(ada.page, EXPERT, 'red')
  await expect(ada.page.getByText('Enregistrement en cours')).toBeVisible(LONG)
  await untilRecorded(1)

  const question = await asks<{ id: string }>(ada, 'POST', `/api/conferences/${room.id}/room/messages`, {
    requestId: crypto.randomUUID(),
    kind: 'question',
    body: 'Cela passe-t-il avec le temps ?',
  })
  const judged = `/api/conferences/${room.id}/room/messages/${question.id}/state`
  await asks(expert, 'PUT', judged, { act: 'approve' })
  await asks(expert, 'PUT', judged, { act: 'answered' })

  // An expert who comes back is asked for consent anew; this time they stop the recording, and the broadcast goes on.
  await onAirOn(expert.page).getByRole('button', { name: 'Quitter l’antenne' }).click()
  await expect(ada.page.getByText('Enregistrement en cours')).toBeHidden(LONG)
  await onAirOn(expert.page).getByRole('button', { name: 'Revenir à l’antenne' }).click()
  await expect(agree).not.toBeChecked()
  await expectSeen(expert.page, 'Votre image, comme on vous verra', 'red')
  await agree.check()
  await green.getByRole('button', { name: 'Passer à l’antenne', exact: true }).click()
  await expect(ada.page.getByText('Enregistrement en cours')).toBeVisible(LONG)
  await untilRecorded(2)
  await onAirOn(expert.page).getByRole('button', { name: 'Arrêter l’enregistrement' }).click()
  await expect(ada.page.getByText('Enregistrement en cours')).toBeHidden(LONG)
  await expectSeen(ada.page, EXPERT, 'red')

  await asks(expert, 'PUT', `/api/conferences/${room.id}/end`)
  await ada.page.goto(`/expert-conferences/${room.id}#rediffusion`)
  const film = ada.page.getByLabel('Rediffusion de « Ce que disent les acouphènes »')
  await expect(film).toBeVisible({ timeout: 90_000 })
  const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.duration), LONG).toBeGreaterThan(5)
  await ada.page.getByRole('button', { name: 'Cela passe-t-il avec le temps ?' }).click()
  await expect.poll(seconds, LONG).toBeGreaterThan(2)

  // Both kinds of take make one film, and nothing is left of what Janus wrote.
  const [stored = ''] = globSync(join(process.env.JOURNEYS_DATA!, 'media/replays/*/video.webm'))
  const { stdout } = spawnSync('ffprobe', [
    '-v',
    'error',
    '-show_entries',
    'stream=codec_name',
    '-of',
    'csv=p=0',
    stored,
  ])
  expect(String(stdout).trim().split('\n').sort()).toEqual(['opus', 'vp8'])
  await expect.poll(() => readdirSync(janus!.recordings), LONG).toEqual([])
})

/** Waits until this many takes of some seconds each have been written. The picture of a red wall is small, the voice is not. */
async function untilRecorded(takes: number) {
  const folder = janus!.recordings
  const sizes = () => readdirSync(folder).map((name) => [name.slice(42), statSync(join(folder, name)).size] as const)
  const enough = () => sizes().filter(([name, size]) => name.includes('audio') && size > ENOUGH_BYTES).length
  await expect.poll(enough, { ...LONG, message: JSON.stringify(sizes()) }).toBe(takes)
}
