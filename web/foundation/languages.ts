import type { Language } from '#contract/foundation/languages.ts'

export const DEFAULT_LANGUAGE: Language = 'fr'

/** Repeated here because the contract's own list would load the schema library with the first screen. */
const NAMES: Record<Language, Language> = { fr: 'fr', en: 'en' }

export const LANGUAGES: readonly Language[] = Object.values(NAMES)

export const firstLanguage = (kept: string | null | undefined, chosenByServer: string | undefined): Language =>
  knownLanguage(kept) ?? knownLanguage(chosenByServer) ?? DEFAULT_LANGUAGE

export const knownLanguage = (name: unknown): Language | undefined => LANGUAGES.find((language) => language === name)

export const nextLanguage = (language: Language): Language =>
  LANGUAGES[(LANGUAGES.indexOf(language) + 1) % LANGUAGES.length]!
