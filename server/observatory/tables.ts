import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { RECOVERIES } from '#contract/observatory/schema.ts'
import { instant } from '#server/foundation/tables.ts'

/** Everyone who is counted, where a row is of no symptom in particular. */
export const EVERYONE = ''

/** When the figures were counted: one row, replaced with all the others. */
export const snapshot = pgTable(
  'observatory_snapshot',
  { id: smallint().primaryKey(), takenAt: instant().notNull() },
  () => [check('observatory_snapshot_one', sql`id = 1`)],
)

/**
 * Those who told of one listed symptom, or of any. Every number is of distinct members, eleven at least, begins a band, and was kept only where no other is
 * given away by it: nothing here can be traced to a member.
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
  () => [check('observatory_group_least', sql`members >= 11 and resolved >= 11`)],
)

export const TOPICS = ['month', 'place', 'help'] as const
export type Topic = (typeof TOPICS)[number]

/** Of one group: those of a month, of a place, or whom something helped. */
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
    check('observatory_cell_least', sql`members >= 11`),
  ],
)
