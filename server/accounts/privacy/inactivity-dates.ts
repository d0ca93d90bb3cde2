import { ABSENCE_MONTHS, WARNING_DAYS } from '#contract/accounts/rights-limits.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'

export const daysFrom = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Returns the same instant of an earlier month; the last day of that month where it is shorter. */
function monthsBefore(at: Date, months: number): Date {
  const day = new Date(at)
  day.setUTCDate(1)
  day.setUTCMonth(day.getUTCMonth() - months)
  const lastOfMonth = new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate()
  day.setUTCDate(Math.min(at.getUTCDate(), lastOfMonth))
  return day
}

/** Returns the instant since which an inactive member must not have been seen to be erased. */
export const absentSince = (now: Date): Date => monthsBefore(now, ABSENCE_MONTHS)

/** Returns the instant since which a member must not have been seen to be warned, a month before the erasure. */
export const warnableSince = (now: Date): Date => monthsBefore(now, ABSENCE_MONTHS - 1)

/** Returns the earliest instant of erasure for a member who is warned at `now` and does not come back. */
export const erasedFrom = (now: Date): Date => daysFrom(now, WARNING_DAYS)
