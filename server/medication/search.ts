import { type SQL, sql } from 'drizzle-orm'
import { EFFECT_CLOSENESS, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/medication/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type FoundRow, searchOf } from '#server/foundation/pairs/found-rows.ts'
import type { FindInput, Search } from '#server/foundation/pairs/kind.ts'
import type { MedicationCriteria } from './score.ts'

/**
 * The `kept` best matches of a report, exactly, best first; undefined when it is not indexed. What a match is and which is better: `matchOf` and
 * `byRank` in score.ts, to which tests hold this. Without the name or the substance in common two reports reach 60 points at most, which is no match:
 * so these two look-ups miss none. Lengths alone rule out most texts whose words would have to bring much, before any words are compared. Without an effect in
 * common a report is left out before the best are chosen, so that it takes no other's place.
 */
export async function topMatches(
  reader: Reader,
  { subjectId, excludedOwnerIds, kept }: FindInput,
): Promise<Search<MedicationCriteria> | undefined> {
  const { rows } = await reader.execute<FoundRow<Columns>>(sql`
    select own.report_id as own_key, own.ver as own_ver, best.*, best.key as subject_id
    from report_key own
    left join lateral (
      select p.report_id as key, p.member_id as owner_id, p.ver, p.same_name, p.same_substance, p.gap, p.days, p.similarity,
        least(${SCORE_MAX}::int, p.base + ${wordPoints(sql`p.similarity`)}) as score
      from (
        select able.*, icount(able.tok & own.tok)::float8 / able.larger as similarity
        from (
          select near.*,
            case when near.same_name then ${POINTS.name}::int else ${POINTS.substance}::int end
              + case near.gap when 0 then ${POINTS.sameSeverity}::int when 1 then ${POINTS.nearSeverity}::int else 0 end
              + case when near.days <= 30 then ${POINTS.month}::int when near.days <= 90 then ${POINTS.quarter}::int else 0 end
              as base
          from (
            select other.report_id, other.member_id, other.ver, other.tok, other.same_name,
              own.substance_key <> '' and other.substance_key = own.substance_key as same_substance,
              icount(other.effects & own.effects) > 0 as names_the_same,
              abs(other.severity - own.severity) as gap, abs(other.onset - own.onset) as days,
              least(other.ntok, own.ntok)::float8 as smaller, greatest(other.ntok, own.ntok, 1)::float8 as larger
            from (
              select k.*, true as same_name from report_key k where k.name_key <> '' and k.name_key = own.name_key
              union all
              select k.*, false from report_key k
              where k.substance_key <> '' and k.substance_key = own.substance_key
                and (own.name_key = '' or k.name_key <> own.name_key)
            ) other
            where other.member_id <> own.member_id and other.member_id <> all (${sql.param([...excludedOwnerIds])}::uuid[])
            offset 0
          ) near
          offset 0
        ) able
        where able.base + ${wordPoints(sql`able.smaller / able.larger`)} > ${SCORE_THRESHOLD}::int
        offset 0
      ) p
      where p.base + ${wordPoints(sql`p.similarity`)} > ${SCORE_THRESHOLD}::int
        and (p.names_the_same or ${effectCloseness(sql`p`)} >= ${EFFECT_CLOSENESS}::float8)
      order by score desc, p.similarity desc, p.report_id desc
      limit ${kept}
    ) best on true
    where own.report_id = ${subjectId}`)
  return searchOf(rows, criteriaOf)
}

/** How close the descriptions of a compared pair are, 0 to 1: see `effectCloseness` in score.ts. */
const effectCloseness = (compared: SQL): SQL => sql`${compared}.similarity`

/** The same arithmetic as `pointsOf`, in the same floating point. */
const wordPoints = (similarity: SQL): SQL => sql`floor(${POINTS.words}::float8 * (${similarity}))::int`

type Columns = {
  same_name: boolean
  same_substance: boolean
  gap: number
  days: number | null
  similarity: number
}

const criteriaOf = (row: Columns): MedicationCriteria => ({
  exactMedicationMatch: row.same_name,
  sameActiveSubstance: row.same_substance,
  severityProximity: row.gap <= 1 ? row.gap : null,
  temporalProximity: row.days !== null && row.days <= 90 ? row.days : null,
  sideEffectSimilarity: row.similarity,
})
