import { type SQL, sql } from 'drizzle-orm'
import { POINTS } from '#contract/medication/limits.ts'
import { effectKey } from '#contract/medication/rules.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { type FoundRow, ownColumns, searchOf } from '#server/foundation/pairs/found-rows.ts'
import { type FindInput, idArray, type Search } from '#server/foundation/pairs/kind.ts'
import { wordId } from '#server/foundation/text/words.ts'
import { type MedicationPair, ORDER_DIGITS, REPORT_PLACES } from './score.ts'

/** Exact, best first; undefined when the report is not indexed. Tests hold this query to `pairOf` and `bestReports` of tests/support/plain-search. */
export async function topMatches(
  reader: Reader,
  { subjectId, excludedOwnerIds, kept }: FindInput,
): Promise<Search<MedicationPair> | undefined> {
  const order = sql`score desc, pair_order, key desc`
  const { rows } = await reader.execute<FoundRow<Columns>>(sql`
    select ${ownColumns(sql`own.report_id`)}, best.*, best.key as subject_id
    from report_key own
    left join lateral (
      with alike as materialized (
        select other.report_id as key, other.member_id as owner_id, other.ver, other.place_key, other.is_established, other.score,
          other.effects & own.effects as effects, ${pairOrder(sql`own.report_id`, sql`other.report_id`)} as pair_order
        from (
          select k.*, ${POINTS.name}::int as score from report_key k where k.name_key <> '' and k.name_key = own.name_key
          union all
          select k.*, ${POINTS.substance}::int from report_key k
          where k.substance_key <> '' and k.substance_key = own.substance_key and (own.name_key = '' or k.name_key <> own.name_key)
        ) other
        where other.effects && own.effects
          and other.member_id <> own.member_id and other.member_id <> all (${idArray(excludedOwnerIds)})
      ), few as (
        select *, row_number() over (partition by place_key, is_established order by ${order}) as of_place_key from alike
      ), ranked as (
        select *, row_number() over (partition by is_established order by ${order}) as of_part,
          count(*) filter (where is_established) over () as established
        from few where of_place_key <= ${REPORT_PLACES.perOwner}
      )
      select key, owner_id, ver, score, effects, pair_order from ranked
      where of_part <= case
        when is_established then ${kept}::int else ${kept}::int - least(established, ${kept}::int) + ${REPORT_PLACES.ofNew}::int
      end
    ) best on true
    where own.report_id = ${subjectId}
    order by ${order}`)
  return searchOf(rows, pairOfRow)
}

/** Nobody can predict this digest. Its twin in TypeScript is in tests/support/plain-search. */
const pairOrder = (own: SQL, other: SQL): SQL =>
  sql`left(encode(sha256(uuid_send(least(${own}, ${other})) || uuid_send(greatest(${own}, ${other}))), 'hex'), ${ORDER_DIGITS}::int)`

type Columns = { score: number; effects: number[]; pair_order: string }

const pairOfRow = ({ score, effects, pair_order }: Columns): MedicationPair => ({
  isSubstance: score === POINTS.substance,
  effects: effects.flatMap((id) => EFFECT_BY_ID.get(id) ?? []).sort(),
  order: pair_order,
})

const EFFECT_BY_ID: ReadonlyMap<number, string> = new Map(SYMPTOMS.map(({ fr }) => [wordId(effectKey(fr)), fr]))
