import { DAY_MS } from '#contract/foundation/durations.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'

/** Returns whether a post of `createdAt` is still marked "Nouveau" at `now`. */
export const isNew = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < NEW_DAYS * DAY_MS

/** Returns whether a post was published within the last day. */
export const isFresh = ({ createdAt }: { createdAt: Date }): boolean => Date.now() - createdAt.getTime() < DAY_MS
