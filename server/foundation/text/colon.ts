import type { Language } from '#contract/foundation/languages.ts'

/** A colon with the space that the language puts before it. */
export const COLON: Record<Language, string> = { fr: ' :', en: ':' }
