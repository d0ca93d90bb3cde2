import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { instantOf } from '../db/instant.ts'
import { givenIds, statement } from '../db/statement.ts'
import { givenKey, givenKeys, idArray, isDismissed, keysOf, type PairKind, pairsOfOwn, type Scored } from './kind.ts'
import { withinPlaces } from './places.ts'

export type BestPair<Criteria> = Scored<Criteria> & {
  ownId: string
  otherId: string
  ownerId: string
  placeKey: string
  isEstablished: boolean
  isKept: boolean
}

type Listing = {
  /** Counts pairs with established owners only; see `Places`. */
  limit: number
  excludedOwnerIds: readonly string[] | SQL
}

type BestRow<Criteria> = {
  own_id: string
  subject_id: string
  owner_id: string
  score: number
  criteria: Criteria
  place_key: string
  is_established: boolean
  is_kept: boolean
}

const bestRows = <Criteria>(
  kind: PairKind<Criteria>,
  { subjectIds, ...listing }: Listing & { subjectIds: SQL },
): SQL => sql`
  select own.subject_id as own_id, shown.subject_id, shown.owner_id, shown.score, shown.criteria,
    shown.place_key, shown.is_established, shown.is_kept, shown.place
  from ${keysOf(kind)} own cross join lateral (${shownPairs(kind, listing)}) shown
  where own.subject_id = any (${subjectIds}) and ${takesPart(kind, sql`own`)}`

const bestPair = <Criteria>(row: BestRow<Criteria>): BestPair<Criteria> => ({
  ownId: row.own_id,
  otherId: row.subject_id,
  ownerId: row.owner_id,
  score: row.score,
  criteria: row.criteria,
  placeKey: row.place_key,
  isEstablished: row.is_established,
  isKept: row.is_kept,
})

/**
 * Returns the best stored matches of each of these subjects as its owner may see them: newest subject first, best match first, as many as its places hold, and
 * those that the owner was told of. Leaves out owners in `excludedOwnerIds` and pairs called not relevant. A member who leaves matching disappears at once, on
 * both sides.
 */
export async function bestPairsOf<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { subjectIds, ...listing }: Listing & { subjectIds: readonly string[] },
): Promise<BestPair<Criteria>[]> {
  const { rows } = await reader.execute<BestRow<Criteria>>(
    sql`${bestRows(kind, { ...listing, subjectIds: idArray(subjectIds) })} order by own.subject_id desc, shown.place`,
  )
  return rows.map(bestPair)
}

type Listed = Listing & {
  isLeftOut: (otherId: SQL) => SQL
}

export function bestPairsStatement<Criteria, Values extends { subjectIds: string[] }>(
  kind: PairKind<Criteria>,
  { isLeftOut, ...listing }: Listed,
): (reader: Reader, values: Values) => Promise<BestPair<Criteria>[]> {
  const subjectIds = givenIds('subjectIds')
  const ask = statement<Values, BestRow<Criteria>>(
    ['best_pairs', getTableName(kind.pairs), listing.limit].join('_'),
    sql`
      select best.* from (${bestRows(kind, { ...listing, subjectIds })}) best where not ${isLeftOut(sql`best.subject_id`)}
      order by best.own_id desc, best.place`,
  )
  return async (reader, values) => (await ask(reader, values)).map(bestPair)
}

type AmongBest<Key, Keys> = { key: Key; otherKeys: Keys; limit: number; asNew?: boolean }

export async function amongBestOf<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { key, otherKeys, ...asked }: AmongBest<string, readonly string[]>,
): Promise<Set<string>> {
  const keys = { key: givenKey(kind, key), otherKeys: givenKeys(kind, otherKeys) }
  const { rows } = await reader.execute<{ key: string }>(
    sql`select best.key from (${amongBestRows(kind, { ...keys, ...asked })}) best`,
  )
  return new Set(rows.map((row) => row.key))
}

/**
 * SQL: those of `otherKeys` in whose lists the pair with `key` is among the first `limit`, as `shownPairs` orders them; `limit` is at most `beforeNew`. There
 * established owners come first, so that the list itself is not needed.
 */
