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
import { POINTS } from '#contract/medication/limits.ts'
import type { ReportContent } from '#contract/medication/schema.ts'
import { ofMember } from '#server/accounts/tables.ts'
import { isUnsearched, pairTable, placeColumns, searchColumns } from '#server/foundation/pairs/columns.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import type { MedicationCriteria, MedicationPair } from './score.ts'

/** Its owner alone reads it; matches show others its beginning. */
export const report = pgTable(
  'medication_report',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    requestId: uuid().notNull(),
    /** SHA-256 of the form's content: the same request with other content is another form. */
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
    /** The search waits until then, because too many reports of the member entered it within a day. */
    searchedFrom: instant(),
  },
  (table) => [
    unique().on(table.memberId, table.requestId),
    index().on(table.memberId, table.id),
    index().on(table.searchedFrom).where(sql`searched_from is not null`),
    check('report_severity', sql`severity between 1 and 5`),
  ],
)

const ofReport = () => belongsTo(() => report.id)

export const reportDrug = pgTable(
  'report_drug',
  {
    reportId: ofReport(),
    position: smallint().notNull(),
    role: text({ enum: DRUG_ROLES }).notNull(),
    name: text().notNull(),
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

export const reportReaction = pgTable(
  'report_reaction',
  {
    reportId: ofReport(),
    position: smallint().notNull(),
    term: text().notNull(),
    key: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.position] }), index().on(table.key)],
)

export const reportVersion = pgTable(
  'report_version',
  {
    reportId: ofReport(),
    version: integer().notNull(),
    said: jsonb().$type<ReportContent>().notNull(),
    until: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version] })],
)

/** The version is the last one that entered the search; later ones may have to wait (ASKED_ANEW_DAYS). */
export const reportKey = pgTable(
  'report_key',
  {
    reportId: uuid()
      .primaryKey()
      .references(() => report.id, { onDelete: 'cascade' }),
    memberId: ofMember(),
    /** As compared. '' equals no other, and stands for none, or for one that another report asked for of late. */
    nameKey: text().notNull(),
    substanceKey: text().notNull(),
    effects: integer().array().notNull(),
    turnedOn: date().notNull(),
    ...placeColumns(),
    ...searchColumns(),
  },
  (table) => [
    index().on(table.memberId),
    index().on(table.nameKey).where(sql`name_key <> ''`),
    index().on(table.substanceKey).where(sql`substance_key <> ''`),
    index('report_key_unsearched').on(table.reportId).where(isUnsearched),
    index().on(table.turnedOn, table.reportId),
  ],
)

const ofKey = () => belongsTo(() => reportKey.reportId)

export const medicationMatch = pairTable<MedicationPair>()('medication_match', {
  ofKey,
  least: POINTS.substance,
  most: POINTS.name,
})

/**
 * Survives edits and new searches, and is deleted with either report. Members know the pair by its random id, because an id that sorts by time would reveal
 * when it was found.
 */
export const introduction = pgTable(
  'medication_introduction',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    a: ofReport(),
    b: ofReport(),
    aAgreedAt: instant(),
    bAgreedAt: instant(),
    /** When both were last told that both agreed. They are shown to each other if this is after both agreements. */
    metAt: instant(),
    /**
     * The features that strangers are told are decided when the reports are first a pair; those for introduced members, once both agreed. Edits change
     * neither.
     */
    isSubstance: boolean().notNull(),
    effects: text().array().notNull(),
    criteria: jsonb().$type<MedicationCriteria>(),
    score: smallint(),
  },
  (table) => [unique().on(table.a, table.b), index().on(table.b), check('medication_introduction_once', sql`a < b`)],
)

/**
 * A pair as it is shown anonymously to the owner of one report. Rows change only at the turn of the day, whatever happens to the other report until then, and
 * hold nothing of that report except what its reader declared too.
 */
export const medicationDisclosure = pgTable(
  'medication_disclosure',
  {
    reportId: ofReport(),
    pairId: uuid().notNull(),
    isSubstance: boolean().notNull(),
    effects: text().array().notNull(),
    /** Pairs with reports of one place share this digest within the lists of one member. */
    place: text().notNull(),
    agreedAt: instant(),
    invitedAt: instant(),
    dismissedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.pairId] }), index().on(table.pairId)],
)

/** The row stays after the report is deleted, for as long as it counts. */
export const medicationSearchEntry = pgTable(
  'medication_asked',
  {
    memberId: ofMember(),
    digest: text().notNull(),
    reportId: uuid().notNull(),
    version: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.digest] }), index().on(table.at)],
)

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

export const drug = pgTable(
  'drug',
  {
    cis: integer().primaryKey(),
    name: text().notNull(),
    nameKey: text().notNull(),
    substance: text(),
    substanceKey: text().notNull(),
    dosage: text(),
    route: text({ enum: ROUTES }),
    isMarketed: boolean().notNull(),
  },
  () => [index('drug_words').using('gin', sql`to_tsvector('simple', name_key || ' ' || substance_key)`)],
)

export type KeptEffect = { term: string; members: number }

/** Each number counts distinct members who agreed to statistics, SHOWN_FROM at least, begins a band, and was kept only where it gives no other away. */
export const effectCount = pgTable(
  'effect_count',
  {
    drugKey: text().primaryKey(),
    asOf: instant().notNull(),
    members: integer().notNull(),
    effects: jsonb().$type<KeptEffect[]>().notNull(),
  },
  () => [check('effect_count_least', sql`members >= 21`)],
)

/** The digests name nobody; only the next night reads them, to count how many members changed. */
export const effectProfile = pgTable(
  'effect_profile',
  {
    drugKey: text()
      .notNull()
      .references(() => effectCount.drugKey, { onDelete: 'cascade' }),
    digest: text().notNull(),
    members: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.drugKey, table.digest] })],
)

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
