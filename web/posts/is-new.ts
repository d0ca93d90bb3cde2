import { NEW_DAYS } from '#contract/posts/limits.ts'

const DAY_MS = 86_400_000

/** Whether a post of then is still "Nouveau" at `now`. */
export const isNew = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < NEW_DAYS * DAY_MS
