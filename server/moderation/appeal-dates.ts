import { daysFrom } from '#contract/foundation/days.ts'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'

/** Returns the instant until which a state that began at `since` can be appealed against. */
export const appealPeriodFrom = (since: Date): Date => daysFrom(since, APPEAL_DAYS)
