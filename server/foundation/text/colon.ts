import type { Language } from '#contract/foundation/languages.ts'

export const COLON: Record<Language, string> = { fr: ' :', en: ':' }
