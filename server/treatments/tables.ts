import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { TREATMENT_EFFECTS, TREATMENT_KINDS } from '#contract/treatments/limits.ts'
import { member } from '#server/accounts/tables.ts'
import { hidingColumns } from '#server/foundation/hiding.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import { post } from '#server/posts/tables.ts'

/** Triggers (treatment-words.sql) copy what is searched and shown into the row of its post. */
export const treatment = pgTable(
  'treatment',
  {
    id: uuid().primaryKey(),
    postId: belongsTo(() => post.id),
    authorId: belongsTo(() => member.id),
    requestId: uuid().notNull(),
    /** Tells a repeat from other content under the same request id. */
    digest: text().notNull(),
    kind: text({ enum: TREATMENT_KINDS }).notNull(),
    name: text().notNull(),
    /** The name under which it is counted: `known:` from our list, `substance:` from the drug base, else its folded words. */
    key: text().notNull(),
    /** Code CIS, where the name is in the public drug base. */
    cis: integer(),
    /** The first day of the month. */
    fromMonth: date(),
    toMonth: date(),
    isOngoing: boolean().notNull(),
    effect: text({ enum: TREATMENT_EFFECTS }),
    sideEffects: text().array().notNull(),
    sentence: text(),
    isOfResolution: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...hidingColumns(),
  },
  (table) => [
    unique().on(table.authorId, table.requestId),
    index().on(table.postId, table.id),
    index().on(table.key, table.id),
    check(
      'treatment_months',
      sql`coalesce(from_month <= to_month, true) and not (is_ongoing and to_month is not null)`,
    ),
  ],
)

export const checkIn = pgTable('check_in', {
  postId: uuid()
    .primaryKey()
    .references(() => post.id, { onDelete: 'cascade' }),
  askedAt: instant().notNull(),
})

export const care = pgTable(
  'care',
  {
    postId: uuid()
      .primaryKey()
      .references(() => post.id, { onDelete: 'cascade' }),
    examinations: smallint(),
    doctors: smallint(),
  },
  () => [
    check(
      'care_counted',
      sql`coalesce(examinations between 0 and 200, true) and coalesce(doctors between 0 and 200, true)`,
    ),
  ],
)
