import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { SETTINGS_PAGES } from '#contract/accounts/settings-pages.ts'
import { announced } from '#tests/support/fixtures/announced-conference.ts'
import { asks } from '#tests/support/fixtures/private-talk.ts'
import { makeStaff } from '#tests/support/fixtures/staff.ts'
import { livesOf } from '#tests/support/fixtures/written-lives.ts'
import { expect, expectAccessible, test } from '#tests/support/journey.ts'
import { gluedWords, smallTargets, stickyFaults } from '#tests/support/screen-sweeps.ts'
import { onJourneyDatabase } from '#tests/support/servers/journey-database.ts'
import { english } from '#web/app/texts.en.ts'
import { french } from '#web/app/texts.fr.ts'
import { flattened, type Texts } from '../../../scripts/text-rules.ts'

// The service worker keeps things in this browser too.
test.use({ serviceWorkers: 'allow' })

type Language = 'fr' | 'en'
type Look = { colorScheme: 'light' | 'dark'; width: number }

/**
 * How every address is looked at, so that every two of language, theme and width meet, and a finger and a mouse each with both themes and widths. A screen
 * fails where two of them meet (long words in a narrow column, a colour in one layout): the other combinations would show nothing new in twice the time.
 * A page is opened once, and changes its look where it stands.
 */
const TOURS: { name: string; language: Language; locale: string; hasTouch: boolean; looks: [Look, Look] }[] = [
  {
    name: 'in French',
    ...{ language: 'fr', locale: 'fr-FR', hasTouch: true },
    looks: [
      { colorScheme: 'light', width: 360 },
      { colorScheme: 'dark', width: 1280 },
    ],
  },
  {
    name: 'in English',
    ...{ language: 'en', locale: 'en-GB', hasTouch: false },
    looks: [
      { colorScheme: 'light', width: 1280 },
      { colorScheme: 'dark', width: 360 },
    ],
  },
]
type Tour = (typeof TOURS)[number]

/** Where a visitor is led to the sign-in screen, and from there back; every other address stands for them too. */
const FOR_MEMBERS = /^\/(admin|chat|conference|dashboard|decisions|matches|medication|notifications|settings)(?![\w-])/

/** These screens are the same to everybody: the visitor walks them, and a member opens them in French alone, for what the browser keeps. */
const FOR_ALL =
  /^\/(auth|ce-qui-a-aide|commencement|desinscription|fiches|legal|nulle-part|observatoire|signaler)(?![\w-])/

