import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { MONTH_POINTS, POINTS, SCORE_MAX, SCORE_THRESHOLD, ZONE_MEMBERS_LEAST } from '#contract/matching/limits.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { givenIds, namedColumns, statement } from '#server/foundation/db/statement.ts'
import type { FoundPair } from '#server/foundation/pairs/kind.ts'
import { symptomFactsById, symptomIdsOf } from '#server/posts/queries.ts'
import { areEstablished } from '#server/posts/research-queries.ts'
import { departmentKeyOf } from './match-key.ts'
import { type MatchCriteria, type MatchPoints, pointsOf, scoreOf, wholeScore } from './score.ts'
import { matchDisclosure, matchKey, pinnedPlace } from './tables.ts'

export type MatchDisclosure = { zone: boolean; travel: boolean; whole: number; isWholeShown: boolean }

export const NOTHING: MatchDisclosure = { zone: false, travel: false, whole: 0, isWholeShown: false }

type Pair = { ownId: string; otherId: string }
const keyOf = ({ ownId, otherId }: Pair): string => [ownId, otherId].sort().join(' ')

type NewPairsOf = { subjectId: string; found: readonly FoundPair<MatchCriteria>[]; at: Date }

/**
 * Decides what is disclosed of new pairs, in the transaction that stores them. The same département and a common travel are disclosed only where the score
 * passes without them, and the département only where ZONE_MEMBERS_LEAST members of it have published. A decision made earlier on the same pair is kept.
 */
export async function decideDisclosure(tx: Tx, { subjectId, found, at }: NewPairsOf): Promise<void> {
  const posts = await symptomFactsById(tx, [subjectId, ...found.map((match) => match.subjectId)])
  const own = posts.get(subjectId)
  if (!own) return
  const department = departmentKeyOf(own)
  const isShared = ({ subjectId: id, criteria }: (typeof found)[number]) =>
    criteria.postalProximity && departmentKeyOf(posts.get(id) ?? NOWHERE) === department
  const isCommon = found.some(isShared) && (await isPeopled(tx, { postId: subjectId, department }, at))
  const rows = found.flatMap((match): Disclosed[] => {
    const { subjectId: id, criteria } = match
    const other = posts.get(id)
    if (!other) return []
    const [oneId, otherId] = [subjectId, id].sort() as [string, string]
    const isEnough = scoreOf(openPoints(criteria)) > SCORE_THRESHOLD
    const zone = isCommon && isEnough && isShared(match)
    const travel = criteria.travelOverlap && isEnough
    return [{ oneId, otherId, zone, travel, whole: wholeScore(own, other), isWholeShown: false }]
  })
  if (rows.length > 0) await writeDisclosures(tx, { rows: JSON.stringify(rows), at: at.toISOString() })
}

const writeDisclosures = statement<{ rows: string; at: string }, never>(
  'write_disclosures',
  sql`
    insert into ${matchDisclosure} (one_id, other_id, zone, travel, whole, created_at)
    select "oneId", "otherId", zone, travel, whole, ${sql.placeholder('at')}::timestamptz
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as told ("oneId" uuid, "otherId" uuid, zone boolean, travel boolean, whole smallint)
    on conflict do nothing`,
)

const NOWHERE = { country: null, postalCode: null }

const openPoints = (criteria: MatchCriteria): MatchPoints =>
  pointsOf({ ...criteria, postalProximity: false, travelOverlap: false })

/** Counted so that nobody can have made up the members recently. */
function isPeopled(
  tx: Tx,
  { postId, department }: { postId: string; department: string },
  now: Date,
): Promise<boolean> {
  const zone = sql`(select zone from ${matchKey} where ${matchKey.postId} = ${postId})`
  const ofDepartment = sql`select ${pinnedPlace.memberId} from ${pinnedPlace} where ${pinnedPlace.zone} = ${department}`
  const members = sql`select ${matchKey.authorId} from ${matchKey} where ${matchKey.zone} = ${zone} and ${matchKey.authorId} in (${ofDepartment})`
  return areEstablished(tx, { members, least: ZONE_MEMBERS_LEAST, now })
}

type Disclosed = MatchDisclosure & { oneId: string; otherId: string }

const { oneId, otherId, zone, travel, whole, isWholeShown } = matchDisclosure

const readDisclosures = statement<{ ids: string[] }, Disclosed>(
  'disclosures',
  sql`
    select ${namedColumns({ oneId, otherId, zone, travel, whole, isWholeShown })} from ${matchDisclosure}
    where ${oneId} = any (${givenIds('ids')}) and ${otherId} = any (${givenIds('ids')})`,
)

