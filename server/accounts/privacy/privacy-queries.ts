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

export const exportsOf = (db: Reader, memberId: string, now: Date): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExport)
    .where(and(eq(dataExport.memberId, memberId), or(isNull(dataExport.expiresAt), gt(dataExport.expiresAt, now))))
    .orderBy(desc(dataExport.askedAt), desc(dataExport.id))

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

export async function dueToErase(db: Reader, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: member.id })
    .from(member)
    .leftJoin(erasure, eq(erasure.memberId, member.id))
    .where(isDue(now))
    .orderBy(member.id)
  return rows.map(({ id }) => id)
}

export const isDue = (now: Date): SQL | undefined =>
  or(
    lte(erasure.dueAt, now),
    and(lt(member.lastSeenAt, inactiveSince(now)), lte(member.warnedAt, daysFrom(now, -WARNING_DAYS))),
  )

/** Whether the erasure of this account is due. From then on nobody can sign in, however long the erasure takes. */
export async function isClosed(db: Reader, whose: { id: string } | { email: string }, now: Date): Promise<boolean> {
  const [closed] = await db
    .select({ id: user.id })
    .from(erasure)
    .innerJoin(user, eq(user.id, erasure.memberId))
    .where(and(lte(erasure.dueAt, now), 'id' in whose ? eq(user.id, whose.id) : eq(user.email, whose.email)))
  return closed !== undefined
}

/** For rows of the foundation, which has no foreign key to members. */
export const isOfNoMember = (column: AnyColumn): SQL =>
  sql`not exists (select from ${member} where ${eq(member.id, column)})`
