import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { RECOVERIES } from '#contract/observatory/schema.ts'
import { instant } from '#server/foundation/tables.ts'

export const EVERYONE = ''

/** When the figures were counted, and the totals, which are null in a snapshot from before totals were taken. One row, replaced with all the other figures. */
export const snapshot = pgTable(
  'observatory_snapshot',
  {
    id: smallint().primaryKey(),
    takenAt: instant().notNull(),
    /** Over all members whom public figures count, whether or not they agree to research. Exact. */
    posts: integer(),
    resolvedPosts: integer(),
    /** Begins a band; null also where it is hidden. */
    members: integer(),
  },
  () => [
    check('observatory_snapshot_one', sql`id = 1`),
    check('observatory_snapshot_least', sql`members >= 21 and posts >= 0 and resolved_posts >= 0`),
  ],
)

/**
 * The members who told of one listed symptom, or of any. Every number counts distinct members, is at least SHOWN_FROM and begins a band.
 * A number that would give away another is left out: nothing here can be traced to a member.
 */
export const observedGroup = pgTable(
  'observatory_group',
  {
    symptom: text().primaryKey(),
    members: integer().notNull(),
    /** Null where it is hidden. */
    resolved: integer(),
    recovery: text({ enum: RECOVERIES }),
  },
  () => [check('observatory_group_least', sql`members >= 21 and resolved >= 21`)],
)

export const TOPICS = ['month', 'place', 'help'] as const
export type Topic = (typeof TOPICS)[number]

export const observedCell = pgTable(
  'observatory_cell',
  {
    symptom: text().notNull(),
    topic: text({ enum: TOPICS }).notNull(),
    /** A month YYYY-MM, a place, a kind of help. */
    key: text().notNull(),
    members: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.symptom, table.topic, table.key] }),
    check('observatory_cell_least', sql`members >= 21`),
  ],
)

/**
 * An anonymous digest of all that a member told when the snapshot was taken, and how many members told just that. Only the next snapshot reads it, to count
 * how many members changed.
 */
export const observedProfile = pgTable('observatory_profile', {
  /** SHA-256, hexadecimal. */
  digest: text().primaryKey(),
  members: integer().notNull(),
})
