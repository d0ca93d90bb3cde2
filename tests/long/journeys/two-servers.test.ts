import type { Page } from '@playwright/test'
import { messageOn, saidOn, talkBetween, writeOn } from '#tests/support/fixtures/private-talk.ts'
import { expect, greetingOn, type Member, test } from '#tests/support/journey.ts'
import { findRedis } from '#tests/support/servers/redis.ts'
import { openTwoOwnServers, type TwoOwnServers } from '#tests/support/servers/two-own-servers.ts'
import { workerAt } from '#tests/support/service-worker.ts'

test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const SEND = '/rpc/chat/send'

let two: TwoOwnServers | undefined
test.beforeAll(async () => {
  const found = findRedis()
  test.skip(!found.isHere, found.isHere ? '' : found.why)
  two = await openTwoOwnServers()
})
test.afterAll(() => two?.close())

test('two members talk over two servers, one of which is killed: both go on, nothing is lost, nothing comes twice', async ({
  member,
}) => {
  const { a, b, towards, underWay } = two!
  const [ada, bob] = [await member('Ada', PHONE), await member('Bob')]
  const talk = await talkBetween(ada, bob)
  const writes = (who: Member, other: Member) =>
    expect(other.page.getByRole('status').filter({ hasText: `${who.username} écrit…` })).toBeVisible()

  for (const [{ page }, server] of [
    [ada, a],
    [bob, b],
  ] as const) {
    towards(server)
    const greeted = greetingOn(page)
    await page.goto(talk.path)
    await greeted
  }
  towards(a, b)
  for (const { page } of [ada, bob]) await expect(paneOn(page).getByText('En ligne')).toBeVisible()
  await writeOn(ada.page).pressSequentially('Bonjour')
  await writes(ada, bob)
  await send(ada.page)
  await expect(messageOn(bob.page, 'Bonjour')).toBeVisible()
  await writeOn(bob.page).pressSequentially('Bonsoir')
  await writes(bob, ada)
  await send(bob.page)
  await expect(messageOn(ada.page, 'Bonsoir')).toBeVisible()

  await workerAt(ada.page) // fetched later, from the server that dies, it would fail
  // Her server hangs with a message of hers, is asked for nothing more, and dies while she writes the next.
  towards(a)
  a.freeze()
  await writeOn(ada.page).fill('En route')
  await send(ada.page)
  await expect.poll(underWay).toContain(SEND)
  towards(a, b)
  await writeOn(ada.page).pressSequentially('À moitié')
  await noteWaiting(ada.page)
  const back = greetingOn(ada.page)
  const killedAt = performance.now()
  await a.kill()
  await ada.page.locator('body[data-waiting-said]').waitFor()
  await writeOn(ada.page).pressSequentially(' écrit')
  await writeOn(bob.page).fill('Pendant ce temps')
  await send(bob.page)
  await back
  const ms = Math.round(performance.now() - killedAt)
  test.info().annotations.push({ type: 'back at the other server after', description: `${ms} ms` })

  await expect(messageOn(ada.page, 'Pendant ce temps')).toBeVisible()
  await expect(messageOn(bob.page, 'En route')).toBeVisible()
  await expect(writeOn(ada.page)).toHaveValue('À moitié écrit')
  await expect(ada.page.getByText(WAITING)).toHaveCount(0)
  await expect(paneOn(bob.page).getByText('En ligne')).toBeVisible()
  await ada.page.reload()
  await expect(writeOn(ada.page)).toHaveValue('À moitié écrit')
  await writeOn(ada.page).press('End')
  await writeOn(ada.page).pressSequentially(', puis fini')
  await writes(ada, bob)
  await send(ada.page)
  await expect(messageOn(bob.page, 'À moitié écrit, puis fini')).toBeVisible()
  for (const { page } of [ada, bob]) {
    const said = await saidOn(page)
    expect(said.toSorted()).toEqual(
      ['Bonjour', 'Bonsoir', 'En route', 'Pendant ce temps', 'À moitié écrit, puis fini'].sort(),
    )
    expect([said[0], said[1], said.at(-1)]).toEqual(['Bonjour', 'Bonsoir', 'À moitié écrit, puis fini'])
  }
})

const paneOn = (page: Page) => page.getByRole('region', { name: /^Conversation avec/ })
const send = (page: Page) => page.getByRole('button', { name: 'Envoyer' }).click()

const WAITING = /^Pas de connexion\. Vos messages partiront tout seuls/

/** From now on, on this page: that it waits for a connection is noted the moment it says so, which may be over within half a second. */
async function noteWaiting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const look = () => {
      const isSaid = [...document.querySelectorAll('[role="status"]')].some(({ textContent }) =>
        textContent?.startsWith('Pas de connexion. Vos messages partiront tout seuls'),
      )
      if (isSaid) document.body.dataset.waitingSaid = 'true'
    }
    look()
    new MutationObserver(look).observe(document.body, { characterData: true, childList: true, subtree: true })
  })
}
