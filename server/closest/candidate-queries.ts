import { and, asc, gt, isNull, lte, sql } from 'drizzle-orm'
import { NOTICE_RANK } from '#contract/closest/limits.ts'
import { askBuilt } from '#server/foundation/db/batched-reads.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { lockNames, nameLock } from '#server/foundation/db/name-lock.ts'
import type { NewPairs } from '#server/foundation/pairs/follow.ts'
import { type FoundPair, givenKey, givenKeys, keysOf, type PairKind } from '#server/foundation/pairs/kind.ts'
import { amongBestRows } from '#server/foundation/pairs/lists.ts'
import { matchCandidate } from './tables.ts'

/**
 * Returns the pairs that the other author is told of: those among the best of the other post's pairs, and those with a sufficient score. Locks these authors'
 * notices of the day, in the order of `lockNoticesOfDay`.
 */
export async function lockedToTell<Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found }: Pick<NewPairs<Criteria>, 'key' | 'found'>,
  isToldAnyway: (match: FoundPair<Criteria>) => boolean = () => false,
): Promise<FoundPair<Criteria>[]> {
  if (found.length === 0) return []
  const keysWhere = (isAnyway: boolean) =>
    found.filter((match) => isToldAnyway(match) === isAnyway).map((match) => match.key)
  const otherKeys = givenKeys(kind, keysWhere(false))
  const best = amongBestRows(kind, { key: givenKey(kind, key), otherKeys, limit: NOTICE_RANK })
  const rows = await askBuilt<{ key: string }>(
    tx,
    'locked_to_tell',
    sql`
    select told.key, ${nameLock(sql`told.name`)} from (
      select either.key, (${NOTICES_OF_DAY}::text || either.owner_id) collate "C" as name from (
        select best.key, best.owner_id from (${best}) best
        union all
        select anyway.key, anyway.owner_id from ${keysOf(kind)} anyway where anyway.key = any (${givenKeys(kind, keysWhere(true))})
      ) either
      order by name
    ) told`,
  )
  const keys = new Set(rows.map((row) => row.key))
  return found.filter((match) => keys.has(match.key))
}

const NOTICES_OF_DAY = 'match-notice:'

/** Serializes searches that store candidates, and the notice itself. */
export const lockNoticesOfDay = (tx: Tx, memberId: string): Promise<void> =>
  lockNames(tx, `${NOTICES_OF_DAY}${memberId}`)

export async function membersWithCandidates(
  db: Reader,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: matchCandidate.memberId })
    .from(matchCandidate)
    .where(
      and(
        isNull(matchCandidate.toldAt),
        lte(matchCandidate.dueAt, now),
        after === undefined ? undefined : gt(matchCandidate.memberId, after),
      ),
    )
    .orderBy(asc(matchCandidate.memberId))
    .limit(limit)
  return rows.map(({ id }) => id)
}
