import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Reader, Tx } from './db/database.ts'
import { Refusal } from './refusal.ts'
import { quotaUse } from './tables.ts'

const HOUR_MS = 3_600_000

type Use = {
  memberId: string
  kind: string
  /** Narrows the quota to one subject, for "so many edits of one post". */
  subjectId?: string
  perHour: number
  at: Date
}

/**
 * Counts one use of an hourly quota, in the transaction that does what it limits. The member's advisory lock lines up their parallel
 * requests, so that exactly `perHour` pass in any 60 minutes; deleting what was made does not give one back.
 * @throws Refusal QUOTA_REACHED with the instant at which the oldest use leaves the window
 */
export async function useQuota(tx: Tx, { memberId, kind, subjectId, perHour, at }: Use): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${kind}:${memberId}`}, 0))`)
  const recent = await tx
    .select({ at: quotaUse.at })
    .from(quotaUse)
    .where(
      and(
        eq(quotaUse.memberId, memberId),
        eq(quotaUse.kind, kind),
        subjectId === undefined ? undefined : eq(quotaUse.subjectId, subjectId),
        gt(quotaUse.at, new Date(at.getTime() - HOUR_MS)),
        // Of a clock that was set back: what was used in days to come would hold a member up until then.
        lt(quotaUse.at, new Date(at.getTime() + HOUR_MS)),
      ),
    )
    .orderBy(desc(quotaUse.at))
    .limit(perHour)
  const oldest = recent[perHour - 1]
  if (oldest) throw new Refusal('QUOTA_REACHED', { retryAt: new Date(oldest.at.getTime() + HOUR_MS) })
  await tx.insert(quotaUse).values({ memberId, kind, subjectId: subjectId ?? null, at })
}

/** Forgets uses that no quota looks at any more. */
export const forgetQuotaUses = (db: Reader, now: Date) =>
  db.delete(quotaUse).where(lt(quotaUse.at, new Date(now.getTime() - 2 * HOUR_MS)))

/** What a member's copy of their data says of it. */
export const exportQuotaUses = (db: Reader, memberId: string) =>
  db
    .select({ kind: quotaUse.kind, at: quotaUse.at })
    .from(quotaUse)
    .where(eq(quotaUse.memberId, memberId))
    .orderBy(quotaUse.at)
