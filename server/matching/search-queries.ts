import { sql } from 'drizzle-orm'
import { MATCHES_OF_NEW_ACCOUNTS, MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import { MONTH_POINTS, OVERLAP_LEAST, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { askBuilt } from '#server/foundation/db/batched-reads.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type FoundRow, ownColumns, searchOf } from '#server/foundation/pairs/found-rows.ts'
import { type FindInput, idArray, type Search } from '#server/foundation/pairs/kind.ts'
import { idsOf } from '#server/foundation/text/words.ts'
import { notifiedWith } from './match-disclosure-store.ts'
import { type MatchCriteria, TELLING_TAGS } from './score.ts'

const RULES = JSON.stringify({
  points: { ...POINTS, period: MONTH_POINTS },
  scoreMax: SCORE_MAX,
  scoreThreshold: SCORE_THRESHOLD,
  overlap: OVERLAP_LEAST,
  tellingTags: idsOf(TELLING_TAGS),
  perAuthor: MATCHES_PER_AUTHOR,
})

/**
 * Returns the matches of a post, best first: those of established authors by `match_top`; of new authors as many as those leave free, and
 * MATCHES_OF_NEW_ACCOUNTS more; and those of which an author was already notified, or whose pairs wait to be confirmed, if they still match. Undefined when the
 * post has no key.
 */
export async function topMatches(
  reader: Reader,
  { subjectId, excludedOwnerIds, kept }: FindInput,
): Promise<Search<MatchCriteria> | undefined> {
  const excluded = idArray(excludedOwnerIds)
  // Only the other side's search may have found a pair that waits to be confirmed; it stays while the two posts match.
  const told = sql`array(
    select key from match_key where post_id = any (array(${notifiedWith(subjectId)}))
    union select case when pair.a = own.key then pair.b else pair.a end
    from symptom_match pair where own.key in (pair.a, pair.b) and pair.is_outdated)`
  const rows = await askBuilt<FoundRow<Columns>>(
    reader,
    'top_matches',
    sql`
    select ${ownColumns(sql`own.key`)}, best.*, best.post_id as subject_id, best.author_id as owner_id
    from match_key own
    left join lateral (
      with established as materialized (
        select * from match_top(own.key, ${excluded}, ${kept}, ${RULES}::jsonb, true)
      ), left_over as materialized (
        select ${kept}::int - count(*)::int + ${MATCHES_OF_NEW_ACCOUNTS}::int as places from established
      )
      select * from established
      union
      select added.* from left_over, match_top(own.key, ${excluded}, left_over.places, ${RULES}::jsonb, false) added
      union
      select * from match_those(own.key, ${told}, ${RULES}::jsonb) where author_id <> all (${excluded})
    ) best on true
    where own.post_id = ${subjectId}
    order by best.score desc, best.shared_tags desc, best.similarity desc, best.post_id desc`,
  )
  return searchOf(rows, criteriaOf)
}

type Columns = {
  shared_tags: number
  similarity: number
  location_match: boolean
  postal_proximity: boolean
  months_apart: 0 | 1 | null
  travel_overlap: boolean
}

const criteriaOf = (row: Columns): MatchCriteria => ({
  locationMatch: row.location_match,
  postalProximity: row.postal_proximity,
  monthsApart: row.months_apart,
  travelOverlap: row.travel_overlap,
  symptomSimilarity: row.similarity,
  sharedTags: row.shared_tags,
})
