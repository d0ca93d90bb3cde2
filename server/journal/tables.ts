import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Measure, type Measured, PACES } from '#contract/journal/schema.ts'
import { member } from '#server/accounts/tables.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import { post } from '#server/posts/tables.ts'

/** A journal that a member keeps day by day, for themselves alone, about one of their symptom posts or something they never published. */
export const journal = pgTable(
  'journal',
  {
    id: uuid().primaryKey(),
    memberId: belongsTo(() => member.id),
    title: text().notNull(),
    /** The journal stays when the post is deleted. */
    postId: uuid().references(() => post.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    pace: text({ enum: PACES }).notNull().default('none'),
    remindAt: smallint(),
    timeZone: text(),
    nextReminderAt: instant(),
    remindedFor: date(),
    measures: jsonb().$type<Measure[]>().notNull().default([]),
  },
  (table) => [
    index().on(table.memberId, table.id),
    uniqueIndex().on(table.postId).where(sql`post_id is not null`),
    index().on(table.nextReminderAt).where(sql`next_reminder_at is not null`),
    check(
      'journal_reminder',
      sql`case pace when 'none' then next_reminder_at is null else num_nulls(remind_at, time_zone, next_reminder_at) = 0 and remind_at between 0 and 1439 end`,
    ),
  ],
)

export const journalEntry = pgTable(
  'journal_entry',
  {
    journalId: belongsTo(() => journal.id),
    day: date().notNull(),
    intensity: smallint().notNull(),
    note: text().notNull(),
    measured: jsonb().$type<Measured[]>().notNull().default([]),
    updatedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.journalId, table.day] }),
    check('journal_intensity', sql`intensity between 0 and 10`),
  ],
)

/** Kept for REPEAT_DAYS, so that a repeated request writes nothing. It outlives its journal. */
export const dayRequest = pgTable(
  'day_request',
  {
    memberId: belongsTo(() => member.id),
    requestId: uuid().notNull(),
    /** No foreign key: a repeat must not start a deleted journal again. */
    journalId: uuid().notNull(),
    /** A keyed digest, because a day holds so few numbers that a plain one could be guessed. */
    digest: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.requestId] }), index().on(table.at)],
)
