import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { idArray, isDismissed, keysOf, pairsOfOwn } from '#server/foundation/pairs/kind.ts'
import { membersMatchedBy, pairsPerDay } from '#server/foundation/pairs/lists.ts'
import { symptomPairs } from './pairs.ts'
import { matchFeedback } from './tables.ts'
import { toldScore } from './told.ts'

/** Of these posts, those whose author called another post not relevant to them. */
export async function dismissersOf(db: Reader, postId: string, ownPostIds: readonly string[]): Promise<Set<string>> {
  if (ownPostIds.length === 0) return new Set()
  const rows = await db
    .select({ id: matchFeedback.ownPostId })
    .from(matchFeedback)
    .where(and(eq(matchFeedback.otherPostId, postId), inArray(matchFeedback.ownPostId, [...ownPostIds])))
  return new Set(rows.map(({ id }) => id))
}

/** Members with whom a post is matched, without those who called it not relevant. */
export async function authorsMatchedWith(db: Reader, postId: string): Promise<string[]> {
  const { rows } = await db.execute<{ owner_id: string }>(sql`
    select distinct other.owner_id
    from ${keysOf(symptomPairs)} own
    join lateral (${pairsOfOwn(symptomPairs)}) pair on true
    join ${keysOf(symptomPairs)} other on other.key = pair.key
    where own.subject_id = ${postId} and not ${isDismissed(symptomPairs, 'other')}`)
  return rows.map(({ owner_id }) => owner_id)
}

export type BestPair = { ownPostId: string; score: number }

/** With which of a member's posts each of these other posts is matched best; by other post id. Pairs called not relevant are left out. */
export async function pairsWith(
  db: Reader,
  memberId: string,
  postIds: readonly string[],
): Promise<Map<string, BestPair>> {
  if (postIds.length === 0) return new Map()
  const { rows } = await db.execute<{ post_id: string; own_post_id: string; score: number }>(sql`
    select distinct on (own.subject_id) own.subject_id as post_id, other.subject_id as own_post_id, ${toldScore} as score
    from ${keysOf(symptomPairs)} own
    join lateral (${pairsOfOwn(symptomPairs)}) pair on true
    join ${keysOf(symptomPairs)} other on other.key = pair.key and other.owner_id = ${memberId}
    where own.subject_id = any (${idArray([...new Set(postIds)])}) and not ${isDismissed(symptomPairs, 'other')}
    order by own.subject_id, pair.score desc, other.subject_id desc`)
  return new Map(rows.map(({ post_id, own_post_id, score }) => [post_id, { ownPostId: own_post_id, score }]))
}

/** Members matched with any post of this one, by the score that they are told of the best pair, best first: see `membersMatchedBy`. */
export const membersMatchedWith = (db: Reader, memberId: string, among?: readonly string[]) =>
  membersMatchedBy(symptomPairs, db, { memberId, among, score: toldScore })

/** How many pairs of similar posts were found on each day: see `pairsPerDay`. */
export const matchesPerDay = (db: Reader, since: Date) => pairsPerDay(symptomPairs, db, since)
