import type { Language } from './languages.ts'

/** English is read by people in Europe first: day before month, 24 hours. */
export const LOCALES = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

/**
 * Says days in a language's own words. French counts the first of a month and not the others: "1er mars 2026", "2 mars 2026", which `Intl` does not.
 * @param options  as of `Intl.DateTimeFormat`; the reader's own time zone unless said
 */
export function spokenDates(language: Language, options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const { format } = new Intl.DateTimeFormat(LOCALES[language], options)
  return language === 'fr'
    ? (date) => format(date).replace(/(^|\D)1(?=\s\p{L})/u, (_, before) => `${before}1er`)
    : format
}
