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
    }).toPass()
    await page.waitForLoadState('networkidle')
    expect([address, ...(await shifts())]).toEqual([address])
  }
})
