import type { SettingsPage } from '#contract/accounts/settings-pages.ts'

/** The id of a page's heading, which also names a section that stands alone on its page. */
export const PAGE_HEADING = 'settings-page'

/** The settings were one page once: links to `/settings#accords` stand in mails, in legal texts and in what members keep. */
export const PAGE_OF_SECTION = {
  profil: 'profile',
  accords: 'consents',
  notifications: 'notifications',
  messages: 'messages',
  blocages: 'messages',
  adresse: 'sign-in',
  'mot-de-passe': 'sign-in',
  appareils: 'sign-in',
  securite: 'security',
  'comptes-lies': 'security',
  professionnel: 'professional',
  donnees: 'data',
  consultations: 'data',
  decisions: 'data',
  suppression: 'data',
} as const satisfies Record<string, SettingsPage>

const isSection = (anchor: string): anchor is keyof typeof PAGE_OF_SECTION => Object.hasOwn(PAGE_OF_SECTION, anchor)

/** `hash` is empty where the section is all of its page. Anyone may have written the anchor. */
export function placeOfSection(anchor: string): { page: SettingsPage; hash: string } | undefined {
  if (!isSection(anchor)) return undefined
  const page = PAGE_OF_SECTION[anchor]
  const isAlone = Object.values(PAGE_OF_SECTION).filter((each) => each === page).length === 1
  return { page, hash: isAlone ? '' : anchor }
}
