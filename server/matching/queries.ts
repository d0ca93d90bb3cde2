import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { matchFeedback, matchKey } from './tables.ts'

/** Whether the search of this version of a post has been stored. */
export async function isSearched(db: Reader, postId: string, version: number): Promise<boolean> {
  const [row] = await db.select({ matchedVer: matchKey.matchedVer }).from(matchKey).where(eq(matchKey.postId, postId))
  return row !== undefined && row.matchedVer >= version
}

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
  const { rows } = await db.execute<{ author_id: string }>(sql`
    select distinct other.author_id
    from match_key own
    join lateral (
      select b as key from symptom_match where a = own.key
      union all
      select a from symptom_match where b = own.key
    ) pair on true
    join match_key other on other.key = pair.key
    where own.post_id = ${postId}
      and not exists (
        select from match_feedback said
        where said.member_id = other.author_id and said.own_post_id = other.post_id and said.other_post_id = own.post_id
      )`)
  return rows.map(({ author_id }) => author_id)
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
    select distinct on (other.post_id) other.post_id, own.post_id as own_post_id, pair.score
    from match_key other
    join lateral (
      select b as key, score from symptom_match where a = other.key
      union all
      select a, score from symptom_match where b = other.key
    ) pair on true
    join match_key own on own.key = pair.key and own.author_id = ${memberId}
    where other.post_id = any (${sql.param([...new Set(postIds)])}::uuid[])
      and not exists (
        select from match_feedback said
        where said.member_id = ${memberId} and said.own_post_id = own.post_id and said.other_post_id = other.post_id
      )
    order by other.post_id, pair.score desc, own.post_id desc`)
  return new Map(rows.map(({ post_id, own_post_id, score }) => [post_id, { ownPostId: own_post_id, score }]))
}

/** A post this young that is not findable yet is about to be. */
const YOUNG_MS = 60_000

/** Whether the search of one of these posts is still to be done. */
export async function isSearching(
  db: Reader,
  posts: readonly { id: string; createdAt: Date }[],
  now: Date,
): Promise<boolean> {
  if (posts.length === 0) return false
  const ids = posts.map(({ id }) => id)
  const keys = await db
    .select({ postId: matchKey.postId, isPending: sql<boolean>`${matchKey.matchedVer} < ${matchKey.ver}` })
    .from(matchKey)
    .where(inArray(matchKey.postId, ids))
  const isPending = new Map(keys.map((key) => [key.postId, key.isPending]))
  return posts.some(({ id, createdAt }) => isPending.get(id) ?? now.getTime() - createdAt.getTime() < YOUNG_MS)
}

/**
 * Members matched with any post of this one, with the score of the best pair, best first; of all, or of these. Pairs that they called not relevant
 * are left out.
 */
export async function membersMatchedWith(
  db: Reader,
  memberId: string,
  among?: readonly string[],
): Promise<{ memberId: string; score: number }[]> {
  const { rows } = await db.execute<{ author_id: string; score: number }>(sql`
    select other.author_id, max(pair.score) as score
    from match_key own
    join lateral (
      select b as key, score from symptom_match where a = own.key
      union all
      select a, score from symptom_match where b = own.key
    ) pair on true
    join match_key other on other.key = pair.key
    where own.author_id = ${memberId}
      ${among ? sql`and other.author_id = any (${sql.param([...among])}::uuid[])` : sql``}
      and not exists (
        select from match_feedback said
        where said.member_id = ${memberId} and said.own_post_id = own.post_id and said.other_post_id = other.post_id
      )
    group by other.author_id
    order by score desc, other.author_id`)
  return rows.map(({ author_id, score }) => ({ memberId: author_id, score }))
}