export function amongBestRows<Criteria>(
  kind: PairKind<Criteria>,
  { key, otherKeys, limit, asNew = false }: AmongBest<SQL, SQL>,
): SQL {
  return sql`
    select own_key as key, own_owner_id as owner_id from (
      ${fewPairs(kind, {
        from: sql`${keysOf(kind)} own cross join lateral (${pairsOfOwn(kind)}) pair`,
        where: sql`own.key = any (${otherKeys}) and ${takesPart(kind, sql`own`)}`,
        isEstablished: asNew ? sql`(other.is_established and other.key <> ${key})` : undefined,
      })}
    ) few
    where key = ${key} and of_part + case when is_established then 0 else established end <= ${limit}`
}

function shownPairs<Criteria>(kind: PairKind<Criteria>, { limit, excludedOwnerIds }: Listing): SQL {
  const { places } = kind
  return sql`
    select few.*, row_number() over (order by not is_established or of_part > ${places?.beforeNew ?? limit}, rank)::int as place
    from (
      ${fewPairs(kind, {
        from: sql`(${pairsOfOwn(kind)}) pair`,
        where: sql`other.owner_id <> all (${idArray(excludedOwnerIds)})`,
      })}
    ) few
    where is_kept or of_part <= case
      when is_established then ${limit}::int else ${limit}::int - least(established, ${limit}::int) + ${places?.ofNew ?? 0}::int
    end`
}

type FewPairs = { from: SQL; where: SQL; isEstablished?: SQL | undefined }

function fewPairs<Criteria>(
  kind: PairKind<Criteria>,
  { from, where, isEstablished = sql`other.is_established` }: FewPairs,
): SQL {
  const { places } = kind
  return sql`
    select few.*, row_number() over (partition by own_key, is_established order by rank) as of_part,
      count(*) filter (where is_established) over (partition by own_key) as established
    from (
      select found.*, row_number() over (partition by own_key, place_key, is_established order by is_kept desc, rank) as of_place_key
      from (
        select own.key as own_key, own.owner_id as own_owner_id, other.key, other.subject_id, other.owner_id, other.place_key,
          ${isEstablished} as is_established, pair.score, pair.criteria, ${places?.isKept ?? sql`false`} as is_kept,
          row_number() over (partition by own.key order by ${rankOrder(kind, sql`pair`)}, other.subject_id desc) as rank
        from ${from}
        join ${keysOf(kind)} other on other.key = pair.key
        where ${where} and ${takesPart(kind, sql`other`)} and not ${isDismissed(kind)} and not ${isWithheld(kind)}
      ) found
    ) few
    where ${places ? sql`of_place_key <= ${places.perOwner}` : sql`true`} or is_kept`
}

/** Rows of members who left stay until the job deletes them. */
export const takesPart = <Criteria>({ takesPart }: PairKind<Criteria>, row: SQL): SQL =>
  takesPart?.(sql`${row}.owner_id`) ?? sql`true`

const isWithheld = <Criteria>({ isWithheld }: PairKind<Criteria>): SQL =>
  isWithheld?.(sql`own`, sql`other`) ?? sql`false`

const rankOrder = <Criteria>({ rank }: PairKind<Criteria>, row: SQL): SQL =>
  sql`${row}.score desc, ${rank(sql`${row}.criteria`)}`

/**
 * Merges the lists of a member's subjects into one: another's subject is listed once, beside the own one that it resembles most, the newest of equal ones.
 * @param best  as `bestPairsOf` returns it
 */
export function bestOfAll<Criteria, Pair extends BestPair<Criteria>>(
  { compare, places }: PairKind<Criteria>,
  best: readonly Pair[],
  limit: number,
): Pair[] {
  const once = new Map<string, Pair>()
  for (const pair of best) {
    const known = once.get(pair.otherId)
    if (!known || compare(pair, known) < 0) once.set(pair.otherId, pair)
  }
  const byRank = (one: Pair, other: Pair) => compare(one, other) || (one.otherId < other.otherId ? 1 : -1)
  return withinPlaces([...once.values()].sort(byRank), limit, places)
}

