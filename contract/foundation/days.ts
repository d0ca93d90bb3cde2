import { DAY_MS } from './durations.ts'

export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

export const utcDayOf = (at: Date): string => at.toISOString().slice(0, 10)

export const daysAfter = (day: string, days: number): string => utcDayOf(daysFrom(new Date(`${day}T00:00:00Z`), days))

/** A shorter month gives its last day. */
export function monthsFrom(at: Date, months: number): Date {
  const day = new Date(at)
  day.setUTCMonth(day.getUTCMonth() + months)
  if (day.getUTCDate() !== at.getUTCDate()) day.setUTCDate(0)
  return day
}
