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

/**
 * The lexicon that stories are read with, and the weight of each feature: frozen, so that every server weighs alike. A new lexicon begins a new version, and so
 * does a community that has doubled.
 */
export const readingVersion = pgTable(
  'reading_version',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The digest of everything that decides how stories are read. */
    lexicon: text().notNull(),
    /** How many members had told something. */
    authors: integer().notNull(),
    /** How many stories told each feature, and of how many: the stories that the lexicon brings, and one of each member. */
    frequencies: jsonb().$type<StoredFrequencies>().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [index().on(table.lexicon)],
)

export type StoredFrequencies = { stories: number; of: Record<string, number> }

/** A story as it is compared: `weights`, `wordings` and `spans` (two a feature: where the words begin and end in its text) go with `features`. */
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
    /** The digest of its author's corrections, as of this reading; '' where there are none. */
    corrected: text().notNull().default(''),
    features: text().array().notNull(),
    /** 0 where the feature is not compared. */
    weights: smallint().array().notNull(),
    /** A number for the words that say it, see `wordingIn`; rows that were written before there were any have none. */
    wordings: smallint().array().notNull().default([]),
    spans: integer().array().notNull(),
    /** How sure the reading of each feature is, in hundredths; rows that were written before this was kept have none. */
    confidences: smallint().array().notNull().default([]),
    /** Whether the words of each feature hold its everyday name, or its author chose it; rows that were written before this was kept have none. */
    isNamed: boolean().array().notNull().default([]),
    /** Where the title ends in its text; 0 in rows that were written before this was kept. */
    titleEnd: integer().notNull().default(0),
    /** The transaction that wrote the row: it tells servers which rows are new. */
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

/**
 * An author's correction of how their story is read: it tells a feature, or does not. It is kept by post, so it survives edits and new lexicons. A feature that
 * the lexicon no longer has is ignored.
 */
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

/** A pair of stories that tell something close; its score is the greater closeness of the two sides, in thousandths. */
export const closePair = pairTable<ClosenessCriteria>()('close_pair', {
  ofKey: ofReading,
  // Pairs found before a change of the measure stay, with any score, until their next search replaces them.
  least: 1,
  most: CLOSENESS_MAX * THOUSAND,
})

/**
 * Words of members from which a feature was read that they removed, or that they often write where they added one: material for correcting the lexicon, as of
 * the last night. Neither the members nor their exact number are kept.
 */
export const correctedWords = pgTable(
  'corrected_words',
  {
    language: text({ enum: LANGUAGES }).notNull(),
    feature: text().notNull(),
    /** Whether the members who write the words added the feature, or took it away. */
    isTold: boolean().notNull(),
    stems: text().notNull(),
    /** The words as most of them write them; null where no form is written by so many. */
    words: text(),
    /** The beginning of the band of their number. */
    members: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.feature, table.isTold, table.stems] })],
)

/** "Pas pertinent": hides a match from the member who said so, for good. It is kept by post ids, so it survives edits and new searches. */
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

/** A new case that a member may be told of when it is due, the best case at the end of the day; and, for a day, the case that they were told of. */
export const matchCandidate = pgTable(
  'match_notice_candidate',
  {
    memberId: belongsTo(() => member.id),
    postId: belongsTo(() => post.id),
    /** Points out of 100, by the figure that the member is shown. */
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

/**
 * Stems that the reader does not know and that many members use, as of the last night: for correcting the lexicon. The members are not kept, nor their exact
 * number.
 */
export const unreadStem = pgTable(
  'unread_stem',
  {
    language: text({ enum: LANGUAGES }).notNull(),
    stem: text().notNull(),
    /** The form that most of them write; null where no form is written by so many. */
    word: text(),
    /** The beginning of the band of their number. */
    members: integer().notNull(),
    countedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.stem] })],
)
