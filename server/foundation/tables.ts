import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
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
 * What the staff did and read, for ever: a trigger (audit-stays.sql) refuses to change or remove a row. People stand in it under a key of their own, which says nobody once
 * their account is erased. No words in the details: codes, numbers, days.
 */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: uuid().primaryKey(),
    at: instant().notNull(),
    act: text().notNull(),
    /** Null for the machine and the command line. */
    actorKey: uuid(),
    subjectKind: text(),
    /** Of a thing; null for a person. */
    subjectId: uuid(),
    /** Of a person. */
    subjectKey: uuid(),
    details: jsonb().$type<AuditDetails>().notNull(),
  },
  (table) => [
    index().on(table.act, table.id),
    index().on(table.actorKey, table.id),
    index().on(table.subjectId, table.id),
    index().on(table.subjectKey, table.id),
  ],
)

export type AuditDetails = Record<string, string | number | boolean | null>

/** Under which key a member stands in the audit log. Goes with the account, and what the log says is about nobody then. */
export const auditKey = pgTable('audit_key', { memberId: uuid().primaryKey(), key: uuid().notNull().unique() })

/** The SQL sources (db/sql-sources.ts) whose functions and triggers stand in this database, by path from `server`, with the SHA-256 of what was applied. */
export const sqlSource = pgTable('sql_source', { path: text().primaryKey(), digest: text().notNull() })
