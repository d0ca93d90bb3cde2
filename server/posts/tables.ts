import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import { member } from '#server/accounts/tables.ts'
import { instant } from '#server/foundation/tables.ts'

/** A post, newest by id. `version` rises with every edit: editors, matching and caches compare it. */
export const post = pgTable(
  'post',
  {
    id: uuid().primaryKey(),
    authorId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull(),
    duration: text(),
    intensity: smallint().notNull(),
    startDate: date(),
    /** ISO 3166-1 alpha-2 */
    country: text({ enum: COUNTRY_CODES }),
    postalCode: text(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    resolvedAt: instant(),
    treatment: text(),
    resolutionNotes: text(),
    /** Set by moderation: gone for everyone but its author. */
    hiddenAt: instant(),
  },
  (table) => [
    index().on(table.authorId, table.id),
    check('intensity_range', sql`intensity between 1 and 10`),
    check('resolution_complete', sql`resolved_at is not null or (treatment is null and resolution_notes is null)`),
  ],
)

/**
 * Which form published which post: a `requestId` never publishes twice, not even when the post is gone. The digest tells a repeat from other
 * words under the same id.
 */
export const publication = pgTable(
  'publication',
  {
    authorId: uuid()
      .notNull()
      .references(() => member.id, { onDelete: 'cascade' }),
    requestId: uuid().notNull(),
    postId: uuid().notNull(),
    digest: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.requestId] })],
)

export const travel = pgTable(
  'travel',
  {
    postId: uuid()
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    destination: text().notNull(),
    startDate: date().notNull(),
    endDate: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.position] }),
    check('travel_in_order', sql`start_date <= end_date`),
  ],
)
