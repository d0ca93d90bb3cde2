import { type SQL, sql } from 'drizzle-orm'
import type { Band } from '#contract/closest/schema.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { idArray, keysOf, pairsOfOwn } from '#server/foundation/pairs/kind.ts'
import { membersMatchedBy } from '#server/foundation/pairs/lists.ts'
import { isBesideShown } from '#server/posts/queries.ts'
import { bandOf, closenessIn, noticePoints } from './closeness-criteria.ts'
import { closePairs } from './pairs.ts'

type Pair = { ownId: string; otherId: string }

export async function closeBandsOf(db: Reader, pairs: readonly Pair[]): Promise<(pair: Pair) => Band | undefined> {
  if (pairs.length === 0) return () => undefined
  const idsOf = (side: keyof Pair) => idArray([...new Set(pairs.map((pair) => pair[side]))])
  const { rows } = await db.execute<{ own_id: string; other_id: string; closeness: number }>(sql`
    select own.subject_id as own_id, other.subject_id as other_id, ${closenessIn(sql`pair.criteria`)} as closeness
    from ${keysOf(closePairs)} own
    join lateral (${pairsOfOwn(closePairs)}) pair on true
    join ${keysOf(closePairs)} other on other.key = pair.key
    where own.subject_id = any (${idsOf('ownId')}) and other.subject_id = any (${idsOf('otherId')})`)
  const bands = new Map(rows.map(({ own_id, other_id, closeness }) => [`${own_id} ${other_id}`, bandOf({ closeness })]))
  return ({ ownId, otherId }) => bands.get(`${ownId} ${otherId}`)
}

export const closenessOfPair = (ownId: SQL, otherId: SQL): SQL => sql`(
  select ${closenessIn(sql`pair.criteria`)}
  from ${keysOf(closePairs)} own
  join lateral (${pairsOfOwn(closePairs)}) pair on true
  join ${keysOf(closePairs)} other on other.key = pair.key
  where own.subject_id = ${ownId} and other.subject_id = ${otherId})`

export const bandFrom = (closeness: number | null): Band | undefined =>
  closeness === null ? undefined : bandOf({ closeness })

type ClosestMembersInput = {
  memberId: string
  kept: number
  among?: readonly string[] | undefined
}

export async function closestMembers(
  db: Reader,
  { memberId, kept: limit, among }: ClosestMembersInput,
): Promise<{ memberId: string; points: number; band: Band }[]> {
  const score = closenessIn(sql`pair.criteria`)
  const closest = await membersMatchedBy(closePairs, db, { memberId, limit, among, score, counts: isBesideShown })
  return closest.map(({ memberId: id, score: closeness }) => ({
    memberId: id,
    points: noticePoints(closeness),
    band: bandOf({ closeness }),
  }))
}
