import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { announced } from '#tests/support/fixtures/announced-conference.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { livesOf } from '#tests/support/fixtures/written-lives.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { flattened, type Texts } from '../../../scripts/text-rules.ts'

// What the worker keeps is kept by the browser too.
test.use({ serviceWorkers: 'allow' })

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1280, height: 800 } }
const FRENCH = { language: 'fr', locale: 'fr-FR' } as const
const ENGLISH = { language: 'en', locale: 'en-GB' } as const

/**
 * Every two of language, theme and width meet in one of these four. A screen fails where two of them meet (long words in a narrow column, a colour in
 * one layout), and no style depends on all three: the other four combinations would show nothing new in twice the time.
 */
const SETTINGS = [
  { name: 'in French, light, on a phone', colorScheme: 'light', ...FRENCH, ...PHONE },
  { name: 'in French, dark, on a wide screen', colorScheme: 'dark', ...FRENCH, ...DESK },
  { name: 'in English, light, on a wide screen', colorScheme: 'light', ...ENGLISH, ...DESK },
  { name: 'in English, dark, on a phone', colorScheme: 'dark', ...ENGLISH, ...PHONE },
] as const
type Language = (typeof SETTINGS)[number]['language']

/** Where a visitor is led to the sign-in screen, and from there back; every other address stands for them too. */
const FOR_MEMBERS = /^\/(admin|chat|conference|dashboard|decisions|matches|medication|notifications|settings)(?![\w-])/

/** What the router does not know of, and what an address shows in another tab or state. */
const BESIDE = ['/jour', '/nulle-part']
const STATES_FOR_ALL = ['/auth?view=signUp', '/auth?view=forgot', '/auth?view=resend', '/auth?confirm=abc']
const STATES_FOR_MEMBERS = [
  '/dashboard?onglet=posts',
  '/feed?onglet=similaires',
  '/matches?tab=score',
  '/medication?onglet=matchs',
]

/** Every address there is, as the router was built; a part that names a thing is filled with one that is there. */
function addresses(things: Record<string, string>): string[] {
  const generated = readFileSync('web/app/routes.gen.ts', 'utf8')
  const union = /fullPaths:([^\n]*(?:\n\s+\| '[^']*')*)/.exec(generated)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => path!)
  expect(paths.length).toBeGreaterThan(40)
  const filled = paths.map((path) => path.replace(/\$\w+/, () => things[path.split('/$')[0]!] ?? crypto.randomUUID()))
  return [...new Set(filled.map((path) => path.replace(/(?<=.)\/$/, '')))]
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

/** Texts that one language says otherwise than the other, by the parts between what is filled in: three words and more, which the other nowhere says. */
function wordsOnlyIn(said: Texts, twin: Texts): string[] {
  const [texts, others] = [flattened(said), flattened(twin)]
  const saidElsewhere = plain([...others.values()].join('\n'))
  const parts = [...texts].flatMap(([key, text]) =>
    others.get(key) === text ? [] : text.split(/\{\{[^}]*\}\}|<[^>]*>/),
  )
  return [...new Set(parts.map(plain))].filter(
    (part) => (part.match(/\p{L}{2,}/gu) ?? []).length >= 3 && !saidElsewhere.includes(part),
  )
}

const FOREIGN: Record<Language, readonly string[]> = {
  fr: wordsOnlyIn(english, french),
  en: wordsOnlyIn(french, english),
}

/** All that is read on the page or told of it, without what is marked as being in another language. */
const readOn = (page: Page) =>
  page.evaluate(() => {
    const { lang } = document.documentElement
    const isOther = (element: Element) => (element.closest('[lang]')?.getAttribute('lang') ?? lang) !== lang
    const marked = [...document.body.querySelectorAll<HTMLElement>('[lang]')].filter(isOther)
    const shown = marked.reduce((text, { innerText }) => text.replaceAll(innerText, ' '), document.body.innerText)
    const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt']
    const told = [...document.querySelectorAll('body *')]
      .filter((element) => !isOther(element))
      .flatMap((element) => names.map((name) => element.getAttribute(name) ?? ''))
    return { lang, text: [document.title, shown, ...told.filter(Boolean)].join('\n') }
  })

/** The names that the page on cookies gives: of cookies, and of what else the browser keeps. */
async function namesTold(page: Page): Promise<{ cookies: string[]; kept: string[] }> {
  await page.goto('/legal/cookies')
  await expect(page.getByRole('table')).toHaveCount(2)
  const [cookies, kept] = await page
    .getByRole('table')
    .evaluateAll((tables) =>
      tables.map((table) => [...table.querySelectorAll('th[scope="row"]')].map((cell) => cell.textContent ?? '')),
    )
  return { cookies: cookies!, kept: kept! }
}

/** All that the browser holds for this site, by name. */
const keptBy = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])

