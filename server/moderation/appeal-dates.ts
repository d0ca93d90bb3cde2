import { daysFrom } from '#contract/foundation/days.ts'
import { APPEAL_DAYS } from '#contract/moderation/limits.ts'

export const appealPeriodFrom = (since: Date): Date => daysFrom(since, APPEAL_DAYS)
