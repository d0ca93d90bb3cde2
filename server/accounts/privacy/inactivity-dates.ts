import { ABSENCE_MONTHS, WARNING_DAYS } from '#contract/accounts/rights-limits.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'

export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** The same instant so many months before; the last day of the month where that month is shorter. */
function monthsBefore(at: Date, months: number): Date {
  const day = new Date(at)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(at.getUTCDate(), lastOfMonth))
  return day
}

/** A member who was not seen since this instant is absent for good. */
export const absentSince = (now: Date): Date => monthsBefore(now, ABSENCE_MONTHS)

/** A member who was not seen since this instant is to be warned: a month ahead. */
export const warnableSince = (now: Date): Date => monthsBefore(now, ABSENCE_MONTHS - 1)

/** The earliest instant at which a member who is warned at `now` is erased, unless they come back. */
export const erasedFrom = (now: Date): Date => daysFrom(now, WARNING_DAYS)
