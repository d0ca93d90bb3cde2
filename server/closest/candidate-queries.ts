import { and, asc, gt, isNull, lte } from 'drizzle-orm'
import { NOTICE_RANK } from '#contract/closest/limits.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import type { NewPairs } from '#server/foundation/pairs/follow.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { amongBestOf } from '#server/foundation/pairs/lists.ts'
import { matchCandidate } from './tables.ts'

/** Returns the keys of new pairs that are among the best of the other post's pairs, so that its author is told. */
export const amongBestMatches = <Criteria>(
  kind: PairKind<Criteria>,
  tx: Tx,
  { key, found }: NewPairs<Criteria>,
): Promise<Set<string>> =>
  amongBestOf(kind, tx, {
    key,
    otherKeys: found.map((match) => match.key),
    limit: NOTICE_RANK,
  })

/** Locks the notices of the day of these members, so that searches which store candidates and the notice itself run one after the other. */
export const lockNoticesOfDay = (tx: Tx, memberIds: readonly string[]): Promise<void> =>
  lockNames(tx, ...memberIds.map((id) => `match-notice:${id}`))

/** Returns members with a due candidate, in the order of their ids, after this one. */
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
