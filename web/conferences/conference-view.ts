import { SEARCH_MAX, TAG_MAX } from '#contract/conferences/limits.ts'
import type { ConferenceTab } from '#contract/conferences/rules.ts'
import type { Language } from '#contract/foundation/languages.ts'

/** The search parameters in the address of the conferences page. */
export type ConferencesView = {
  /** The searched words. */
  q?: string
  sujet?: string
  langue?: Language
  onglet?: 'en-direct' | 'passees'
  /** Whether the form that announces a conference is open. */
  annoncer?: 'oui'
  /** Whether the member's own proposals, with the form to make one, are open. */
  proposer?: 'oui'
  /** Whether the proposals that the staff has to decide on are open. */
  propositions?: 'oui'
}

/** The search parameters in the address of one conference. */
export type ConferenceView = { modifier?: 'oui' }

/** The tabs in their order, with their names in the address. */
export const TABS = [
  { tab: 'upcoming', onglet: undefined },
  { tab: 'live', onglet: 'en-direct' },
  { tab: 'past', onglet: 'passees' },
] as const satisfies { tab: ConferenceTab; onglet: ConferencesView['onglet'] }[]

const LANGUAGES = { fr: 'fr', en: 'en' } as const satisfies Record<Language, Language>

type Unread<View> = { [Part in keyof View]?: unknown }

/** Reads the search parameters, which anyone may have written: invalid values are ignored. */
export function readConferencesView(address: Unread<ConferencesView>): ConferencesView {
  const q = typedWords(text(address.q)).slice(0, SEARCH_MAX)
  const sujet = typedWords(text(address.sujet)).slice(0, TAG_MAX).trim()
  const langue = Object.values(LANGUAGES).find((language) => language === address.langue)
  const onglet = TABS.find((each) => each.onglet !== undefined && each.onglet === address.onglet)?.onglet
  return {
    ...(q && { q }),
    ...(sujet && { sujet }),
    ...(langue && { langue }),
    ...(onglet && { onglet }),
    ...(address.annoncer === 'oui' && { annoncer: 'oui' }),
    ...(address.proposer === 'oui' && { proposer: 'oui' }),
    ...(address.propositions === 'oui' && { propositions: 'oui' }),
  }
}

export const readConferenceView = ({ modifier }: Unread<ConferenceView>): ConferenceView =>
  modifier === 'oui' ? { modifier } : {}

export const tabOf = ({ onglet }: ConferencesView): ConferenceTab =>
  TABS.find((each) => each.onglet === onglet)?.tab ?? 'upcoming'

/** Returns the same search in another tab. */
export function inTab({ onglet: _, ...view }: ConferencesView, tab: ConferenceTab): ConferencesView {
  const onglet = TABS.find((each) => each.tab === tab)?.onglet
  return { ...view, ...(onglet && { onglet }) }
}

/** Returns the search criteria that the server is asked with. */
export const scopeOf = ({ q, sujet, langue }: ConferencesView) => ({
  ...(q && { search: q }),
  ...(sujet && { tag: sujet }),
  ...(langue && { language: langue }),
})

/** Returns whether nothing but the tab is chosen. */
export const isWhole = (view: ConferencesView): boolean => Object.keys(scopeOf(view)).length === 0

/** Puts a search on one line; the space after its last word stays while one types. */
export const typedWords = (words: string): string => words.replace(/\s+/g, ' ').trimStart()

/** The router parses numbers and booleans out of the address: "39" and "true" are still words to search for. */
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
