import type { Language } from '#contract/foundation/languages.ts'

/** A colon after a word, in a plain text. */
export const COLON: Record<Language, string> = { fr: ' :', en: ':' }
