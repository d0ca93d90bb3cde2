import { sql } from 'drizzle-orm'
import { check, date, index, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type Measure, type Measured, PACES } from '#contract/journal/schema.ts'
import { member } from '#server/accounts/tables.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import { post } from '#server/posts/tables.ts'

/** A thing that a member follows day by day, for themselves alone: one of their symptom posts, or something they never published. */
export const journal = pgTable(
  'journal',
  {
    id: uuid().primaryKey(),
    memberId: belongsTo(() => member.id),
    title: text().notNull(),
    /** The post that it began with; the journal's days stay when that goes. */
    postId: uuid().references(() => post.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    pace: text({ enum: PACES }).notNull().default('none'),
    /** Minutes of the member's day at which to remind, in `timeZone`. */
    remindAt: smallint(),
    /** IANA name, such as Europe/Paris. */
    timeZone: text(),
    nextReminderAt: instant(),
    /** The day that was last reminded of, in `timeZone` as it was then. */
    remindedFor: date(),
    /** The measures that its days may hold beside the intensity. */
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

/** One day of a journal: 0 is none of it, 10 the worst. */
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

/** A day that was written by a request of its own: for REPEAT_DAYS the same request again writes nothing. It outlives its journal. */
export const dayRequest = pgTable(
  'day_request',
  {
    memberId: belongsTo(() => member.id),
    requestId: uuid().notNull(),
    /** Without a reference: a journal that is gone is not started again by a repeat. */
    journalId: uuid().notNull(),
    /** Keyed: a day has so few numbers that a plain one would tell them. */
    digest: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.requestId] }), index().on(table.at)],
)
