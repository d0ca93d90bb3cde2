import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid, varchar } from 'drizzle-orm/pg-core'

export const instant = () => timestamp({ withTimezone: true })

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