export async function disclosuresOf(db: Reader, pairs: readonly Pair[]): Promise<(pair: Pair) => MatchDisclosure> {
  if (pairs.length === 0) return () => NOTHING
  const ids = [...new Set(pairs.flatMap(({ ownId, otherId }) => [ownId, otherId]))]
  const rows = await readDisclosures(db, { ids })
  const told = new Map(rows.map((row) => [keyOf({ ownId: row.oneId, otherId: row.otherId }), row]))
  return (pair) => told.get(keyOf(pair)) ?? NOTHING
}

export const disclosureJson = (oneId: SQL, otherId: SQL): SQL => sql`(
  select json_build_object('zone', ${matchDisclosure.zone}, 'travel', ${matchDisclosure.travel}, 'whole', ${matchDisclosure.whole}, 'isWholeShown', ${matchDisclosure.isWholeShown})
  from ${matchDisclosure}
  where ${matchDisclosure.oneId} = least(${oneId}, ${otherId}) and ${matchDisclosure.otherId} = greatest(${oneId}, ${otherId}))`

export const disclosedPoints = (criteria: MatchCriteria, { zone, travel }: MatchDisclosure): MatchPoints =>
  pointsOf({ ...criteria, postalProximity: zone, travelOverlap: travel })

/** A notified author keeps the pair in their list. */
export async function markNotified(tx: Tx, subjectId: string, postIds: readonly string[]): Promise<void> {
  if (postIds.length === 0) return
  const ids = [...postIds]
  const { oneId, otherId } = matchDisclosure
  await tx
    .update(matchDisclosure)
    .set({ wasOneTold: true })
    .where(and(eq(otherId, subjectId), inArray(oneId, ids)))
  await tx
    .update(matchDisclosure)
    .set({ wasOtherTold: true })
    .where(and(eq(oneId, subjectId), inArray(otherId, ids)))
}

export function notifiedWith(postId: string): SQL {
  const { oneId, otherId, wasOneTold, wasOtherTold } = matchDisclosure
  const wasTold = or(wasOneTold, wasOtherTold)
  return sql`
    select ${otherId} from ${matchDisclosure} where ${and(eq(oneId, postId), wasTold)}
    union all
    select ${oneId} from ${matchDisclosure} where ${and(eq(otherId, postId), wasTold)}`
}

/**
 * Discloses to two members who talk the whole score of the first pair between them, if there is one. Later pairs are left out, because either member could use
 * edits to probe the other's hidden fields.
 */
export async function discloseWholeScore(tx: Tx, oneMemberId: string, otherMemberId: string): Promise<void> {
  const [ones, others] = [await symptomIdsOf(tx, oneMemberId), await symptomIdsOf(tx, otherMemberId)]
  const { oneId, otherId } = matchDisclosure
  const between = or(
    and(inArray(oneId, ones), inArray(otherId, others)),
    and(inArray(oneId, others), inArray(otherId, ones)),
  )
  const [first] = await tx
    .select({ oneId, otherId })
    .from(matchDisclosure)
    .where(between)
    .orderBy(asc(matchDisclosure.createdAt), asc(oneId), asc(otherId))
    .limit(1)
  if (!first) return
  await tx
    .update(matchDisclosure)
    .set({ isWholeShown: true })
    .where(and(eq(oneId, first.oneId), eq(otherId, first.otherId)))
}

const decided = sql`from ${matchDisclosure} told
  where told.one_id = least(own.subject_id, other.subject_id) and told.other_id = greatest(own.subject_id, other.subject_id)`

export const wasNotified: SQL = sql`exists (
  select ${decided} and case when own.subject_id < other.subject_id then told.was_one_told else told.was_other_told end
)`

/** SQL twin of `disclosedPoints`, for `pair` and the subjects `own` and `other`. */
export const disclosedScore: SQL = sql`least(${SCORE_MAX}::int, 0
  + case when (pair.criteria ->> 'locationMatch')::boolean then ${POINTS.country}::int else 0 end
  + case (pair.criteria ->> 'monthsApart')::int when 0 then ${MONTH_POINTS.same}::int when 1 then ${MONTH_POINTS.neighbouring}::int else 0 end
  + floor(${POINTS.words}::int * (pair.criteria ->> 'symptomSimilarity')::float8)::int
  + coalesce((select case when told.zone then ${POINTS.zone}::int else 0 end + case when told.travel then ${POINTS.travel}::int else 0 end ${decided}), 0))`
