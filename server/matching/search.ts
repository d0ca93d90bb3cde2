import { sql } from 'drizzle-orm'
import { CLINICAL_SIMILARITY, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type FoundRow, searchOf } from '#server/foundation/pairs/found-rows.ts'
import type { FindInput, Search } from '#server/foundation/pairs/kind.ts'
import type { MatchCriteria } from './score.ts'

/** What `match_top` is to go by. */
const RULES = JSON.stringify({
  points: POINTS,
  scoreMax: SCORE_MAX,
  scoreThreshold: SCORE_THRESHOLD,
  clinicalSimilarity: CLINICAL_SIMILARITY,
})

/** What `match_top` finds, best first; undefined when the post is not indexed. */
export async function topMatches(
  reader: Reader,
  { subjectId, excludedOwnerIds, kept }: FindInput,
): Promise<Search<MatchCriteria> | undefined> {
  const { rows } = await reader.execute<FoundRow<Columns>>(sql`
    select own.key as own_key, own.ver as own_ver, best.*, best.post_id as subject_id, best.author_id as owner_id
    from match_key own
    left join lateral match_top(own.key, ${sql.param([...excludedOwnerIds])}::uuid[], ${kept}, ${RULES}::jsonb) best on true
    where own.post_id = ${subjectId}`)
  return searchOf(rows, criteriaOf)
}

type Columns = {
  shared_tags: number
  similarity: number
  location_match: boolean
  postal_proximity: boolean
  temporal_proximity: number | null
  travel_overlap: boolean
}

const criteriaOf = (row: Columns): MatchCriteria => ({
  locationMatch: row.location_match,
  postalProximity: row.postal_proximity,
  temporalProximity: row.temporal_proximity,
  travelOverlap: row.travel_overlap,
  symptomSimilarity: row.similarity,
  sharedTags: row.shared_tags,
})
