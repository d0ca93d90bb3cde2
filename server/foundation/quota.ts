import { and, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#contract/foundation/durations.ts'
import type { Reader, Tx } from './db/database.ts'
import { Refusal } from './refusal.ts'
import { quotaUse } from './tables.ts'

type Use = {
  memberId: string
  kind: string
  /** Narrows the quota to one subject, for "so many edits of one post". */
  subjectId?: string
  at: Date
} & ({ perHour: number } | { perDay: number })

/**
 * Counts one use of a quota, in the transaction that does what it limits. The member's advisory lock lines up their parallel
 * requests, so that exactly as many pass in any 60 minutes, or any 24 hours, as it says; deleting what was made does not give one back.
 * @throws Refusal QUOTA_REACHED with the instant at which the oldest use leaves the window
 */
export async function useQuota(tx: Tx, use: Use): Promise<void> {
  const retryAt = await tryQuota(tx, use)
  if (retryAt) throw new Refusal('QUOTA_REACHED', { retryAt })
}

/** The same without a refusal: answers the instant from which one may try again where the quota is used up, and then counts nothing. */
export async function tryQuota(tx: Tx, { memberId, kind, subjectId, at, ...quota }: Use): Promise<Date | undefined> {
  const [most, spanMs] = 'perDay' in quota ? [quota.perDay, DAY_MS] : [quota.perHour, HOUR_MS]
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`quota:${kind}:${memberId}`}, 0))`)
  const recent = await tx
    .select({ at: quotaUse.at })
    .from(quotaUse)
    .where(
      and(
        eq(quotaUse.memberId, memberId),
        eq(quotaUse.kind, kind),
        subjectId === undefined ? undefined : eq(quotaUse.subjectId, subjectId),
        gt(quotaUse.at, new Date(at.getTime() - spanMs)),
        // Leaves out uses with times to come, from a clock that was set back since: they would hold a member up until then.
        lt(quotaUse.at, new Date(at.getTime() + HOUR_MS)),
      ),
    )
    .orderBy(desc(quotaUse.at))
    .limit(most)
  const oldest = recent[most - 1]
  if (oldest) return new Date(oldest.at.getTime() + spanMs)
  await tx.insert(quotaUse).values({ memberId, kind, subjectId: subjectId ?? null, at })
  return undefined
}

/** Forgets uses that no quota looks at any more. */
export const forgetQuotaUses = (db: Reader, now: Date) =>
  db.delete(quotaUse).where(lt(quotaUse.at, new Date(now.getTime() - 2 * DAY_MS)))

/** Returns a member's uses of quotas for the copy of their data. */
export const exportQuotaUses = (db: Reader, memberId: string) =>
  db
    .select({ kind: quotaUse.kind, at: quotaUse.at })
    .from(quotaUse)
    .where(eq(quotaUse.memberId, memberId))
    .orderBy(quotaUse.at)
