import { type AnyColumn, and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { WARNING_DAYS } from '#contract/accounts/rights-limits.ts'
import type { DataExport } from '#contract/accounts/rights-schema.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { dataExport, erasure, member, user } from '../tables.ts'
import { absentSince, daysFrom } from './inactivity-dates.ts'

type ExportRow = typeof dataExport.$inferSelect

/** A copy as its owner sees it. */
export const exportView = ({ id, askedAt, readyAt, failedAt, expiresAt, bytes }: ExportRow): DataExport => ({
  id,
  state: readyAt ? 'ready' : failedAt ? 'failed' : 'making',
  askedAt,
  expiresAt,
  bytes,
})

/** A member's copies that are being made, failed, or can be fetched at `now`; latest first. */
export const exportsOf = (db: Reader, memberId: string, now: Date): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.memberId, memberId), or(isNull(dataExport.expiresAt), gt(dataExport.expiresAt, now))))
    .orderBy(desc(dataExport.askedAt), desc(dataExport.id))

/** A copy that this member may fetch at `now`: undefined whether it is another's, over, not ready, or none. */
export async function fetchableExport(
  db: Reader,
  { memberId, id, now }: { memberId: string; id: string; now: Date },
): Promise<ExportRow | undefined> {
  const [row] = await db
    .select()
    .from(dataExport)
    .where(
      and(
        eq(dataExport.id, id),
        eq(dataExport.memberId, memberId),
        isNotNull(dataExport.readyAt),
        gt(dataExport.expiresAt, now),
      ),
    )
  return row
}

/** How a member is reached, and by what they are named. */
export type Reachable = { id: string; email: string; username: string; usernameKey: string; language: Language }

export async function reachableMember(db: Reader, id: string): Promise<Reachable | undefined> {
  const [row] = await db
    .select({
      id: member.id,
      email: user.email,
      username: member.username,
      usernameKey: member.usernameKey,
      language: member.language,
    })
    .from(member)
    .innerJoin(user, eq(user.id, member.id))
    .where(eq(member.id, id))
  return row
}

/** Members whose account is to be erased by `now`, whoever decided it. */
export async function dueToErase(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .leftJoin(erasure, eq(erasure.memberId, member.id))
    .where(isDue(now))
    .orderBy(member.id)
  return rows.map(({ id }) => id)
}

/** SQL, of a member beside their erasure: its day has come, or they were warned in time and did not come back. */
export const isDue = (now: Date): SQL | undefined =>
  or(
    lte(erasure.dueAt, now),
    and(lt(member.lastSeenAt, absentSince(now)), lte(member.warnedAt, daysFrom(now, -WARNING_DAYS))),
  )

/** Whether the day of this account has come, by its member or by its address: nobody gets into it any more, however long it takes to erase. */
export async function isClosed(db: Reader, whose: { id: string } | { email: string }, now: Date): Promise<boolean> {
  const [closed] = await db
    .select({ id: user.id })
    .from(erasure)
    .innerJoin(user, eq(user.id, erasure.memberId))
    .where(and(lte(erasure.dueAt, now), 'id' in whose ? eq(user.id, whose.id) : eq(user.email, whose.email)))
  return closed !== undefined
}

/** SQL: the member of this column is none any more. For rows of the foundation, which knows no member. */
export const isNobodys = (column: AnyColumn): SQL =>
  sql`not exists (select from ${member} where ${eq(member.id, column)})`
