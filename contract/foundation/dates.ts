import { z } from 'zod'
import { HOUR_MS } from './durations.ts'

export const EARLIEST_DATE = '1900-01-01'

/** A calendar day, YYYY-MM-DD, that belongs to no time zone. Not before 1900-01-01. */
export const PlainDate = z.iso.date('invalidDate').refine((date) => date >= EARLIEST_DATE, 'dateTooEarly')

/** A date field may hold unfinished text until its form refuses it. */
export const isPlainDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text)

/** A month, YYYY-MM: what other members see of a day. */
export const PlainMonth = z.string().regex(/^\d{4}-\d{2}$/)

/** Returns the calendar day at `now` in the zone where it is latest (UTC+14): no later day is today anywhere on earth. */
export const latestToday = (now: Date): string => new Date(now.getTime() + 14 * HOUR_MS).toISOString().slice(0, 10)

/** A shorter month gives its last day. */
export function monthsBefore(date: string, months: number): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10)
}
