import { and, desc, eq, gte, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { AuditEntry, AuditFilter } from '#contract/admin/schema.ts'
import { peopleOf } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import { auditKeysOf, membersOfKeys } from '#server/foundation/audit/audit.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { auditEntry } from '#server/foundation/tables.ts'
import { hiddenFromStaff } from '#server/moderation/queries.ts'

type Page = AuditFilter & { cursor?: string | undefined; limit: number }

/**
 * Returns entries latest first; one more than asked where there are more. A member who is gone appears only by their key. Leaves out entries withheld from
 * the
 * reader, entries on the reader's own case, and readings that members are shown, because these would reveal the sides of a case.
 */
export async function auditEntries(
  db: Reader,
  readerId: string,
  { cursor, limit, ...filter }: Page,
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(auditEntry)
    .where(
      and(
        await isShownTo(db, readerId),
        await fits(db, filter),
        cursor === undefined ? undefined : lt(auditEntry.id, cursor),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit + 1)
  const keys = rows.flatMap(({ actorKey, subjectKey }) => [actorKey, subjectKey]).filter((key) => key !== null)
  const members = await membersOfKeys(db, [...new Set(keys)])
  const people = await peopleOf(db, members.values())
  const named = (key: string | null) => {
    const id = key === null ? undefined : members.get(key)
    return id === undefined ? null : authorView(id, people)
  }
  return rows.map(({ id, at, act, actorKey, actorRole, subjectKind, subjectId, subjectKey, details }) => {
    const subject = named(subjectKey)
    return {
      id,
      at,
      act,
      actor: named(actorKey),
      actorKey,
      actorRole,
      subjectKind,
      subjectId: subjectId ?? subject?.id ?? null,
      subjectKey,
      subject,
      details,
    }
  })
}

async function isShownTo(db: Reader, readerId: string): Promise<SQL | undefined> {
  const key = (await auditKeysOf(db, [readerId])).get(readerId)
  return and(
    not(auditEntry.isForSubject),
    sql`(${auditEntry.subjectId} = any (array(${hiddenFromStaff(readerId)}))) is not true`,
    key === undefined
      ? undefined
      : sql`(${auditEntry.subjectKey} = ${key} and ${auditEntry.holdId} is not null) is not true`,
  )
}

async function fits(db: Reader, { act, actorId, subjectId, from, to }: AuditFilter): Promise<SQL | undefined> {
  const people = [actorId, subjectId].filter((id) => id !== undefined)
  const keys = await auditKeysOf(db, people)
  const actor = actorId === undefined ? undefined : keys.get(actorId)
  const subject = subjectId === undefined ? undefined : keys.get(subjectId)
  return and(
    act === undefined
      ? undefined
      : act.endsWith('.')
        ? sql`starts_with(${auditEntry.act}, ${act})`
        : eq(auditEntry.act, act),
    actorId === undefined ? undefined : actor ? eq(auditEntry.actorKey, actor) : sql`false`,
    subjectId === undefined
      ? undefined
      : or(eq(auditEntry.subjectId, subjectId), subject ? eq(auditEntry.subjectKey, subject) : undefined),
    from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
    // Computed in SQL: JavaScript writes the day after the last of its calendar in a form that PostgreSQL does not read.
    to === undefined ? undefined : sql`${auditEntry.at} < (${to}::date + 1)::timestamp at time zone 'UTC'`,
  )
}