/** Addresses that the router does not know of, and other tabs and states of those that it knows. */
const BESIDE = ['/jour', '/nulle-part']
const STATES_FOR_ALL = ['/auth?view=signUp', '/auth?view=forgot', '/auth?view=resend', '/auth?confirm=abc']
const STATES_FOR_MEMBERS = [
  '/dashboard/symptoms?etat=resolus',
  '/feed?onglet=similaires',
  '/matches?tab=score',
  '/medication?onglet=matchs',
  ...SETTINGS_PAGES.map((page) => `/settings/${page}`),
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
    const marked = [...document.body.querySelectorAll<HTMLElement>('[lang]')]
      .filter(isOther)
      .map(({ innerText }) => innerText.trim())
      .filter((text) => text.includes(' '))
    const shown = marked.reduce((text, part) => text.replaceAll(part, ' '), document.body.innerText)
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

type AddressNames = Awaited<ReturnType<typeof namesTold>>

async function take(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
}

/** How much wider the page is than this, and the innermost elements that make it so. */
const widthOver = (page: Page, width: number) =>
  page.evaluate((most) => {
    /** An element within a part that scrolls, or cuts, widens nothing. */
    const isHeld = (element: Element) => {
      for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
        if (getComputedStyle(each).overflowX !== 'visible') return true
      return false
    }
    const isWide = (element: Element) => element.getBoundingClientRect().right > most + 1 && !isHeld(element)
    const widest = [...document.querySelectorAll('body *')].filter(
      (element) => isWide(element) && ![...element.children].some(isWide),
    )
    const named = widest.slice(0, 3).map((element) => `${element.localName}.${element.className}`)
    return { over: document.documentElement.scrollWidth - most, by: named.join(', ') }
  }, width)

/**
 * Where titles begin: at the left edge of the grid. On a screen of 1280 pixels, beside the navigation of one's own space or of the team, or the index of the
 * settings, they begin at the edge of what is left.
 */
function beginningOf(path: string, width: number): number {
  if (width === 360) return 16
  if (/^\/dashboard(?!\w)/.test(path)) return 280
  if (/^\/admin(?!\w)/.test(path)) return 332
  return SETTINGS_PAGES.some((page) => path === `/settings/${page}`) ? 412 : 76
}

/**
 * Where the screen that stands begins: its title, or the card that the title stands in, or what is first in the title's own row. A title for readers alone has
 * no place: there the tabs, the search and the first card are looked at. The stage of a live room, and a talk
 * that takes a whole phone, have no grid.
 */
const beginningsOn = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1')
    if (!title || document.querySelector('main [data-fills="scene"], main > [data-fills="whole"]')) return []
    const leftOf = (element: Element) => Math.round(element.getBoundingClientRect().left)
    if (title.getBoundingClientRect().width < 2) {
      const tab = document.querySelector('main [role="tab"]')
      const others = ['main search', 'main article'].flatMap((kind) => document.querySelector(kind) ?? [])
      const words = tab ? [leftOf(tab) + Number.parseFloat(getComputedStyle(tab).paddingLeft)] : []
      return [...words, ...others.map(leftOf)]
    }
    const isBox = (element: Element) => {
      const { borderLeftWidth, backgroundColor } = getComputedStyle(element)
      return borderLeftWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)'
    }
    let box: Element | undefined
    for (let each = title.parentElement; each && each.localName !== 'main'; each = each.parentElement)
      if (isBox(each)) box = each
    if (box) return [leftOf(box)]
    const drawn = [title, ...(title.closest('main header')?.querySelectorAll('*') ?? [])]
    return [Math.min(...drawn.filter((each) => each.getClientRects().length > 0).map(leftOf))]
  })

/** 1280 by 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 }

async function faultsZoomed(page: Page): Promise<string[]> {
  await page.setViewportSize(ZOOMED)
  return (await stickyFaults(page)).map((fault) => `at 200 %: ${fault}`)
}

const DIALOG = '[role="dialog"]'

/** Buttons that open a dialog, on the page and in the head and foot of every page. In a call, or a live room, one begins what the other side is told of. */
const openersOn = (page: Page) =>
  page.locator('[aria-haspopup="dialog"]:not([data-fills="scene"] *)').filter({ visible: true })

const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g

/**
 * The faults of each dialog that a button of this screen opens. Buttons of one name open another dialog on another screen; in the head and the foot of every
 * page they open the same.
 */
async function faultsInDialogs(page: Page, tour: Tour, { path, opened }: { path: string; opened: Set<string> }) {
  const [look] = tour.looks
  await take(page, look)
  const faults: string[] = []
  const openers = await openersOn(page).evaluateAll((buttons) =>
    buttons.map((button) => ({
      name: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
      isOfScreen: button.closest('main') !== null,
    })),
  )
  for (const { name, isOfScreen } of openers) {
    const dialog = isOfScreen ? `${name} on ${new URL(page.url()).pathname.replace(ID, '')}` : name
    if (name === '' || opened.has(dialog)) continue
    opened.add(dialog)
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await openersOn(page)
      .and(page.getByRole('button', { name, exact: true }))
      .first()
      .click()
    await expect(page.locator(DIALOG).last(), `“${name}” on ${path}`).toBeVisible()
    await page.waitForLoadState('networkidle')
    const found = await faultsOn(page, tour, look, DIALOG)
    faults.push(...found.map((fault) => `“${name}”: ${fault}`))
  }
  return faults
}

