import { DAY_MS } from './durations.ts'

/** Returns the instant `days` times 24 hours later; earlier where `days` is negative. */
export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Returns the calendar day of an instant in UTC, YYYY-MM-DD. */
export const utcDayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Returns the calendar day `days` later; earlier where `days` is negative. */
export const daysAfter = (day: string, days: number): string => utcDayOf(daysFrom(new Date(`${day}T00:00:00Z`), days))

/** Returns the same instant `months` later, earlier where `months` is negative; on the last day of the month where that month is shorter. */
export function monthsFrom(at: Date, months: number): Date {
  const day = new Date(at)
  day.setUTCMonth(day.getUTCMonth() + months)
  if (day.getUTCDate() !== at.getUTCDate()) day.setUTCDate(0)
  return day
}
