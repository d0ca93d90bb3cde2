import type { Language } from '#contract/foundation/languages.ts'

type Words = { gaps: string; page: (n: number, of: number) => string }

export const PDF_WORDS: Record<Language, Words> = {
  fr: {
    gaps: '[…] remplace des signes absents de ce PDF (émojis, autres alphabets). La page à imprimer les garde.',
    page: (n, of) => `Page ${n} sur ${of}`,
  },
  en: {
    gaps: '[…] stands for characters that this PDF cannot show (emojis, other alphabets). The page to print keeps them.',
    page: (n, of) => `Page ${n} of ${of}`,
  },
}
