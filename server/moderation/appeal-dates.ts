import { DAY_MS } from '#contract/foundation/durations.ts'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Returns the instant until which a state that began at `since` can be appealed against. */
export const appealPeriodFrom = (since: Date): Date => daysAfter(since, APPEAL_DAYS)