/** The faults of the screen that stands, in this look, or of the dialog that lies over it. */
async function faultsOn(page: Page, { language, hasTouch }: Tour, look: Look, within?: string): Promise<string[]> {
  const faults: string[] = []
  await take(page, look)
  await expectAccessible(page).catch((error: Error) => faults.push(error.message))
  const { over, by } = await widthOver(page, look.width)
  if (over > 0) faults.push(`${over} pixels too wide, by ${by}`)
  if (within === undefined) {
    const expected = beginningOf(new URL(page.url()).pathname, look.width)
    const elsewhere = (await beginningsOn(page)).filter((left) => Math.abs(left - expected) > 1)
    if (elsewhere.length > 0) faults.push(`begins at ${elsewhere.join(' and ')}, not at ${expected}`)
  }
  faults.push(...(await gluedWords(page)), ...(hasTouch ? await smallTargets(page, within) : []))
  const { lang, text } = await readOn(page)
  if (lang !== language) faults.push(`the language ${lang}`)
  const foreign = FOREIGN[language].filter((words) => plain(text).includes(words))
  faults.push(...foreign.map((words) => `“${words}” of the other language`))
  return faults.map((fault) => `${look.colorScheme}, ${look.width}: ${fault}`)
}

async function untoldIn(page: Page, told: AddressNames): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name)
  const kept = await keptBy(page)
  return [
    ...cookies.filter((name) => !told.cookies.includes(name)).map((name) => `the cookie ${name}`),
    ...kept
      .filter((name) => !told.kept.some((known) => name.startsWith(known)))
      .map((name) => `${name} in the browser`),
  ]
}

/**
 * Opens each address and looks at it. A screen that another address led to before is not looked at again.
 * @returns the dialogs that were looked at
 */
async function walk(page: Page, tour: Tour, paths: readonly string[]): Promise<Set<string>> {
  const { language, looks } = tour
  if (language === 'en') await page.addInitScript(() => localStorage.setItem('vecu.language', 'en'))
  const told = await namesTold(page)
  expect([told.cookies.length, told.kept.length]).toEqual([7, 7])
  const faults: Record<string, string[]> = {}
  const seen = new Set<string>()
  const opened = new Set<string>()
  for (const path of paths) {
    await take(page, looks[0])
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const { pathname, search, searchParams } = new URL(page.url())
    const screen = searchParams.has('next') ? pathname : pathname + search
    if (seen.has(screen)) continue
    seen.add(screen)
    const found = await untoldIn(page, told)
    for (const look of looks) found.push(...(await faultsOn(page, tour, look)))
    found.push(...(await faultsZoomed(page)), ...(await faultsInDialogs(page, tour, { path, opened })))
    if (found.length > 0) faults[path] = found
  }
  expect(faults).toEqual({})
  return opened
}

/** Words that no line can hold, in whatever a member wrote. */
async function widen({ adaId, bobId, journal, report, talk, room }: Awaited<ReturnType<typeof livesOf>>) {
  const [both, long] = [sql`(${adaId}, ${bobId})`, sql`${` ${'interminable'.repeat(6)}`}::text`]
  const tags = sql`array['Vertiges', 'Fatigue', 'Nausées', 'Migraine', 'sommeil', repeat('x', 50)]`
  await onJourneyDatabase(async (db) => {
    for (const statement of [
      sql`update post set title = title || ${long}, description = description || ${long}, tags = ${tags} where author_id in ${both}`,
      sql`update comment set body = body || ${long} where author_id in ${both}`,
      sql`update journal set title = title || ${long} where id = ${journal.id}`,
      sql`update journal_entry set note = note || ${long} where journal_id = ${journal.id}`,
      sql`update medication_report set description = description || ${long}, notes = notes || ${long} where member_id in ${both}`,
      sql`update report_drug set name = name || ${long} where report_id = ${report.id}`,
      sql`update message set body = body || ${long} where conversation_id = ${talk.id}`,
      sql`update conference set title = title || ${long} where id = ${room.id}`,
      sql`update room_message set body = body || ${long} where conference_id = ${room.id}`,
    ])
      await db.execute(statement)
  })
}