/**
 * Returns the owners who are told what becomes of a subject: those whose subjects show it and, if its own owner is established, those of the subjects that it
 * shows. Owners who called the pair not relevant are left out.
 */
export async function ownersShownWith<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { subjectId, limit }: { subjectId: string; limit: number },
): Promise<string[]> {
  const listing = { limit, excludedOwnerIds: [] }
  const { rows } = await reader.execute<{ owner_id: string }>(sql`
    with subject as materialized (
      select own.*, array(select pair.key from (${pairsOfOwn(kind)}) pair) as pair_keys
      from ${keysOf(kind)} own where own.subject_id = ${subjectId} and ${takesPart(kind, sql`own`)}
    )
    select own.owner_id
    from subject join ${keysOf(kind)} own on own.key = any (subject.pair_keys)
    cross join lateral (${shownPairs(kind, listing)}) shown
    where shown.key = subject.key and ${takesPart(kind, sql`own`)}
    union
    select other.owner_id
    from subject own
    cross join lateral (${shownPairs(kind, listing)}) shown
    join ${keysOf(kind)} other on other.key = shown.key
    where own.is_established and not ${isDismissed(kind, 'other')}`)
  return rows.map(({ owner_id }) => owner_id)
}

export async function pairsBetween<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { memberIds, postIds }: { memberIds: readonly string[]; postIds: readonly string[] },
): Promise<{ memberId: string; ownId: string; otherId: string }[]> {
  if (memberIds.length === 0 || postIds.length === 0) return []
  const { rows } = await reader.execute<{ member_id: string; own_id: string; other_id: string }>(sql`
    select other.owner_id as member_id, other.subject_id as own_id, own.subject_id as other_id
    from ${keysOf(kind)} own
    join lateral (${pairsOfOwn(kind)}) pair on true
    join ${keysOf(kind)} other on other.key = pair.key and other.owner_id = any (${idArray(memberIds)})
    where own.subject_id = any (${idArray([...new Set(postIds)])}) and not ${isDismissed(kind, 'other')}
      and ${takesPart(kind, sql`own`)} and ${takesPart(kind, sql`other`)}
    order by pair.score desc, other.subject_id desc`)
  return rows.map(({ member_id, own_id, other_id }) => ({ memberId: member_id, ownId: own_id, otherId: other_id }))
}

type MembersMatchedInput = {
  memberId: string
  limit?: number
  among?: readonly string[] | undefined
  score?: SQL
  counts?: (own: SQL, other: SQL) => SQL
}

export async function membersMatchedBy<Criteria>(
  kind: PairKind<Criteria>,
  reader: Reader,
  { memberId, limit, among, score = sql`pair.score`, counts }: MembersMatchedInput,
): Promise<{ memberId: string; score: number }[]> {
  const { rows } = await reader.execute<{ owner_id: string; score: number }>(sql`
    select other.owner_id, max(${score}) as score
    from ${keysOf(kind)} own
    join lateral (${limit === undefined ? pairsOfOwn(kind) : shownPairs(kind, { limit, excludedOwnerIds: [] })}) pair on true
    join ${keysOf(kind)} other on other.key = pair.key
    where own.owner_id = ${memberId}
      ${among ? sql`and other.owner_id = any (${idArray(among)})` : sql``}
      and ${takesPart(kind, sql`own`)} and ${takesPart(kind, sql`other`)}
      and not ${isDismissed(kind)}
      ${counts ? sql`and ${counts(sql`own`, sql`other`)}` : sql``}
    group by other.owner_id
    order by score desc, other.owner_id`)
  return rows.map(({ owner_id, score }) => ({ memberId: owner_id, score }))
}

export async function pairsPerDay<Criteria>(
  { pairs }: PairKind<Criteria>,
  reader: Reader,
  since: Date,
): Promise<Map<string, number>> {
  const { rows } = await reader.execute<{ day: string; pairs: number }>(sql`
    select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as pairs
    from ${pairs} where created_at >= ${instantOf(since)} group by 1`)
  return new Map(rows.map(({ day, pairs }) => [day, pairs]))
}
