import { DAY_MS } from '#contract/foundation/durations.ts'
import { NEW_DAYS } from '#contract/posts/limits.ts'

export const isNew = (createdAt: Date, now: Date): boolean => now.getTime() - createdAt.getTime() < NEW_DAYS * DAY_MS

export const isFresh = ({ createdAt }: { createdAt: Date }): boolean => Date.now() - createdAt.getTime() < DAY_MS
