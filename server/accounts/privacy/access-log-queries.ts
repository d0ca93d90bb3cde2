import { eq } from 'drizzle-orm'
import {
  ACCESS_ACTS,
  AccessAct,
  type AccessLogEntry,
  type AccessLogMonth,
  type AccessLogScope,
  ReaderRole,
} from '#contract/accounts/access-log-schema.ts'
import { accessesAbout, accessesToEveryone, accessMonthsAbout } from '#server/foundation/audit/audit-accesses.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { member } from '../tables.ts'

type AccessLogQuery = { memberId: string; scope: AccessLogScope; cursor?: string | undefined; limit: number }

export async function accessLogOf(
  db: Reader,
  { memberId, scope, cursor, limit }: AccessLogQuery,
): Promise<AccessLogEntry[]> {
  const page = { acts: ACCESS_ACTS, cursor, limit }
  const rows =
    scope === 'mine'
      ? await accessesAbout(db, memberId, page)
      : await accessesToEveryone(db, { ...page, since: await joinedAt(db, memberId) })
  return rows.map(({ id, at, act, role }) => ({ id, at, role: ReaderRole.parse(role), act: AccessAct.parse(act) }))
}

/** Returns the months of readings in closed cases that the member was never told of. */
export async function accessLogMonthsOf(db: Reader, memberId: string): Promise<AccessLogMonth[]> {
  const months = await accessMonthsAbout(db, memberId, ACCESS_ACTS)
  return months.map(({ month, role }) => ({ month, role: ReaderRole.parse(role) }))
}

async function joinedAt(db: Reader, memberId: string): Promise<Date> {
  const [row] = await db.select({ at: member.createdAt }).from(member).where(eq(member.id, memberId))
  return row!.at
}

const COPIED_AT_ONCE = 500

export async function exportReadings(db: Reader, memberId: string) {
  const [mine, everyone] = [await allOf(db, memberId, 'mine'), await allOf(db, memberId, 'everyone')]
  return { mine, everyone, months: await accessLogMonthsOf(db, memberId) }
}

async function allOf(db: Reader, memberId: string, scope: AccessLogScope) {
  const found: AccessLogEntry[] = []
  for (;;) {
    const page = await accessLogOf(db, { memberId, scope, cursor: found.at(-1)?.id, limit: COPIED_AT_ONCE })
    found.push(...page.slice(0, COPIED_AT_ONCE))
    if (page.length <= COPIED_AT_ONCE) return found.map(({ at, role, act }) => ({ at, role, act }))
  }
}
