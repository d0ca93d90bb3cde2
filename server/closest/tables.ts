import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { CLOSENESS_MAX } from '#contract/closest/limits.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { member } from '#server/accounts/tables.ts'
import { isUnsearched, pairTable, placeColumns, searchColumns } from '#server/foundation/pairs/columns.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import { post } from '#server/posts/tables.ts'
import { type ClosenessCriteria, THOUSAND } from './closeness-criteria.ts'

/** The weights are frozen, so that every server weighs alike. A new lexicon begins a new version, and so does a community that has doubled. */
export const readingVersion = pgTable(
  'reading_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lexicon: text().notNull(),
    authors: integer().notNull(),
    frequencies: jsonb().$type<StoredFrequencies>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.lexicon)],
)

export type StoredFrequencies = { stories: number; of: Record<string, number> }

/** `weights`, `wordings` and `spans` (two a feature: where the words begin and end in the text) go with `features`. */
export const storyReading = pgTable(
  'story_reading',
  {
    key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: uuid()
      .notNull()
      .unique()
      .references(() => post.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
    readingVersion: integer()
      .notNull()
      .references(() => readingVersion.id),
    language: text({ enum: LANGUAGES }).notNull(),
    corrected: text().notNull().default(''),
    features: text().array().notNull(),
    /** 0 where the feature is not compared. */
    weights: smallint().array().notNull(),
    wordings: smallint().array().notNull().default([]),
    spans: integer().array().notNull(),
    /** In hundredths, for each feature; older rows have none. */
    confidences: smallint().array().notNull().default([]),
    /** Whether the words hold the feature's everyday name, or its author chose it; older rows have none. */
    isNamed: boolean().array().notNull().default([]),
    titleEnd: integer().notNull().default(0),
    /** Tells servers which rows are new. */
    writtenTx: bigint({ mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`)
      .$onUpdate(() => sql`pg_current_xact_id()::text::bigint`),
    ...placeColumns(),
    ...searchColumns(),
  },
  (table) => [
    index().on(table.writtenTx),
    index().on(table.readingVersion, table.key),
    index().on(table.authorId, table.postId),
    index('story_reading_unsearched').on(table.key).where(isUnsearched),
    check(
      'story_reading_together',
      sql`cardinality(weights) = cardinality(features) and cardinality(spans) = 2 * cardinality(features) and cardinality(wordings) in (0, cardinality(features)) and cardinality(confidences) in (0, cardinality(features)) and cardinality(is_named) in (0, cardinality(features))`,
    ),
  ],
)

/** Kept by post, so a correction survives edits and new lexicons. A feature that the lexicon no longer has is ignored. */
export const readingCorrection = pgTable(
  'reading_correction',
  {
    postId: belongsTo(() => post.id),
    feature: text().notNull(),
    isTold: boolean().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.feature] })],
)

const ofReading = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => storyReading.key, { onDelete: 'cascade' })

/** The score is the greater closeness of the two sides, in thousandths. */
export const closePair = pairTable<ClosenessCriteria>()('close_pair', {
  ofKey: ofReading,
  // Pairs found before a change of the measure stay, with any score, until their next search replaces them.
  least: 1,
  most: CLOSENESS_MAX * THOUSAND,
})

/** Material for correcting the lexicon, as of the last night. Neither the members nor their exact number are kept. */
export const correctedWords = pgTable(
  'corrected_words',
  {
    language: text({ enum: LANGUAGES }).notNull(),
    feature: text().notNull(),
    isTold: boolean().notNull(),
    stems: text().notNull(),
    words: text(),
    /** The beginning of the band of the members' number. */
    members: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.feature, table.isTold, table.stems] })],
)

/** Kept by post ids, so a dismissal survives edits and new searches. */
export const matchFeedback = pgTable(
  'match_feedback',
  {
    memberId: belongsTo(() => member.id),
    ownPostId: belongsTo(() => post.id),
    otherPostId: belongsTo(() => post.id),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.ownPostId, table.otherPostId] }),
    index().on(table.ownPostId),
    index().on(table.otherPostId),
  ],
)

export const matchCandidate = pgTable(
  'match_notice_candidate',
  {
    memberId: belongsTo(() => member.id),
    postId: belongsTo(() => post.id),
    points: smallint().notNull(),
    dueAt: instant().notNull(),
    toldAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.postId] }),
    index().on(table.postId),
    index('match_notice_candidate_due').on(table.dueAt).where(sql`told_at is null`),
    index('match_notice_candidate_told').on(table.toldAt).where(sql`told_at is not null`),
  ],
)

/** For correcting the lexicon, as of the last night. Neither the members nor their exact number are kept. */
export const unreadStem = pgTable(
  'unread_stem',
  {
    language: text({ enum: LANGUAGES }).notNull(),
    stem: text().notNull(),
    word: text(),
    members: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.stem] })],
)
