import type { Limit } from '#server/foundation/net/rate.ts'

type Taking = {
  /** The way in which the product takes points. */
  take: (limit: Limit, key: string) => Promise<void>
  limit: Limit
  key: string
  /** How many points the product took before, one at least: it made the limit, so one of another name or number fails the test. */
  taken?: number
}

/** Takes points of a limit until one is left, for a test of what is refused then. */
export async function leaveOnePoint({ take, limit, key, taken = 1 }: Taking): Promise<void> {
  for (let point = taken; point < limit.points - 1; point++) await take(limit, key)
}
