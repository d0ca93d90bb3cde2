import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { RECOVERIES } from '#contract/observatory/schema.ts'
import { instant } from '#server/foundation/tables.ts'

/** The `symptom` of a row about everyone who is counted, of no symptom in particular. */
export const EVERYONE = ''

/**
 * When the figures were counted, and the totals: one row, replaced with all the other figures. The totals are null in a snapshot from before they were taken.
 */
export const snapshot = pgTable(
  'observatory_snapshot',
  {
    id: smallint().primaryKey(),
    takenAt: instant().notNull(),
    /** Symptoms of all members whom public figures count, whether or not they agree to research; and those of these symptoms that are resolved. Exact. */
    posts: integer(),
    resolvedPosts: integer(),
    /** The number of members whom public figures count, as the beginning of a band; null also where they are hidden. */
    members: integer(),
  },
  () => [
    check('observatory_snapshot_one', sql`id = 1`),
    check('observatory_snapshot_least', sql`members >= 21 and posts >= 0 and resolved_posts >= 0`),
  ],
)

/**
 * The members who told of one listed symptom, or of any. Every number is of distinct members, is at least SHOWN_FROM, begins a band, and was kept only where no
 * other number is given away by it: nothing here can be traced to a member.
 */
export const observedGroup = pgTable(
  'observatory_group',
  {
    /** Id of the listed symptom. */
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

/** The members of one group who told in a month, come from a place, or whom something helped. */
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
 * The profiles of members when the snapshot was taken: what each told as a digest that names nobody, and how many told just that, so that the next snapshot can
 * say how many changed. They are never read otherwise.
 */
export const observedProfile = pgTable('observatory_profile', {
  /** SHA-256, hexadecimal. */
  digest: text().primaryKey(),
  members: integer().notNull(),
})
