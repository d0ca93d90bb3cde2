import type { Language } from '#contract/foundation/languages.ts'

export const DEFAULT_LANGUAGE: Language = 'fr'

/** Every language, said again by name: the contract's own list brings its validation library, which the first screen does not need. */
const NAMES: Record<Language, Language> = { fr: 'fr', en: 'en' }
const ALL = Object.values(NAMES)

/** The language to begin with: the one kept in the browser, else the one the server chose, else French. Anything unknown is passed over. */
export const firstLanguage = (kept: string | null | undefined, chosenByServer: string | undefined): Language =>
  knownLanguage(kept) ?? knownLanguage(chosenByServer) ?? DEFAULT_LANGUAGE

/** The language of this name; undefined where it names none. */
export const knownLanguage = (name: unknown): Language | undefined => ALL.find((language) => language === name)

/** The language after this one, in a round. */
export const nextLanguage = (language: Language): Language => ALL[(ALL.indexOf(language) + 1) % ALL.length]!
