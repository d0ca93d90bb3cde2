import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import type { MatchCriteria } from './score.ts'

export type BestMatch = { ownPostId: string; postId: string; authorId: string; score: number; criteria: MatchCriteria }

type BestMatchesInput = { postIds: readonly string[]; limit: number; excludedAuthorIds: readonly string[] }

/**
 * The best stored matches of each of these posts, whichever side found them, as its author is to see them: best first, at most `limit`
 * a post, without authors in `excludedAuthorIds` and without those the author called not relevant.
 */
export async function bestMatchesOf(
  reader: Reader,
  { postIds, limit, excludedAuthorIds }: BestMatchesInput,
): Promise<BestMatch[]> {
  const { rows } = await reader.execute<{
    own_post_id: string
    post_id: string
    author_id: string
    score: number
    criteria: MatchCriteria
  }>(sql`
    select own.post_id as own_post_id, shown.post_id, shown.author_id, shown.score, shown.criteria
    from match_key own cross join lateral (${shownMatches({ limit, excludedAuthorIds })}) shown
    where own.post_id = any (${sql.param([...postIds])}::uuid[])
    order by own.post_id desc, ${rankOrder(sql`shown`)}`)
  return rows.map(({ own_post_id, post_id, author_id, score, criteria }) => ({
    ownPostId: own_post_id,
    postId: post_id,
    authorId: author_id,
    score,
    criteria,
  }))
}

type AmongBestInput = { key: number; otherKeys: readonly number[]; limit: number }

/** Which of the other posts have this one among the `limit` best that they show; by key. */
export async function amongBestOf(reader: Reader, { key, otherKeys, limit }: AmongBestInput): Promise<Set<number>> {
  const { rows } = await reader.execute<{ key: string }>(sql`
    select own.key
    from match_key own cross join lateral (${shownMatches({ limit, excludedAuthorIds: [] })}) shown
    where own.key = any (${sql.param([...otherKeys])}::bigint[]) and shown.key = ${key}`)
  return new Set(rows.map((row) => Number(row.key)))
}

/** The matches that the post `own` shows, best first. */
const shownMatches = ({ limit, excludedAuthorIds }: Omit<BestMatchesInput, 'postIds'>): SQL => sql`
  select other.key, other.post_id, other.author_id, pair.score, pair.criteria
  from (
    select b as key, score, criteria from symptom_match where a = own.key
    union all
    select a, score, criteria from symptom_match where b = own.key
  ) pair
  join match_key other on other.key = pair.key
  where other.author_id <> all (${sql.param([...excludedAuthorIds])}::uuid[])
    and not exists (
      select from match_feedback said
      where said.member_id = own.author_id and said.own_post_id = own.post_id and said.other_post_id = other.post_id
    )
  order by pair.score desc, ${criteriaOrder(sql`pair`)}, other.post_id desc
  limit ${limit}`

const criteriaOrder = (row: SQL): SQL =>
  sql`(${row}.criteria ->> 'sharedTags')::int desc, (${row}.criteria ->> 'symptomSimilarity')::float8 desc`

const rankOrder = (row: SQL): SQL => sql`${row}.score desc, ${criteriaOrder(row)}, ${row}.post_id desc`
