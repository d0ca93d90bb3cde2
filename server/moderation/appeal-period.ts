import { APPEAL_DAYS } from '#contract/moderation/limits.ts'

const DAY_MS = 86_400_000

export const daysAfter = (at: Date, days: number): Date => new Date(at.getTime() + days * DAY_MS)

/** Until when a decision of this instant can be appealed against. */
export const appealUntil = (decidedAt: Date): Date => daysAfter(decidedAt, APPEAL_DAYS)
