import { and, eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { FOUNDING_STORIES } from '#contract/posts/limits.ts'
import type { Db, Reader } from '#server/foundation/db/database.ts'
import { recentOf } from '#server/foundation/db/recent.ts'
import { isShown } from './policy.ts'
import { post } from './tables.ts'

const lastKnown = new WeakMap<Db, boolean>()

/**
 * Whether the community has fewer than FOUNDING_STORIES stories that members may see. The answer is cached for ten minutes, and only as yes or no: otherwise
 * somebody could count the stories of others by publishing one after the other.
 */
export const isFounding = recentOf(10 * MINUTE_MS, async (db) => {
  const is = await hasFewStories(db)
  lastKnown.set(db, is)
  return is
})

export function renewFounding(db: Db, now: Date): Promise<boolean> {
  isFounding.forget(db)
  return isFounding(db, now)
}

export const isFoundingAsKnown = (db: Db): boolean | undefined => lastKnown.get(db)

async function hasFewStories(db: Reader): Promise<boolean> {
  const some = db
    .select({ one: sql`1` })
    .from(post)
    .where(and(eq(post.kind, 'symptom'), isShown))
    .limit(FOUNDING_STORIES)
  return (await db.$count(some.as('some'))) < FOUNDING_STORIES
}
