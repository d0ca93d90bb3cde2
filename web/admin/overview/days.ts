import type { Language } from '#contract/foundation/languages.ts'

/** For example "lun." and "16". A plain date belongs to no time zone. */
export function dayParts(day: string, language: Language): { weekday: string; date: string } {
  const at = new Date(day)
  return {
    weekday: new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }).format(at),
    date: String(at.getUTCDate()),
  }
}
