import type { Language } from './languages.ts'

/** Locales for dates. English readers are mostly in Europe: day before month, 24 hours. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

/**
 * Returns a formatter of days. French writes the first of a month as an ordinal and the others not: "1er mars 2026", "2 mars 2026", which `Intl` does not do.
 * @param options  as of `Intl.DateTimeFormat`; the reader's own time zone unless said
 */
export function spokenDates(language: Language, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const { format } = new Intl.DateTimeFormat(LOCALES[language], options)
  return (date) => withOrdinal[language](format(date))
}

const withOrdinal: Record<Language, (day: string) => string> = {
  fr: (day) => day.replace(/(^|\D)1(?=\s\p{L})/u, (_, before) => `${before}1er`),
  en: (day) => day,
}
