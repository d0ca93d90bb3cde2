import { APPEAL_DAYS } from '#contract/moderation/limits.ts'

const DAY_MS = 86_400_000

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Until when what came to stand at this instant can be appealed against. */
export const appealPeriodFrom = (since: Date): Date => daysAfter(since, APPEAL_DAYS)
