import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import { OUTCOMES, SINCE } from '#contract/posts/limits.ts'
import { member } from '#server/accounts/tables.ts'
import { hidingColumns } from '#server/foundation/hiding.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Newest by id. `version` rises with every edit: editors, matching and caches compare it. */
export const post = pgTable(
  'post',
  {
    id: uuid().primaryKey(),
    authorId: belongsTo(() => member.id),
    kind: text({ enum: ['symptom', 'community'] }).notNull(),
    title: text().notNull(),
    description: text().notNull(),
    tags: text().array().notNull(),
    duration: text(),
    /** Symptoms only. */
    intensity: smallint(),
    since: text({ enum: SINCE }),
    startDate: date(),
    /** ISO 3166-1 alpha-2 */
    country: text({ enum: COUNTRY_CODES }),
    postalCode: text(),
    place: text(),
    isByTeam: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** As its author last said, and since when. `healed` while it is resolved. */
    outcome: text({ enum: OUTCOMES }).notNull().default('ongoing'),
    outcomeAt: instant(),
    outcomeNotes: text(),
    resolvedAt: instant(),
    treatment: text(),
    resolutionNotes: text(),
    /** The diagnosis as its author named it, and how it was found; it stays when the story goes on to better or healed. */
    diagnosedAt: instant(),
    diagnosis: text(),
    examination: text(),
    specialist: text(),
    timeTaken: text(),
    /** The things tried, in the author's words, and up to three names that helped. Triggers of the treatments maintain both. */
    tried: text(),
    helped: text().array().notNull().default([]),
    ...hidingColumns(),
    /** Triggers keep both counts, so that they are exact whatever writes. */
    likes: integer().notNull().default(0),
    comments: integer().notNull().default(0),
    /** How many say "me too", as of the last full hour: see `countMeToos`. */
    meToos: integer().notNull().default(0),
    isQuestion: boolean().notNull().generatedAlwaysAs(sql`description like '%?%'`),
    hasMedia: boolean().notNull().default(false),
    /** For the search, in configuration `fr`: title, tags and description; least of all what helped, what was tried and what came of it. */
    search: tsvector()
      .notNull()
      .generatedAlwaysAs(
        sql`post_search(title, tags, description, treatment, resolution_notes, tried, outcome_notes, diagnosis, examination, specialist)`,
      ),
  },
  (table) => [
    index().on(table.authorId, table.id),
    index().on(table.country, table.id),
    index('post_questions').on(table.id).where(sql`is_question`),
    index('post_resolved').on(table.id).where(sql`resolved_at is not null`),
    index('post_better').on(table.id).where(sql`outcome = 'better'`),
    index('post_diagnosed').on(table.id).where(sql`diagnosed_at is not null`),
    index('post_with_media').on(table.id).where(sql`has_media`),
    // Costs a write into every index for each post whose number changes, at most once an hour.
    index('post_me_toos').on(table.id).where(sql`me_toos <> 0`),
    index().on(table.updatedAt),
    index('post_tags').using('gin', table.tags),
    index('post_search').using('gin', table.search),
    check('intensity_range', sql`intensity between 1 and 10`),
    check(
      'post_kind',
      sql`case kind when 'symptom' then place is null
      else intensity is null and since is null and duration is null and start_date is null and country is null and postal_code is null and outcome = 'ongoing' and diagnosed_at is null and resolved_at is null end`,
    ),
    check('team_post', sql`not is_by_team or kind = 'community'`),
    check('healed_is_resolved', sql`(outcome = 'healed') = (resolved_at is not null)`),
    check('outcome_dated', sql`(outcome = 'ongoing') = (outcome_at is null)`),
    check(
      'diagnosis_complete',
      sql`num_nulls(diagnosed_at, diagnosis) in (0, 2) and (diagnosed_at is not null or num_nonnulls(examination, specialist, time_taken) = 0)`,
    ),
    check('diagnosed_is_named', sql`outcome <> 'diagnosed' or diagnosed_at is not null`),
    check('resolution_complete', sql`resolved_at is not null or (treatment is null and resolution_notes is null)`),
  ],
)

/**
 * The request of each publication, kept for REPEAT_DAYS: a `requestId` publishes only once, even if its post is deleted. The keyed digest distinguishes a
 * repeat from other content under the same id.
 */
export const publication = pgTable(
  'publication',
  {
    authorId: belongsTo(() => member.id),
    requestId: uuid().notNull(),
    postId: uuid().notNull(),
    digest: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.authorId, table.requestId] }), index().on(table.at)],
)

export const travel = pgTable(
  'travel',
  {
    postId: belongsTo(() => post.id),
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

/**
 * One row for each time that an author set the outcome of a symptom or said that it continues; the last row is the post's outcome. The texts of an outcome stay
 * here when its author goes back. `treatment` is the method of a resolution.
 */
export const outcomeChange = pgTable(
  'outcome_change',
  {
    id: uuid().primaryKey(),
    postId: belongsTo(() => post.id),
    outcome: text({ enum: OUTCOMES }).notNull(),
    at: instant().notNull(),
    treatment: text(),
    notes: text(),
    diagnosis: text(),
    examination: text(),
    specialist: text(),
    timeTaken: text(),
  },
  (table) => [index().on(table.postId, table.id)],
)

export const postLike = pgTable(
  'post_like',
  {
    postId: belongsTo(() => post.id),
    memberId: belongsTo(() => member.id),
    createdAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.memberId] }), index().on(table.memberId)],
)

/** A withdrawn one stays, so that the author is not notified of it again. */
export const meToo = pgTable(
  'me_too',
  {
    postId: belongsTo(() => post.id),
    memberId: belongsTo(() => member.id),
    createdAt: instant().notNull(),
    takenBackAt: instant(),
    toldIn: uuid(),
    isCounted: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index().on(table.memberId),
    index().on(table.toldIn).where(sql`told_in is not null`),
  ],
)

/**
 * A reply where it has a parent. A deleted one stays without its text, because its request id must not be used again, and because it keeps the place of its
 * replies.
 */
export const comment = pgTable(
  'comment',
  {
    id: uuid().primaryKey(),
    postId: belongsTo(() => post.id),
    /** Null once the author's account was erased: the comment keeps its place for its replies. */
    authorId: uuid().references(() => member.id, { onDelete: 'set null' }),
    parentId: uuid().references((): AnyPgColumn => comment.id, { onDelete: 'cascade' }),
    requestId: uuid().notNull(),
    body: text().notNull(),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    ...hidingColumns(),
  },
  (table) => [
    unique().on(table.authorId, table.requestId),
    index().on(table.postId, table.id).where(sql`parent_id is null`),
    index().on(table.parentId, table.id),
    index('comment_post').on(table.postId),
    // No text may stay without its author: an account cannot be deleted before its comments are erased.
    check('comment_of_nobody', sql`author_id is not null or (deleted_at is not null and body = '')`),
  ],
)

/** Members from whom a block hid the author of a comment. The emptied comment outlives the author and their blocks, and stays hidden from these members. */
export const hiddenPlace = pgTable(
  'hidden_place',
  { commentId: belongsTo(() => comment.id), memberId: belongsTo(() => member.id) },
  (table) => [primaryKey({ columns: [table.commentId, table.memberId] }), index().on(table.memberId)],
)

export const searchWord = pgTable('search_word', { word: text().primaryKey() })
