import type { Page } from '@playwright/test'
import { asks, says, talkBetween } from '#tests/support/fixtures/private-talk.ts'
import { commentBy, postBy } from '#tests/support/fixtures/talk.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'

/** Collects the procedures that the page asks the server from now on. */
function questionsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/rpc/')) asked.push(pathname.slice('/rpc/'.length))
  })
  return asked
}

/** Procedures that are asked again: they count what others publish meanwhile. */
const COUNTED = ['posts/newer', 'posts/feedCounts', 'posts/publicStats']

test('the first screen comes with its answers: nothing of it is asked for again', { tag: '@core' }, async ({
  member,
}) => {
  // A wider screen has a rail beside the feed, which asks for itself: the server does not know how wide a screen is.
  const lou = await member('Lou', { viewport: { width: 1024, height: 800 } })
  const { path } = await postBy(lou)
  const { page } = lou
  const asked = questionsOf(page)
  for (const address of ['/feed', path, '/']) {
    // A busy server serves the page without all of its first answers, and then the page asks for them itself: so it is tried again.
    await expect(async () => {
      asked.length = 0
      await page.goto(address)
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect([address, ...asked.filter((name) => !COUNTED.includes(name))]).toEqual([address])
    }).toPass({ timeout: 60_000 })
  }
})

test('events that happen while the page loads are told all the same', async ({ member }) => {
  const lou = await member('Lou')
  const max = await member('Max')
  const { id } = await postBy(lou)
  const { page } = lou
  // The answers have come with the page, whose scripts are held back.
  await page.route('**/assets/index-*.js', async (route) => {
    await commentBy(max, id, 'Moi aussi.')
    await route.continue()
  })
  await page.goto('/feed')
  await expect(page.getByRole('button', { name: /1 non lue/ })).toBeVisible()
})

test('a page whose scripts cannot be loaded says so in both languages, and starts once they can', {
  tag: '@core',
}, async ({ visitor }) => {
  const { page } = await visitor()
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/')
  const failure = page.getByRole('alert')
  await expect(failure.getByRole('heading', { name: /^Erreur au démarrage de l’application/ })).toBeVisible()
  await expect(failure).toContainText('Application Startup Error')
  await expect(failure).toContainText('Check your connection')
  await expectAccessible(page)
  await page.unroute('**/assets/*.js')
  await failure.getByRole('button', { name: /^Actualiser la page/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Quelqu’un')
})

test('a page opened in a background tab starts all the same', async ({ member }) => {
  const { page } = await member('Lou')
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true })
    // A page that nobody looks at is given no frames.
    window.requestAnimationFrame = () => 0
  })
  await page.goto('/legal/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Adds up how far the page moves what is shown, as a browser tells it. */
async function hearShifts(page: Page): Promise<() => Promise<Shift[]>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
      throw new Error('This browser tells no shift')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[])
        shifts.push({
          value: entry.value,
          moved: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : '')),
        })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts)
}

type Shift = { value: number; moved: string[] }
type LayoutShift = PerformanceEntry & { value: number; sources: { node: Node | null }[] }

test('nothing that a phone shows moves while its first screen loads', { tag: '@core' }, async ({ member }) => {
  const lou = await member('Lou', { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })
  const max = await member('Max')
  const told = { requestId: crypto.randomUUID(), title: 'Vertiges au réveil', intensity: 6 }
  const { id } = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', {
    ...told,
    description: 'Chaque matin, debout.',
  })
  await asks(max, 'PUT', `/api/posts/${id}/me-too`, { isMeToo: true })
  const theirs = await asks<{ id: string }>(max, 'POST', '/api/posts/symptoms', {
    ...told,
    requestId: crypto.randomUUID(),
    description: 'Comme chez vous.',
  })
  await commentBy(lou, theirs.id, 'Moi aussi.')
  const talk = await talkBetween(lou, max)
  for (let count = 1; count <= 30; count++) await says(max, talk, `Message ${count}`)
  const { page } = lou
  const shifts = await hearShifts(page)
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const screens = [
    ['/feed', 'posts.feed'],
    [`/post/${theirs.id}`, 'posts.get', 'comments.list', 'treatments.list'],
    ['/matches', 'closest.ofAll', 'matching.list', 'matching.meToos'],
    [talk.path, 'chat.conversation', 'chat.messages'],
  ] as const
  for (const [address, ...answers] of screens) {
    // A busy server serves the page without all of its first answers.
    await expect(async () => {
      const html = (await (await page.goto(address))?.text()) ?? ''
      expect(answers.filter((path) => !html.includes(`"path":${JSON.stringify(path.split('.'))}`))).toEqual([])
      // The search for close cases comes after the publication.
      expect(html).toContain(address === talk.path ? 'Message 30' : theirs.id)
    }).toPass()
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect([address, ...(await shifts())]).toEqual([address])
  }
})
