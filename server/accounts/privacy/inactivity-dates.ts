import { INACTIVITY_MONTHS, WARNING_DAYS } from '#contract/accounts/privacy-limits.ts'
import { daysFrom, monthsFrom } from '#contract/foundation/days.ts'

export const inactiveSince = (now: Date): Date => monthsFrom(now, -INACTIVITY_MONTHS)

export const warnableSince = (now: Date): Date => monthsFrom(now, 1 - INACTIVITY_MONTHS)

export const erasedFrom = (now: Date): Date => daysFrom(now, WARNING_DAYS)