for (const tour of TOURS) {
  const { name, language, looks: _, ...options } = tour

  // That no request goes to another host is held of every journey by the fixture itself.
  test(`every screen of a visitor fits, is accessible, speaks its language and stores only what is listed, ${name}`, async ({
    visitor,
  }) => {
    const { page } = await visitor(options)
    const { id: conference } = await announced({ title: 'Dormir mieux' })
    const things = { '/expert-conferences': conference, '/fiches': 'vos-droits' }
    const open = addresses(things).filter((path) => !FOR_MEMBERS.test(path))
    await walk(page, tour, [...open, ...BESIDE, ...STATES_FOR_ALL])
    expect(await page.context().cookies()).toEqual([])
  })

  test(`every screen of a member and of the staff fits, is accessible, speaks its language and stores only what is listed, ${name}`, async ({
    member,
  }) => {
    test.setTimeout(1_200_000)
    const [ada, bob, eve] = [
      await member('Unpseudonymequinefinitpas', { ...options, language }),
      await member('Bob', { ...options, language }),
      await makeStaff(await member('Eve', { ...options, language }), 'admin'),
    ]
    const life = await livesOf(ada, bob, eve)
    await asks(ada, 'POST', `/api/posts/${life.symptom.id}/treatments`, {
      ...{ requestId: crypto.randomUUID(), kind: 'exercise', effect: 'better' },
      name: 'Kinésithérapie vestibulaire à l’hôpital, deux fois par semaine, puis seule à la maison',
      ...{ from: '2026-04', sideEffects: ['Nausées'], sentence: 'Après trois séances.' },
    })
    await widen(life)
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
    const walked = all.filter((path) => language === 'fr' || !FOR_ALL.test(path))
    const isOfStaff = (path: string) => path.startsWith('/admin') || path === '/medication/signals'
    const isOfBob = (path: string) => path.startsWith('/decisions')
    const parts = [
      { who: eve, paths: walked.filter(isOfStaff) },
      { who: bob, paths: walked.filter(isOfBob) },
      { who: ada, paths: walked.filter((path) => !isOfStaff(path) && !isOfBob(path)) },
    ]
    const dialogs: string[] = []
    for (const { who, paths } of parts) dialogs.push(...(await walk(who.page, tour, paths)))
    expect(dialogs.length).toBeGreaterThanOrEqual(12)
    expect((await ada.page.context().cookies()).map(({ name }) => name)).toContain('vecu.session_token')
  })
}

test('every address for members leads a visitor to the sign-up, which knows the way back', async ({ visitor }) => {
  const { page } = await visitor()
  const led: Record<string, string | null> = {}
  const paths = [...addresses({}), ...STATES_FOR_MEMBERS].filter((path) => FOR_MEMBERS.test(path))
  expect(paths.length).toBeGreaterThan(25)
  for (const path of paths) {
    await page.goto(path)
    await page.waitForURL(/\/auth\?view=signUp/)
    led[path] = new URL(page.url()).searchParams.get('next')
  }
  expect(led).toEqual(Object.fromEntries(paths.map((path) => [path, path])))
})

test('parts that stay while one scrolls are looked at each and all together, and one within another once', async ({
  visitor,
}) => {
  const { page } = await visitor({ viewport: ZOOMED })
  const bars = (tops: readonly number[], height: number, inner = '') =>
    page.setContent(
      `<body style="margin: 0; height: 2000px">${tops
        .map((top) => `<p style="position: fixed; margin: 0; inset: ${top}px 0 auto; height: ${height}px">${inner}</p>`)
        .join('')}</body>`,
    )
  await bars([0, 130, 260], 80)
  expect(await stickyFaults(page)).toEqual(['p, p, p stay on 60 % of the screen together'])
  await bars([0, 300], 100)
  expect(await stickyFaults(page)).toEqual([])
  await bars([0, 300], 80, '<b style="position: fixed; top: 0; width: 640px; height: 80px"></b>')
  expect(await stickyFaults(page)).toEqual([])
  await bars([0], 120)
  expect(await stickyFaults(page)).toEqual(['p. stays on 30 % of the screen'])
})
