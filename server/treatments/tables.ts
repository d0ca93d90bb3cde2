import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { TREATMENT_EFFECTS, TREATMENT_KINDS } from '#contract/treatments/limits.ts'
import { member } from '#server/accounts/tables.ts'
import { hidingColumns } from '#server/foundation/hiding.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import { post } from '#server/posts/tables.ts'

/**
 * A thing that a member tried for the symptom of a story. Triggers (treatment-words.sql) keep the searched and shown parts on the row of its post. `version`
 * rises with every edit.
 */
export const treatment = pgTable(
  'treatment',
  {
    id: uuid().primaryKey(),
    postId: belongsTo(() => post.id),
    authorId: belongsTo(() => member.id),
    requestId: uuid().notNull(),
    /** Tells a repeat from other words under the same request. */
    digest: text().notNull(),
    kind: text({ enum: TREATMENT_KINDS }).notNull(),
    /** As typed. */
    name: text().notNull(),
    /** The one name under which it is counted: `known:` of our list, `substance:` of the drug base, else its folded words. */
    key: text().notNull(),
    /** Code CIS of the speciality, where the name is one of the public drug base. */
    cis: integer(),
    /** The first day of the month. */
    fromMonth: date(),
    toMonth: date(),
    isOngoing: boolean().notNull(),
    /** Null while it is not known yet. */
    effect: text({ enum: TREATMENT_EFFECTS }),
    sideEffects: text().array().notNull(),
    sentence: text(),
    /** It is the method that its author named when they marked the story as healed. */
    isOfResolution: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Set by moderation: gone for everyone but its author. */
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

/** Stories whose author was asked how they are, which happens once. */
export const checkIn = pgTable('check_in', {
  postId: uuid()
    .primaryKey()
    .references(() => post.id, { onDelete: 'cascade' }),
  askedAt: instant().notNull(),
})

/** How many examinations the author of a story had, and how many doctors they saw, as far as they say. */
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
