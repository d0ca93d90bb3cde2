import { DAY_MS } from '#contract/foundation/durations.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { spokenDates } from '#contract/foundation/spoken-dates.ts'

export const isSameDay = (one: Date, other: Date): boolean =>
  one.getDate() === other.getDate() && one.getMonth() === other.getMonth() && one.getFullYear() === other.getFullYear()

/** In the reader's time zone: 0 for the same day, 1 for yesterday. */
export const nightsBetween = (one: Date, other: Date): number =>
  Math.round((startOf(other).getTime() - startOf(one).getTime()) / DAY_MS)

const startOf = (at: Date) => new Date(at.getFullYear(), at.getMonth(), at.getDate())

/** For example "9 nov."; for another year "nov. 2025". */
export function shortDay(at: Date, language: Language, now = new Date()): string {
  const isThisYear = at.getFullYear() === now.getFullYear()
  const format = spokenDates(language, {
    month: 'short',
    ...(isThisYear ? { day: 'numeric' } : { year: 'numeric' }),
  })
  return format(at)
}
