import { spokenDates } from '#contract/foundation/spoken-dates.ts'
import { useLanguage } from '#web/foundation/i18n.ts'

const formats = new Map<string, (date: Date) => string>()

export function useShortDay(): (day: string, withYear?: boolean) => string {
  const language = useLanguage()
  return (day, withYear = false) => {
    const name = `${language} ${withYear}`
    const format =
      formats.get(name) ??
      spokenDates(language, {
        day: 'numeric',
        month: 'short',
        ...(withYear && { year: 'numeric' }),
        timeZone: 'UTC',
      })
    formats.set(name, format)
    return format(new Date(`${day}T12:00:00Z`))
  }
}
