import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import type { AuditDetails } from '#contract/foundation/audit-details.ts'

/** `operator` is a person on the command line, `system` a job. */
export const AUDIT_ROLES = ['admin', 'moderator', 'medical_professional', 'member', 'operator', 'system'] as const

export const instant = () => timestamp({ withTimezone: true })

export const belongsTo = (column: () => AnyPgColumn) => uuid().notNull().references(column, { onDelete: 'cascade' })

/** Writers to one member wait at its row lock until they commit. */
export const memberStream = pgTable('member_stream', {
  memberId: uuid().primaryKey(),
  lastSeq: bigint({ mode: 'number' }).notNull(),
})

/** Kept for EVENT_DAYS days for browsers that were away. Events hold a kind and an id, and no text. */
export const memberEvent = pgTable(
  'member_event',
  {
    memberId: uuid().notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    kind: text().notNull(),
    subjectId: uuid().notNull(),
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.seq] }), index().on(table.at)],
)

export const quotaUse = pgTable(
  'quota_use',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    memberId: uuid().notNull(),
    kind: text().notNull(),
    subjectId: uuid(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.memberId, table.kind, table.at), index().on(table.at)],
)

export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/**
 * The acts and readings of the staff and the operator. A trigger (audit-append-only.sql) refuses to change a row, or to remove one that is newer than the
 * signed anchor; another (audit-chain.sql) links each row to the one before. Members are stored by keys that identify nobody once the account is erased.
 * Details hold codes, numbers and days, and no text.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    act: text().notNull(),
    actorRole: text({ enum: AUDIT_ROLES }).notNull(),
    actorKey: uuid(),
    /** `member` for a person, `everyone` for all of them; null for nothing in particular. */
    subjectKind: text(),
    subjectId: uuid(),
    subjectKey: uuid(),
    /** True for the entry that one member is shown of a reading that concerns many; the staff's own entry has no member. */
    isForSubject: boolean().notNull(),
    holdId: uuid(),
    details: jsonb().$type<AuditDetails>().notNull(),
    seal: text().notNull(),
  },
  (table) => [
    index().on(table.act, table.id),
    index().on(table.actorKey, table.id),
    index().on(table.subjectId, table.id),
    index().on(table.subjectKey, table.id),
    index().on(table.id).where(sql`subject_kind = 'everyone'`),
  ],
)

/** The order of the log without gaps: each hash is the SHA-256 of the one before and of the row's seal. A trigger writes it at the commit (audit-chain.sql). */
export const auditLink = pgTable('audit_link', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid().notNull().unique(),
  hash: text().notNull(),
})

export const auditHead = pgTable('audit_head', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
})

/** The signed hash of the last deleted row, after which the log now begins. At most one row. */
export const auditAnchor = pgTable('audit_anchor', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
})

/** Which entries that a case withheld a member may read now: those until `toldUntil`, and once the case is over the others too, by their month alone. */
export const auditRelease = pgTable(
  'audit_release',
  {
    holdId: uuid().notNull(),
    subjectKey: uuid().notNull(),
    toldUntil: instant(),
    isOver: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.holdId, table.subjectKey] }), index().on(table.subjectKey)],
)

/** Deleted with the account, so that the log's entries then identify nobody. */
export const auditKey = pgTable('audit_key', { memberId: uuid().primaryKey(), key: uuid().notNull().unique() })

export const sqlSource = pgTable('sql_source', { path: text().primaryKey(), digest: text().notNull() })
