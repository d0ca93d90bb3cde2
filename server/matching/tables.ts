import { sql } from 'drizzle-orm'
import {
  bigint,
  bit,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { OUTCOME_NOTICES, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import { member } from '#server/accounts/tables.ts'
import { isUnsearched, pairTable, placeColumns, searchColumns } from '#server/foundation/pairs/columns.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'
import { SIGNATURE_BITS } from '#server/foundation/text/words.ts'
import { post } from '#server/posts/tables.ts'
import type { MatchCriteria } from './score.ts'

/**
 * The fields of a post that the search reads, and nothing else, so that many rows fit a page. The migrations add what Drizzle cannot express: bytewise
 * collation of `country` and `zone`, and the indexes by them that include `sig`. The function `match_top` (match-top.sql) searches this table.
 */
export const matchKey = pgTable(
  'match_key',
  {
    key: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    postId: uuid()
      .notNull()
      .unique()
      .references(() => post.id, { onDelete: 'cascade' }),
    authorId: uuid().notNull(),
    day: date(),
    ntok: smallint().notNull(),
    country: text().notNull(),
    /** Country, ':' and the zone of the postal code (`zoneKeyOf`); '' when either is missing. One column, so that one index serves it. */
    zone: text().notNull(),
    tok: integer().array().notNull(),
    tags: integer().array().notNull(),
    /** The rarest of `tok`, mixed with the country: two nearly identical texts of one country have one of them in common. */
    pref: integer().array().notNull(),
    /** One bit for each word, by its id; two words may share one. It bounds the number of words that two posts can share, from an index alone. */
    sig: bit({ dimensions: SIGNATURE_BITS }).notNull(),
    ctok: integer().array().notNull().default([]),
    csame: integer().array().notNull().default([]),
    copp: integer().array().notNull().default([]),
    /**
     * Digest of the author's counted place and travels (`withPinnedPlace`), the words and the reading. When it changes, the row is rewritten without an edit.
     */
    comparedDigest: text().notNull().default(''),
    ...placeColumns(),
    ...searchColumns(),
  },
  (table) => [
    // No pending list, because every search would have to read all of it.
    index().using('gin', table.pref).with({ fastupdate: false }),
    index('match_key_unsearched').on(table.key).where(isUnsearched),
  ],
)

/** An outcome of a story that was not announced yet, because the story is younger than a day, or its author new. */
export const pendingOutcome = pgTable(
  'untold_outcome',
  {
    postId: belongsTo(() => post.id),
    kind: text({ enum: OUTCOME_NOTICES }).notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.kind] }), index().on(table.at)],
)

const ofKey = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => matchKey.key, { onDelete: 'cascade' })

export const matchTravel = pgTable(
  'match_travel',
  { key: ofKey(), destination: integer().notNull(), startDate: date().notNull(), endDate: date().notNull() },
  (table) => [
    index().on(table.destination, table.startDate, table.endDate),
    index().on(table.key),
    check('match_travel_in_order', sql`start_date <= end_date`),
  ],
)

export const symptomMatch = pairTable<MatchCriteria>()('symptom_match', {
  ofKey,
  least: SCORE_THRESHOLD + 1,
  most: SCORE_MAX,
})

/** One row for each member, because questions are counted by member, whatever they publish, edit and delete. See `withPinnedPlace`. */
export const pinnedPlace = pgTable('match_pinned_place', {
  memberId: uuid()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  zone: text().notNull().default(''),
  zoneSince: instant(),
  travels: text().notNull().default(''),
  travelsSince: instant(),
})

/** Decided when a pair is first stored, and never again. Rows refer to posts, not keys, so that a decision survives edits and new searches. */
export const matchDisclosure = pgTable(
  'match_disclosure',
  {
    oneId: belongsTo(() => post.id),
    otherId: belongsTo(() => post.id),
    zone: boolean().notNull(),
    travel: boolean().notNull(),
    whole: smallint().notNull(),
    isWholeShown: boolean().notNull().default(false),
    wasOneTold: boolean().notNull().default(false),
    wasOtherTold: boolean().notNull().default(false),
    createdAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.oneId, table.otherId] }),
    index().on(table.otherId),
    check('match_disclosure_once', sql`one_id < other_id`),
    check('match_disclosure_whole', sql.raw(`whole between 0 and ${SCORE_MAX}`)),
  ],
)
