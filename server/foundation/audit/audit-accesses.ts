import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Reader } from '../db/database.ts'
import { auditEntry, auditRelease } from '../tables.ts'
import { auditKeysOf } from './audit.ts'

type Page = { acts: readonly string[]; cursor?: string | undefined; limit: number }

const columns = { id: auditEntry.id, at: auditEntry.at, act: auditEntry.act, role: auditEntry.actorRole }

const isTold = or(isNull(auditEntry.holdId), sql`${auditEntry.at} <= ${auditRelease.toldUntil}`)
const releaseOf = and(eq(auditRelease.holdId, auditEntry.holdId), eq(auditRelease.subjectKey, auditEntry.subjectKey))

const isAbout = (key: string, acts: readonly string[]): SQL | undefined =>
  and(
    eq(auditEntry.subjectKey, key),
    inArray(auditEntry.act, [...acts]),
    sql`${auditEntry.actorKey} is distinct from ${key}`,
    sql`${auditEntry.actorRole} <> 'system'`,
  )

/** Returns the entries about a member that they may read by now, latest first; one more than asked where there are more. */
export async function accessesAbout(db: Reader, memberId: string, { acts, cursor, limit }: Page) {
  const key = (await auditKeysOf(db, [memberId])).get(memberId)
  if (key === undefined) return []
  return db
    .select(columns)
    .from(auditEntry)
    .leftJoin(auditRelease, releaseOf)
    .where(and(isAbout(key, acts), isTold, cursor === undefined ? undefined : lt(auditEntry.id, cursor)))
    .orderBy(desc(auditEntry.id))
    .limit(limit + 1)
}

/** Returns the months (`2026-05`) of readings in closed cases that the member was never told of, with the reader's role; latest first. */
export async function accessMonthsAbout(db: Reader, memberId: string, acts: readonly string[]) {
  const key = (await auditKeysOf(db, [memberId])).get(memberId)
  if (key === undefined) return []
  const month = sql<string>`to_char(${auditEntry.at} at time zone 'UTC', 'YYYY-MM')`
  return db
    .selectDistinct({ month, role: auditEntry.actorRole })
    .from(auditEntry)
    .innerJoin(auditRelease, releaseOf)
    .where(
      and(
        isAbout(key, acts),
        isNotNull(auditEntry.holdId),
        auditRelease.isOver,
        sql`(${auditEntry.at} <= ${auditRelease.toldUntil}) is not true`,
      ),
    )
    .orderBy(desc(month), auditEntry.actorRole)
}

export const accessesToEveryone = (db: Reader, { since, acts, cursor, limit }: Page & { since: Date }) =>
  db
    .select(columns)
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.subjectKind, 'everyone'),
        inArray(auditEntry.act, [...acts]),
        gte(auditEntry.at, since),
        cursor === undefined ? undefined : lt(auditEntry.id, cursor),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(limit + 1)
