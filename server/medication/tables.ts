import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  AGE_BANDS,
  DECHALLENGES,
  DRUG_ACTIONS,
  DRUG_ROLES,
  OUTCOMES,
  RECHALLENGES,
  REPORTERS,
  ROUTES,
  SERIOUSNESS,
  SEXES,
} from '#contract/medication/choices.ts'
import { SCORE_MAX, SCORE_THRESHOLD } from '#contract/medication/limits.ts'
import type { EffectCounts, ToldReport } from '#contract/medication/schema.ts'
import { member } from '#server/accounts/tables.ts'
import { isUnsearched, pairTable, searchColumns } from '#server/foundation/pairs/columns.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import type { MedicationCriteria } from './score.ts'

const ofMember = () => belongsTo(() => member.id)

/** A side effect that a member declared. Its owner alone reads it; matches show others its beginning. */
export const report = pgTable(
  'medication_report',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    requestId: uuid().notNull(),
    /** SHA-256 of what the form said: the same request that says something else is another form. */
    digest: text().notNull(),
    version: integer().notNull().default(1),
    description: text().notNull(),
    severity: smallint().notNull(),
    onsetDate: date(),
    duration: text(),
    history: text(),
    notes: text(),
    ageBand: text({ enum: AGE_BANDS }),
    sex: text({ enum: SEXES }),
    reporter: text({ enum: REPORTERS }),
    /** Null: not answered; empty: none of them. */
    seriousness: text({ enum: SERIOUSNESS }).array(),
    outcome: text({ enum: OUTCOMES }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.memberId, table.requestId),
    index().on(table.memberId, table.id),
    check('report_severity', sql`severity between 1 and 5`),
  ],
)

const ofReport = () => belongsTo(() => report.id)

/** A medication of a report; at position 0 the one that is declared. */
export const reportDrug = pgTable(
  'report_drug',
  {
    reportId: ofReport(),
    position: smallint().notNull(),
    role: text({ enum: DRUG_ROLES }).notNull(),
    name: text().notNull(),
    /** The name as it is compared; '' where nothing of it is. */
    key: text().notNull(),
    substance: text(),
    dosage: text(),
    route: text({ enum: ROUTES }),
    indication: text(),
    batch: text(),
    startDate: date(),
    stopDate: date(),
    action: text({ enum: DRUG_ACTIONS }),
    dechallenge: text({ enum: DECHALLENGES }),
    rechallenge: text({ enum: RECHALLENGES }),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.position] }),
    index().on(table.key).where(sql`role = 'suspected'`),
    check('report_drug_declared', sql`position > 0 or role = 'suspected'`),
  ],
)

/** An effect of a report that has a name: a listed symptom's French one, or the member's own words. */
export const reportReaction = pgTable(
  'report_reaction',
  {
    reportId: ofReport(),
    position: smallint().notNull(),
    term: text().notNull(),
    /** The term as it is compared. */
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.position] }), index().on(table.key)],
)

/** What a report said before an edit; gone with it. */
export const reportVersion = pgTable(
  'report_version',
  {
    reportId: ofReport(),
    version: integer().notNull(),
    said: jsonb().$type<Said>().notNull(),
    until: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
)

/** All that was said: what the form asks, as its owner reads it. */
export type Said = ToldReport

/**
 * What the search reads of a report that takes part in matching and nothing else.
 */
export const reportKey = pgTable(
  'report_key',
  {
    reportId: uuid()
      .primaryKey()
      .references(() => report.id, { onDelete: 'cascade' }),
    memberId: ofMember(),
    /** Of the declared medication, as it is compared; '' when none, which equals no other. */
    nameKey: text().notNull(),
    substanceKey: text().notNull(),
    severity: smallint().notNull(),
    onset: date(),
    /** Ids of the distinct words of the description, ascending. */
    tok: integer().array().notNull(),
    ntok: smallint().notNull(),
    ...searchColumns(),
  },
  (table) => [
    index().on(table.memberId),
    index().on(table.nameKey).where(sql`name_key <> ''`),
    index().on(table.substanceKey).where(sql`substance_key <> ''`),
    index('report_key_unsearched').on(table.reportId).where(isUnsearched),
  ],
)

const ofKey = () => belongsTo(() => reportKey.reportId)

/** A pair of similar reports. */
export const medicationMatch = pairTable<MedicationCriteria>()('medication_match', {
  ofKey,
  least: SCORE_THRESHOLD + 1,
  most: SCORE_MAX,
})

/** "Pas pertinent": hides a match from the member who said so, for good. */
export const medicationFeedback = pgTable(
  'medication_feedback',
  {
    memberId: ofMember(),
    ownReportId: ofReport(),
    otherReportId: ofReport(),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ownReportId, table.otherReportId] }),
    index().on(table.ownReportId),
    index().on(table.otherReportId),
  ],
)

/** A medication of the French public drug base, as it is suggested while its name is typed. */
export const drug = pgTable(
  'drug',
  {
    /** Code CIS of the speciality. */
    cis: integer().primaryKey(),
    name: text().notNull(),
    /** Name and substance as they are compared, for the beginning of any of their words. */
    nameKey: text().notNull(),
    substance: text(),
    substanceKey: text().notNull(),
    dosage: text(),
    route: text({ enum: ROUTES }),
    isMarketed: boolean().notNull(),
  },
  () => [index('drug_words').using('gin', sql`to_tsvector('simple', name_key || ' ' || substance_key)`)],
)

/**
 * What members read of the effects declared with one medication, counted once a night over those who agreed to statistics, with what must not be shown
 * left out: no member, and nothing from which one could be told.
 */
export const effectCount = pgTable('effect_count', {
  drugKey: text().primaryKey(),
  name: text().notNull(),
  asOf: instant().notNull(),
  /** Null where it is hidden. */
  members: integer(),
  effects: jsonb().$type<EffectCounts['effects']>().notNull(),
  isSomethingHidden: boolean().notNull(),
})

/** The pairs of medication and effect as of the last night, counted by distinct member. What follows from the four counts is computed when read. */
export const signalPair = pgTable(
  'signal_pair',
  {
    drugKey: text().notNull(),
    reactionKey: text().notNull(),
    drugName: text().notNull(),
    term: text().notNull(),
    a: integer().notNull(),
    b: integer().notNull(),
    c: integer().notNull(),
    d: integer().notNull(),
    /** What the table is ordered by; null where it is not defined. */
    icLow: real(),
    prr: real(),
    isSignal: boolean().notNull(),
    asOf: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.drugKey, table.reactionKey] }),
    index().on(table.icLow),
    index().on(table.prr),
    index().on(table.a),
  ],
)
