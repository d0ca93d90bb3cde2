import type { Language } from '#contract/foundation/languages.ts'
import { useLanguage } from '#web/foundation/i18n.ts'

const LOCALES: Record<Language, string> = { fr: 'fr-FR', en: 'en-GB' }
const formats = new Map<string, Intl.DateTimeFormat>()

/** Plain dates where space is scarce: "9 mars", and "9 mars 2026" with the year. */
export function useShortDay(): (day: string, withYear?: boolean) => string {
  const language = useLanguage()
  return (day, withYear = false) => {
    const name = `${language} ${withYear}`
    const format =
      formats.get(name) ??
      new Intl.DateTimeFormat(LOCALES[language], {
        day: 'numeric',
        month: 'short',
        ...(withYear && { year: 'numeric' }),
        timeZone: 'UTC',
      })
    formats.set(name, format)
    return format.format(new Date(`${day}T12:00:00Z`))
  }
}
