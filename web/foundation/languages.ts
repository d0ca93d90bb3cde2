import type { Language } from '#contract/foundation/languages.ts'

export const DEFAULT_LANGUAGE: Language = 'fr'

/** Every language, said again by name: the contract's own list brings its validation library, which the first screen does not need. */
const NAMES: Record<Language, Language> = { fr: 'fr', en: 'en' }

/** The language to begin with: the one kept in the browser, else the one the server chose, else French. Anything unknown is passed over. */
export const firstLanguage = (kept: string | null | undefined, chosenByServer: string | undefined): Language =>
  known(kept) ?? known(chosenByServer) ?? DEFAULT_LANGUAGE

const known = (value: string | null | undefined) => Object.values(NAMES).find((language) => language === value)
