import { SEARCH_MAX, TAG_MAX } from '#contract/conferences/limits.ts'
import type { ConferenceTab } from '#contract/conferences/rules.ts'
import type { Language } from '#contract/foundation/languages.ts'

export type ConferencesView = {
  q?: string
  sujet?: string
  langue?: Language
  onglet?: 'en-direct' | 'passees'
  annoncer?: 'oui'
  proposer?: 'oui'
  propositions?: 'oui'
}

export type ConferenceView = { modifier?: 'oui' }

export const TABS = [
  { tab: 'upcoming', onglet: undefined },
  { tab: 'live', onglet: 'en-direct' },
  { tab: 'past', onglet: 'passees' },
] as const satisfies { tab: ConferenceTab; onglet: ConferencesView['onglet'] }[]

const LANGUAGES = { fr: 'fr', en: 'en' } as const satisfies Record<Language, Language>

type Unread<View> = { [Part in keyof View]?: unknown }

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

export function inTab({ onglet: _, ...view }: ConferencesView, tab: ConferenceTab): ConferencesView {
  const onglet = TABS.find((each) => each.tab === tab)?.onglet
  return { ...view, ...(onglet && { onglet }) }
}

export const scopeOf = ({ q, sujet, langue }: ConferencesView) => ({
  ...(q && { search: q }),
  ...(sujet && { tag: sujet }),
  ...(langue && { language: langue }),
})

export const isWhole = (view: ConferencesView): boolean => Object.keys(scopeOf(view)).length === 0

/** The space after the last word stays while one types. */
export const typedWords = (words: string): string => words.replace(/\s+/g, ' ').trimStart()

/** The router parses numbers and booleans out of the address: "39" and "true" are still words to search for. */
const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
