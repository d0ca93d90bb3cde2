import type { Page } from '@playwright/test'

export type Screen = { name: string; path: string; who: 'visitor' | 'member' }
export type Look = { name: string; width: number; height: number; colorScheme: 'light' | 'dark' }

export const LOOKS: readonly Look[] = [
  { name: '360-clair', width: 360, height: 740, colorScheme: 'light' },
  { name: '360-sombre', width: 360, height: 740, colorScheme: 'dark' },
  { name: '1280-clair', width: 1280, height: 800, colorScheme: 'light' },
  { name: '1280-sombre', width: 1280, height: 800, colorScheme: 'dark' },
]

/** The screens that a newcomer meets first, signed out and in. `storyId`: the reader's own story, where there is one. */
export const screensOf = (storyId: string | undefined): Screen[] => [
  { name: 'accueil-visite', path: '/', who: 'visitor' },
  { name: 'mur', path: '/feed', who: 'visitor' },
  { name: 'inscription', path: '/auth?view=signUp', who: 'visitor' },
  { name: 'commencement', path: '/commencement', who: 'visitor' },
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
  { name: 'parametres', path: '/settings', who: 'member' },
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
export async function take(page: Page, { path }: Screen, { look, file }: { look: Look; file: string }): Promise<void> {
  const { width, height, colorScheme } = look
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.setViewportSize({ width, height })
  const answer = await page.goto(path, { waitUntil: 'networkidle' })
  if (answer?.status() !== 200) throw new Error(`${path} was answered ${answer?.status()}.`)
  // Parts far down the page are drawn once the reader does anything.
  await page.keyboard.press('Shift')
  await page.waitForTimeout(SETTLES_MS)
  await page.evaluate(async () => void (await document.fonts.ready))
  await page.screenshot({ path: file, fullPage: true })
}
