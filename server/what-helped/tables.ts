import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { TREATMENT_KINDS } from '#contract/treatments/limits.ts'
import { instant } from '#server/foundation/tables.ts'
import type { MonthCount } from './time-to-better.ts'

/** When the figures were last counted: a row of its own, so that a night in which no figure changes writes nothing else. */
export const whatHelpedNight = pgTable(
  'what_helped_night',
  {
    id: smallint().primaryKey(),
    countedAt: instant().notNull(),
  },
  () => [check('what_helped_night_one', sql`id = 1`)],
)

/** Nothing here can be traced to a member. */
export const whatHelpedSymptom = pgTable(
  'what_helped_symptom',
  {
    symptom: text().primaryKey(),
    members: integer().notNull(),
    /** Followed stories, those whose author got better, and the counts by month; null where too few are followed. */
    followed: integer(),
    gotBetter: integer(),
    months: jsonb().$type<MonthCount[]>(),
    /** Newest entries of things without figures. */
    recent: uuid().array().notNull(),
  },
  () => [check('what_helped_followed', sql`num_nulls(followed, got_better, months) in (0, 3)`)],
)

/** Counts of one thing that at least TRIED_MIN members tried for a symptom, exact: what may be shown is decided on reading. */
export const whatHelpedThing = pgTable(
  'what_helped_thing',
  {
    symptom: text().notNull(),
    key: text().notNull(),
    kind: text({ enum: TREATMENT_KINDS }).notNull(),
    /** As most members wrote it. */
    name: text().notNull(),
    helped: integer().notNull(),
    unchanged: integer().notNull(),
    worse: integer().notNull(),
    unknown: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.symptom, table.key] }),
    check('what_helped_least', sql`helped + unchanged + worse + unknown >= 11`),
  ],
)
