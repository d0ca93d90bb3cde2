import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import type { Language } from '#contract/foundation/languages.ts'
import { linkIn, mailsTo } from '#tests/support/servers/mail.ts'

export type Screen = {
  name: string
  path: string
  /** `newcomer`: a browser of its own each time, for a screen that changes what the browser knows. */
  who: 'visitor' | 'member' | 'admin' | 'newcomer'
  /** Presses and types before the picture is taken. */
  act?: (page: Page) => Promise<void>
  /** Something lies over the page: the screen is taken, and not the page to its end. */
  isOverlay?: true
  /** The screen is the same however many stories there are: it is taken once. */
  isOfAll?: true
}
export type Look = { name: string; language: Language; width: number; height: number; colorScheme: 'light' | 'dark' }

const SIZES = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const
const THEMES = { light: 'clair', dark: 'sombre' } as const

/** Every language, width and theme together. */
export const looksIn = (languages: readonly Language[]): Look[] =>
  languages.flatMap((language) =>
    SIZES.flatMap((size) =>
      (['light', 'dark'] as const).map((colorScheme) => ({
        ...{ ...size, language, colorScheme },
        name: `${language}-${size.width}-${THEMES[colorScheme]}`,
      })),
    ),
  )

const PASSWORD = 'orage-violet-73'

/** Signs up, and comes to the screen that says that a mail was sent. */
async function signUp(page: Page): Promise<string> {
  const email = `${crypto.randomUUID().slice(0, 12)}@exemple.fr`
  const form = page.getByRole('tabpanel')
  await form.locator('input[autocomplete="nickname"]').fill(`Nouvelle ${crypto.randomUUID().slice(0, 6)}`)
  await form.locator('input[autocomplete="email"]').fill(email)
  await form.locator('input[autocomplete="new-password"]').fill(PASSWORD)
  for (const box of await form.locator('input[type="checkbox"][required]').all()) await box.check()
  await form.locator('button[type="submit"]').click()
  await form.waitFor({ state: 'detached' })
  return email
}

/** Opens the link of the mail in a browser that does not know the sign-up, or in the one that does. */
async function confirm(page: Page, isElsewhere: boolean): Promise<void> {
  const email = await signUp(page)
  const mail = await firstMailTo(email)
  if (isElsewhere) await page.context().clearCookies()
  await page.goto(linkIn(mail), { waitUntil: 'networkidle' })
}

/** How long the server has to write a mail. */
const MAILED_WITHIN_MS = 60_000

async function firstMailTo(email: string): Promise<string> {
  const outbox = join(process.env.JOURNEYS_DATA!, 'outbox')
  for (const until = Date.now() + MAILED_WITHIN_MS; Date.now() < until; await sleep(200)) {
    const [mail] = mailsTo(outbox, email)
    if (mail !== undefined) return mail
  }
  throw new Error(`No mail to ${email} was written to ${outbox} within ${MAILED_WITHIN_MS / 1000} s.`)
}

const openAccountMenu = async (page: Page): Promise<void> => {
  const menu = page
    .getByRole('banner')
    .getByRole('button', { name: /^(Mon compte, |My account, |Ouvrir le menu|Open the menu)/ })
  await menu.filter({ visible: true }).last().click()
}

