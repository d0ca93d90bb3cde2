import { type AnyColumn, and, desc, eq, gt, isNotNull, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { WARNING_DAYS } from '#contract/accounts/privacy-limits.ts'
import type { DataExport } from '#contract/accounts/privacy-schema.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Language } from '#contract/foundation/languages.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { dataExport, erasure, member, user } from '../tables.ts'
import { inactiveSince } from './inactivity-dates.ts'

type ExportRow = typeof dataExport.$inferSelect

export const exportView = ({ id, askedAt, readyAt, failedAt, expiresAt, bytes }: ExportRow): DataExport => ({
  id,
  state: readyAt ? 'ready' : failedAt ? 'failed' : 'making',
  askedAt,
  expiresAt,
  bytes,
})

/** Returns a member's exports that are being made, have failed or can be downloaded at `now`; latest first. */
export const exportsOf = (db: Reader, memberId: string, now: Date): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.memberId, memberId), or(isNull(dataExport.expiresAt), gt(dataExport.expiresAt, now))))
    .orderBy(desc(dataExport.askedAt), desc(dataExport.id))

/** Returns an export that this member may download at `now`; undefined where it is another's, expired, not ready or missing. */
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

/** The address, name and language that a mail to a member needs. */
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

/** Returns the members whose account is to be erased by `now`, at their own request or for inactivity. */
export async function dueToErase(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .leftJoin(erasure, eq(erasure.memberId, member.id))
    .where(isDue(now))
    .orderBy(member.id)
  return rows.map(({ id }) => id)
}

/** SQL over member and erasure: the requested erasure is due, or an inactive member was warned in time and did not come back. */
export const isDue = (now: Date): SQL | undefined =>
  or(
    lte(erasure.dueAt, now),
    and(lt(member.lastSeenAt, inactiveSince(now)), lte(member.warnedAt, daysFrom(now, -WARNING_DAYS))),
  )

/** Whether the erasure of this account is due, by its id or its address. From then on nobody can sign in, however long the erasure takes. */
export async function isClosed(db: Reader, whose: { id: string } | { email: string }, now: Date): Promise<boolean> {
  const [closed] = await db
    .select({ id: user.id })
    .from(erasure)
    .innerJoin(user, eq(user.id, erasure.memberId))
    .where(and(lte(erasure.dueAt, now), 'id' in whose ? eq(user.id, whose.id) : eq(user.email, whose.email)))
  return closed !== undefined
}

/** SQL: the id in this column belongs to no member any more. For rows of the foundation, which has no foreign key to members. */
export const isOfNoMember = (column: AnyColumn): SQL =>
  sql`not exists (select from ${member} where ${eq(member.id, column)})`
