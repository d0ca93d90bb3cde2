import { type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { idArray, isDismissed, keyArray, keysOf, type PairKind, pairsOfOwn, type Scored } from './kind.ts'

/** A stored match as the owner of `ownId` is to see it; `ownerId` has the other. */
export type BestPair<Criteria> = Scored<Criteria> & { ownId: string; otherId: string; ownerId: string }

type BestPairsInput = { subjectIds: readonly string[]; limit: number; excludedOwnerIds: readonly string[] }

/**
 * The best stored matches of each of these subjects, whichever side found them, as its owner is to see them: newest subject first, best first, at most `limit`
 * a subject, without owners in `excludedOwnerIds` and without those called not relevant. Who takes no part any more is gone at once, on both sides.
 */
export async function bestPairsOf<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { subjectIds, limit, excludedOwnerIds }: BestPairsInput,
): Promise<BestPair<Criteria>[]> {
  const { rows } = await reader.execute<{
    own_id: string
    subject_id: string
    owner_id: string
    score: number
    criteria: Criteria
  }>(sql`
    select own.subject_id as own_id, shown.subject_id, shown.owner_id, shown.score, shown.criteria
    from ${keysOf(kind)} own cross join lateral (${shownPairs(kind, { limit, excludedOwnerIds })}) shown
    where own.subject_id = any (${idArray(subjectIds)}) and ${takesPart(kind, sql`own`)}
    order by own.subject_id desc, ${rankOrder(kind, sql`shown`)}, shown.subject_id desc`)
  return rows.map(({ own_id, subject_id, owner_id, score, criteria }) => ({
    ownId: own_id,
    otherId: subject_id,
    ownerId: owner_id,
    score,
    criteria,
  }))
}

type AmongBestInput = { key: string; otherKeys: readonly string[]; limit: number }

/** Which of the other subjects have this one among the `limit` best that they show; by key. */
export async function amongBestOf<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { key, otherKeys, limit }: AmongBestInput,
): Promise<Set<string>> {
  const { rows } = await reader.execute<{ key: string }>(sql`
    select own.key
    from ${keysOf(kind)} own cross join lateral (${shownPairs(kind, { limit, excludedOwnerIds: [] })}) shown
    where own.key = any (${keyArray(kind, otherKeys)}) and shown.key = ${key}`)
  return new Set(rows.map((row) => row.key))
}

/** SQL: the matches that the subject `own` shows, best first. */
const shownPairs = <Criteria>(
  kind: PairKind<Criteria>,
  { limit, excludedOwnerIds }: Omit<BestPairsInput, 'subjectIds'>,
): SQL => sql`
  select other.key, other.subject_id, other.owner_id, pair.score, pair.criteria
  from (${pairsOfOwn(kind)}) pair
  join ${keysOf(kind)} other on other.key = pair.key
  where other.owner_id <> all (${idArray(excludedOwnerIds)}) and ${takesPart(kind, sql`other`)} and not ${isDismissed(kind)}
  order by ${rankOrder(kind, sql`pair`)}, other.subject_id desc
  limit ${limit}`

const takesPart = <Criteria>({ takesPart }: PairKind<Criteria>, row: SQL): SQL =>
  takesPart?.(sql`${row}.owner_id`) ?? sql`true`

const rankOrder = <Criteria>({ rank }: PairKind<Criteria>, row: SQL): SQL =>
  sql`${row}.score desc, ${rank(sql`${row}.criteria`)}`

/**
 * One list of all a member's own subjects: another's stands once, beside the own one that it resembles most, the newest among equals.
 * @param best  as `bestPairsOf` answers it
 */
export function bestOfAll<Criteria>(
  { compare }: PairKind<Criteria>,
  best: readonly BestPair<Criteria>[],
  kept: number,
): BestPair<Criteria>[] {
  const once = new Map<string, BestPair<Criteria>>()
  for (const pair of best) {
    const known = once.get(pair.otherId)
    if (!known || compare(pair, known) < 0) once.set(pair.otherId, pair)
  }
  return [...once.values()]
    .sort((one, other) => compare(one, other) || (one.otherId < other.otherId ? 1 : -1))
    .slice(0, kept)
}

/**
 * Members matched with any subject of this one, with the score of the best pair, best first; of all, or of these. Pairs that they called not relevant are left
 * out, and so is who takes no part any more.
 */
export async function membersMatchedBy<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { memberId, among }: { memberId: string; among?: readonly string[] | undefined },
): Promise<{ memberId: string; score: number }[]> {
  const { rows } = await reader.execute<{ owner_id: string; score: number }>(sql`
    select other.owner_id, max(pair.score) as score
    from ${keysOf(kind)} own
    join lateral (${pairsOfOwn(kind)}) pair on true
    join ${keysOf(kind)} other on other.key = pair.key
    where own.owner_id = ${memberId}
      ${among ? sql`and other.owner_id = any (${idArray(among)})` : sql``}
      and ${takesPart(kind, sql`own`)} and ${takesPart(kind, sql`other`)}
      and not ${isDismissed(kind)}
    group by other.owner_id
    order by score desc, other.owner_id`)
  return rows.map(({ owner_id, score }) => ({ memberId: owner_id, score }))
}

/** How many pairs were found on each day (UTC) since this instant; a day without any is absent. */
export async function pairsPerDay<Criteria>(
  { pairs }: PairKind<Criteria>,
  reader: Reader,
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await reader.execute<{ day: string; pairs: number }>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as pairs
    from ${pairs} where created_at >= ${since.toISOString()}::timestamptz group by 1`)
  return new Map(rows.map(({ day, pairs }) => [day, pairs]))
}