type Told = Awaited<ReturnType<typeof namesTold>>

/** What is wrong with the screen that stands. */
async function faultsOn(page: Page, language: Language, told: Told): Promise<string[]> {
  const faults: string[] = []
  const { lang, text } = await readOn(page)
  if (lang !== language) faults.push(`the language ${lang}`)
  const foreign = FOREIGN[language].filter((words) => plain(text).includes(words))
  faults.push(...foreign.map((words) => `“${words}” of the other language`))
  const over = await page.evaluate((width) => document.documentElement.scrollWidth - width, page.viewportSize()!.width)
  if (over > 0) faults.push(`${over} pixels too wide`)
  for (const { name } of await page.context().cookies())
    if (!told.cookies.includes(name)) faults.push(`the cookie ${name}`)
  for (const name of await keptBy(page))
    if (!told.kept.some((known) => name.startsWith(known))) faults.push(`${name} in the browser`)
  await expectAccessible(page).catch((error: Error) => faults.push(error.message))
  return faults
}

/** Opens each address. A screen that another address led to before is not looked at again. */
async function walk(page: Page, language: Language, paths: readonly string[]) {
  const told = await namesTold(page)
  expect([told.cookies.length, told.kept.length]).toEqual([7, 8])
  const faults: Record<string, string[]> = {}
  const seen = new Set<string>()
  for (const path of paths) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { pathname, search, searchParams } = new URL(page.url())
    const screen = searchParams.has('next') ? pathname : pathname + search
    if (seen.has(screen)) continue
    seen.add(screen)
    const found = await faultsOn(page, language, told)
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
}

for (const { name, language, ...options } of SETTINGS) {
  const speaking = async (page: Page) => {
    if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
    return page
  }

  // That no request goes to another host is held of every journey by the fixture itself.
  test(`every screen of a visitor fits, is accessible, speaks its language and keeps nothing untold: ${name}`, async ({
    visitor,
  }) => {
    test.setTimeout(600_000)
    const page = await speaking((await visitor(options)).page)
    const { id: conference } = await announced({ title: 'Dormir mieux' })
    const things = { '/expert-conferences': conference, '/fiches': 'vos-droits' }
    const open = addresses(things).filter((path) => !FOR_MEMBERS.test(path))
    await walk(page, language, [...open, ...BESIDE, ...STATES_FOR_ALL])
    expect(await page.context().cookies()).toEqual([])
  })

  test(`every screen of a member and of the staff fits, is accessible, speaks its language and keeps nothing untold: ${name}`, async ({
    member,
  }) => {
    test.setTimeout(600_000)
    const [ada, bob, eve] = [
      await member('Ada', { ...options, language }),
      await member('Bob', { ...options, language }),
      await makeStaff(await member('Eve', { ...options, language }), 'admin'),
    ]
    const life = await livesOf(ada, bob, eve)
    const things = {
      '/post': life.symptom.id,
      '/dashboard/symptom': life.symptom.id,
      '/medication': life.report.id,
      '/dashboard/journal': life.journal.id,
      '/expert-conferences': life.room.id,
      '/conference': life.room.id,
      '/member': life.bobId,
      '/admin/members': life.adaId,
      '/admin/moderation': life.filed.id,
      '/decisions': life.decision.id,
      '/fiches': 'vos-droits',
    }
    const all = [...addresses(things), ...BESIDE, ...STATES_FOR_MEMBERS, life.talk.path, `/post/${life.resolved.id}`]
    const isOfStaff = (path: string) => path.startsWith('/admin') || path === '/medication/signals'
    const isOfBob = (path: string) => path.startsWith('/decisions')
    const parts = [
      { who: eve, paths: all.filter(isOfStaff) },
      { who: bob, paths: all.filter(isOfBob) },
      { who: ada, paths: all.filter((path) => !isOfStaff(path) && !isOfBob(path)) },
    ]
    for (const { who, paths } of parts) await walk(await speaking(who.page), language, paths)
    expect((await ada.page.context().cookies()).map(({ name }) => name)).toContain('vecu.session_token')
  })
}

test('every address for members leads a visitor to the sign-in screen, which knows the way back', async ({
  visitor,
}) => {
  const { page } = await visitor()
  const led: Record<string, string | null> = {}
  const paths = [...addresses({}), ...STATES_FOR_MEMBERS].filter((path) => FOR_MEMBERS.test(path))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    await page.goto(path)
    await page.waitForURL(/\/auth\?/)
    led[path] = new URL(page.url()).searchParams.get('next')
  }
  expect(led).toEqual(Object.fromEntries(paths.map((path) => [path, path])))
})
