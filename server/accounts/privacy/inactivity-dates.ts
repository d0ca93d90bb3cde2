import { INACTIVITY_MONTHS, WARNING_DAYS } from '#contract/accounts/privacy-limits.ts'
import { daysFrom, monthsFrom } from '#contract/foundation/days.ts'

/** Returns the instant since which an inactive member must not have been seen to be erased. */
export const inactiveSince = (now: Date): Date => monthsFrom(now, -INACTIVITY_MONTHS)

/** Returns the instant since which a member must not have been seen to be warned, a month before the erasure. */
export const warnableSince = (now: Date): Date => monthsFrom(now, 1 - INACTIVITY_MONTHS)

/** Returns the earliest instant of erasure for a member who is warned at `now` and does not come back. */
export const erasedFrom = (now: Date): Date => daysFrom(now, WARNING_DAYS)
