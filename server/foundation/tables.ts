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

/** The rights by which somebody acts; `operator` is a person with the command line, `system` the machine by itself. */
export const AUDIT_ROLES = ['admin', 'moderator', 'medical_professional', 'member', 'operator', 'system'] as const

export const instant = () => timestamp({ withTimezone: true })

/** The id of the row that this one belongs to, and goes with. */
export const belongsTo = (column: () => AnyPgColumn) => uuid().notNull().references(column, { onDelete: 'cascade' })

/** The number of a member's latest live event. Its row lock lines up the writers to one member until they commit. */
export const memberStream = pgTable('member_stream', {
  memberId: uuid().primaryKey(),
  lastSeq: bigint({ mode: 'number' }).notNull(),
})

/** Live events, kept a while for members who were away. No words: a kind and an id. */
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

/** One row a use of an hourly quota; deleting what was made does not remove it. */
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

/** Kept by rate-limiter-flexible, in the shape it asks for. */
export const rateLimit = pgTable('rate_limit', {
  key: varchar({ length: 255 }).primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
})

/**
 * The acts and readings of the staff and the operator. A trigger (audit-append-only.sql) refuses to change a row, and to remove one that is younger than the signed
 * anchor; another (audit-chain.sql) links each to the one before. People stand in it under a key of their own, which identifies nobody once their account is
 * erased. The details hold no words: codes, numbers, days.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    /** To the millisecond, as it is signed. */
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    act: text().notNull(),
    actorRole: text({ enum: AUDIT_ROLES }).notNull(),
    /** Null for the machine and the command line. */
    actorKey: uuid(),
    /** `member` for a person, `everyone` for all of them; null for nothing in particular. */
    subjectKind: text(),
    /** The id of a thing; null for a person. */
    subjectId: uuid(),
    /** The key of a person: who this is about, or whose part of the thing this is. */
    subjectKey: uuid(),
    /** The line that one member is shown of what the staff reads in one place of many; the staff's own has no person. */
    isForSubject: boolean().notNull(),
    /** Kept from the person it is about until this case lets it be told, see `auditRelease`. */
    holdId: uuid(),
    details: jsonb().$type<AuditDetails>().notNull(),
    /** The server's signature, see audit-signer.ts: nobody else adds or changes a row without being found out. */
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

/** The order of the log, without a gap: each hash is the SHA-256 of the one before and of the row's seal. Written as the row is committed (audit-chain.sql). */
export const auditLink = pgTable('audit_link', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  entryId: uuid().notNull().unique(),
  hash: text().notNull(),
})

/** Hashes that were signed and published, once a day. */
export const auditHead = pgTable('audit_head', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
})

/** Where the log begins now: the last row that was forgotten, signed. One row, or none. */
export const auditAnchor = pgTable('audit_anchor', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  hash: text().notNull(),
  signature: text().notNull(),
})

/** Which of the lines that a case holds back from a person are told: those until `toldUntil`; once it is over the others too, by their month alone. */
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

/** The key under which a member stands in the audit log. It goes with the account: the log's lines about the member then lead to nobody. */
export const auditKey = pgTable('audit_key', { memberId: uuid().primaryKey(), key: uuid().notNull().unique() })

/** The SQL sources (db/sql-sources.ts) whose functions and triggers stand in this database, by path from `server`, with the SHA-256 of what was applied. */
export const sqlSource = pgTable('sql_source', { path: text().primaryKey(), digest: text().notNull() })