/** The screens that a newcomer meets first, signed out and in. `storyId`: the reader's own story, where there is one. */
export const screensOf = (storyId: string | undefined): Screen[] => [
  { name: 'accueil-visite', path: '/', who: 'visitor' },
  { name: 'mur', path: '/feed', who: 'visitor' },
  { name: 'inscription', path: '/auth?view=signUp', who: 'visitor', isOfAll: true },
  {
    name: 'e-mail-parti',
    path: '/auth?view=signUp',
    who: 'newcomer',
    act: async (page) => void (await signUp(page)),
    isOfAll: true,
  },
  {
    name: 'confirmation',
    path: '/auth?view=signUp',
    who: 'newcomer',
    act: (page) => confirm(page, false),
    isOfAll: true,
  },
  {
    name: 'confirmation-ailleurs',
    path: '/auth?view=signUp',
    who: 'newcomer',
    act: (page) => confirm(page, true),
    isOfAll: true,
  },
  { name: 'commencement', path: '/commencement', who: 'visitor' },
  { name: 'affiche', path: '/commencement/affiche', who: 'visitor', isOfAll: true },
  { name: 'fiches', path: '/fiches', who: 'visitor', isOfAll: true },
  { name: 'fiche', path: '/fiches/vos-droits', who: 'visitor', isOfAll: true },
  { name: 'observatoire', path: '/observatoire', who: 'visitor' },
  { name: 'ce-qui-a-aide', path: '/ce-qui-a-aide', who: 'visitor' },
  { name: 'conferences', path: '/expert-conferences', who: 'visitor' },
  { name: 'accueil', path: '/', who: 'member' },
  { name: 'fil', path: '/feed', who: 'member' },
  { name: 'cas-proches', path: '/matches', who: 'member' },
  ...(storyId === undefined ? [] : [{ name: 'recit', path: `/post/${storyId}`, who: 'member' as const }]),
  { name: 'jour', path: '/jour', who: 'member' },
  { name: 'mon-espace', path: '/dashboard', who: 'member' },
  { name: 'journal', path: '/dashboard/journal', who: 'member' },
  { name: 'notifications', path: '/notifications', who: 'member' },
  { name: 'messages', path: '/chat', who: 'member' },
  { name: 'medicaments', path: '/medication', who: 'member' },
  { name: 'parametres', path: '/settings', who: 'member', isOfAll: true },
  { name: 'parametres-notifications', path: '/settings/notifications', who: 'member', isOfAll: true },
  { name: 'menu-du-compte', path: '/feed', who: 'member', act: openAccountMenu, isOverlay: true },
  { name: 'ce-qui-a-aide-membre', path: '/ce-qui-a-aide', who: 'member' },
  { name: 'mise-en-service', path: '/admin/launch', who: 'admin', isOfAll: true },
]

/** Vertigo, of which `tellEntries` tells. */
const ENTRIES_PAGE = '/ce-qui-a-aide?symptome=HP:0002321'

/** The screens that tell what was tried for a symptom, and what helped. */
export const ENTRIES_SCREENS: readonly Screen[] = [
  { name: 'ce-qui-a-aide', path: '/ce-qui-a-aide', who: 'visitor' },
  { name: 'ce-qui-a-aide-symptome', path: ENTRIES_PAGE, who: 'visitor' },
  { name: 'ce-qui-a-aide-symptome-membre', path: ENTRIES_PAGE, who: 'member' },
]

/** Milliseconds for what is drawn after the last answer: late parts, pictures that fade in. */
const SETTLES_MS = 800

/** Opens the screen as in this look and takes it from its top to its end. */
export async function take(
  page: Page,
  { path, act, isOverlay }: Screen,
  { look, file }: { look: Look; file: string },
): Promise<void> {
  const { language, width, height, colorScheme } = look
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  // A page of this site, of which nothing is kept, says which language its browser has chosen.
  await page.goto('/robots.txt')
  await page.evaluate((chosen) => localStorage.setItem('vecu.language', chosen), language)
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} was answered ${answer?.status()}.`)
  await act?.(page)
  // Parts far down the page are drawn once the reader does anything.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(SETTLES_MS)
  await page.evaluate(async () => void (await document.fonts.ready))
  if (isOverlay) return void (await page.screenshot({ path: file }))
  // As tall as the page: parts far down are drawn, and a bar at the foot of the screen lies over none of them.
  const tall = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width, height: Math.max(height, tall) })
  await page.waitForTimeout(SETTLES_MS)
  await page.screenshot({ path: file, fullPage: true })
}
