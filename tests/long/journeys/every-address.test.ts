import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { announced, makeAdmin } from '#tests/support/fixtures/announced-conference.ts'
import { asks, idOf } from '#tests/support/fixtures/private-talk.ts'
import { declaring } from '#tests/support/fixtures/reports.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { expect, test } from '#tests/support/journey.ts'

// What the worker keeps is kept by the browser too.
test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }

const widthOver = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

/** Every address there is, as the router was built; a part that names a thing is filled with one that is there. */
function addresses(things: Record<string, string>): string[] {
  const generated = readFileSync('web/app/routes.gen.ts', 'utf8')
  const union = /fullPaths:([^\n]*(?:\n\s+\| '[^']*')*)/.exec(generated)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(40)
  return paths.map((path) => {
    const room = path.split('/$')[0]!
    return path.replace(/\$\w+/, () => things[room] ?? randomUUID())
  })
}

/** The names that the page on cookies gives: of cookies, and of what else the browser keeps. */
async function namesTold(page: Page): Promise<{ cookies: string[]; kept: string[] }> {
  await page.goto('/legal/cookies')
  const namesIn = (name: string) => page.getByRole('table', { name }).getByRole('rowheader').allTextContents()
  await expect(page.getByRole('table')).toHaveCount(2)
  return {
    cookies: await namesIn('Cookies posés par ce site'),
    kept: await namesIn('Données gardées par le navigateur'),
  }
}

/** All that the browser holds for this site, by name. */
const keptBy = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

/** Opens every address on a phone: nothing may scroll sideways, and the browser may hold nothing that is not told of. */
async function walk(page: Page, paths: readonly string[]) {
  const told = await namesTold(page)
  expect([told.cookies.length, told.kept.length]).toEqual([7, 8])
  const faults: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const over = await widthOver(page)
    if (over > 0) faults.push(`${path}: ${over} pixels too wide`)
    const cookies = (await page.context().cookies()).map(({ name }) => name)
    const kept = await keptBy(page)
    for (const name of cookies) if (!told.cookies.includes(name)) faults.push(`${path}: the cookie ${name}`)
    for (const name of kept)
      if (!told.kept.some((known) => name.startsWith(known))) faults.push(`${path}: ${name} in the browser`)
  }
  expect(faults).toEqual([])
}

// That no request goes to another host is held of every journey by the fixture itself.
test('no screen that a visitor can open keeps a cookie or anything else that the page on cookies does not tell of, or calls another site', async ({
  visitor,
}) => {
  const { page } = await visitor(PHONE)
  await walk(page, addresses({}))
  expect(await page.context().cookies()).toEqual([])
})

test('nor does any screen of a member, an admin’s among them', async ({ member }) => {
  test.setTimeout(400_000)
  const lou = await makeAdmin(await member('Lou', PHONE))
  const post = await asks<{ id: string }>(lou, 'POST', '/api/posts/symptoms', vertigo())
  const report = await asks<{ id: string }>(lou, 'POST', '/api/medication/reports', declaring())
  const journal = await asks<{ id: string }>(lou, 'POST', '/api/journals', { title: 'Mes nuits' })
  const { id: conference } = await announced({ title: 'Dormir mieux' })
  const memberId = await idOf(lou)
  const things = {
    '/post': post.id,
    '/dashboard/symptom': post.id,
    '/medication': report.id,
    '/dashboard/journal': journal.id,
    '/expert-conferences': conference,
    '/conference': conference,
    '/member': memberId,
    '/admin/members': memberId,
  }
  await walk(lou.page, addresses(things))
  expect((await lou.page.context().cookies()).map(({ name }) => name)).toContain('vecu.session_token')
})
