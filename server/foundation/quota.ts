import { eq, lt, type SQL, sql } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { DAY_MS, HOUR_MS } from '#contract/foundation/durations.ts'
import type { Reader, Tx } from './db/database.ts'
import { nameLock } from './db/name-lock.ts'
import { statement } from './db/statement.ts'
import { Refusal } from './refusal.ts'
import { quotaUse } from './tables.ts'

type Use = {
  memberId: string
  kind: string
  subjectId?: string
  at: Date
} & ({ perHour: number } | { perDay: number })

/**
 * Counts one use of a quota, in the transaction of the act. The member's advisory lock serializes parallel requests, so the number within any 60 minutes, or 24
 * hours, is exact. Deleting what was made does not give a use back.
 * @throws Refusal QUOTA_REACHED with the instant at which the oldest use leaves the window
 */
export async function useQuota(tx: Tx, use: Use): Promise<void> {
  const retryAt = await tryQuota(tx, use)
  if (retryAt) throw new Refusal('QUOTA_REACHED', { retryAt })
}

/** Must be taken by a statement before the one that counts. */
export const quotaLock = (kind: SQL, memberId: SQL): SQL => nameLock(sql`'quota:' || ${kind} || ':' || ${memberId}`)

type Counted = { memberId: SQL; kind: SQL; at: SQL; most: SQL; spanMs: SQL; subjectId?: SQL }

/** Ignores uses in the future, from a clock that was set back since: they would block a member until then. */
export const usedUp = ({ memberId, kind, at, most, spanMs, subjectId }: Counted): SQL => sql`
  select min(recent.at) as oldest from (
    select ${quotaUse.at} as at from ${quotaUse}
    where ${quotaUse.memberId} = ${memberId} and ${quotaUse.kind} = ${kind}
      ${subjectId ? sql`and (${subjectId} is null or ${quotaUse.subjectId} = ${subjectId})` : sql``}
      and ${quotaUse.at} > ${at} - ${spanMs} * interval '1 ms' and ${quotaUse.at} < ${at} + interval '1 hour'
    order by ${quotaUse.at} desc limit ${most}
  ) recent having count(*) >= ${most}`

export const retryAfter = (oldest: string, spanMs: number): Date => new Date(new Date(oldest).getTime() + spanMs)

const parameters = {
  memberId: sql`${sql.placeholder('memberId')}::uuid`,
  kind: sql`${sql.placeholder('kind')}::text`,
  subjectId: sql`${sql.placeholder('subjectId')}::uuid`,
  at: sql`${sql.placeholder('at')}::timestamptz`,
  most: sql`${sql.placeholder('most')}::int`,
  spanMs: sql`${sql.placeholder('spanMs')}::float8`,
}

const lockQuota = statement<Pick<Use, 'memberId' | 'kind'>, never>(
  'lock_quota',
  sql`select ${quotaLock(parameters.kind, parameters.memberId)}`,
)

type Using = Pick<Use, 'memberId' | 'kind'> & { subjectId: string | null; at: string; most: number; spanMs: number }

const countUse = statement<Using, { oldest: string }>(
  'use_quota',
  sql`
    with full_up as materialized (${usedUp(parameters)}),
    used as (
      insert into ${quotaUse} (member_id, kind, subject_id, at)
      select ${parameters.memberId}, ${parameters.kind}, ${parameters.subjectId}, ${parameters.at} where not exists (select from full_up)
    )
    select oldest from full_up`,
)

export async function tryQuota(tx: Tx, { memberId, kind, subjectId, at, ...quota }: Use): Promise<Date | undefined> {
  const [most, spanMs] = 'perDay' in quota ? [quota.perDay, DAY_MS] : [quota.perHour, HOUR_MS]
  await lockQuota(tx, { memberId, kind })
  const [full] = await countUse(tx, {
    memberId,
    kind,
    subjectId: subjectId ?? null,
    at: at.toISOString(),
    most,
    spanMs,
  })
  return full && retryAfter(full.oldest, spanMs)
}

export const forgetQuotaUses = (db: Reader, now: Date) => db.delete(quotaUse).where(lt(quotaUse.at, daysFrom(now, -2)))

export const exportQuotaUses = (db: Reader, memberId: string) =>
  db
    .select({ kind: quotaUse.kind, at: quotaUse.at })
    .from(quotaUse)
    .where(eq(quotaUse.memberId, memberId))
    .orderBy(quotaUse.at)
