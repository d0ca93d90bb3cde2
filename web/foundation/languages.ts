import type { Language } from '#contract/foundation/languages.ts'

export const DEFAULT_LANGUAGE: Language = 'fr'

/** Repeated here because the contract's own list would load the schema library with the first screen. */
const NAMES: Record<Language, Language> = { fr: 'fr', en: 'en' }

/** All languages, in the order in which they are offered. */
export const LANGUAGES: readonly Language[] = Object.values(NAMES)

/** Returns the language to start with: the stored one, else the server's choice, else French. Unknown values are skipped. */
export const firstLanguage = (kept: string | null | undefined, chosenByServer: string | undefined): Language =>
  knownLanguage(kept) ?? knownLanguage(chosenByServer) ?? DEFAULT_LANGUAGE

export const knownLanguage = (name: unknown): Language | undefined => LANGUAGES.find((language) => language === name)

/** Returns the next language, and the first one after the last. */
export const nextLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!
