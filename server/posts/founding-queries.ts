import { and, eq, sql } from 'drizzle-orm'
import { FOUNDING_STORIES } from '#contract/posts/limits.ts'
import type { Db, Reader } from '#server/foundation/db/database.ts'
import { isShown } from './policy.ts'
import { post } from './tables.ts'

const KEPT_MS = 600_000

const kept = new WeakMap<Db, { at: number; isFounding: Promise<boolean> }>()
const lastKnown = new WeakMap<Db, boolean>()

/**
 * Whether the community is only beginning: fewer than FOUNDING_STORIES stories that members may see. The answer is cached for ten minutes, and only yes or no,
 * so that nobody can count the stories of others by publishing one after the other.
 */
export function isFounding(db: Db, now: Date): Promise<boolean> {
  const known = kept.get(db)
  if (known && now.getTime() - known.at < KEPT_MS) return known.isFounding
  const isFounding = hasFewStories(db)
  kept.set(db, { at: now.getTime(), isFounding })
  isFounding.then(
    (is) => lastKnown.set(db, is),
    () => kept.delete(db),
  )
  return isFounding
}

/** Looks it up at once, for a caller that writes many stories. */
export function renewFounding(db: Db, now: Date): Promise<boolean> {
  kept.delete(db)
  return isFounding(db, now)
}

/** Returns the answer as it was last known, for callers that cannot wait; undefined before the first. */
export const isFoundingAsKnown = (db: Db): boolean | undefined => lastKnown.get(db)

/** Reads only as many stories as are needed to decide. */
async function hasFewStories(db: Reader): Promise<boolean> {
  const some = db
    .select({ one: sql`1` })
    .from(post)
    .where(and(eq(post.kind, 'symptom'), isShown))
    .limit(FOUNDING_STORIES)
  return (await db.$count(some.as('some'))) < FOUNDING_STORIES
}
