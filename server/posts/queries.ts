import { type AnyColumn, and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Diagnosis, MeTooTally, PostKind, Tally, Travel } from '#contract/posts/schema.ts'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { givenIds, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { standsFor } from './comment-policy.ts'
import { diagnosisView } from './diagnosis-views.ts'
import { meTooInForce } from './me-too-queries.ts'
import { isBlockedFor, isGoingOn, isHidden, isShown, visibleTo } from './policy.ts'
import { comment, hiddenPlace, meToo, outcomeChange, post, postLike, travel } from './tables.ts'

/** A post without its words for the search, which nobody reads. */
export type PostRow = Omit<typeof post.$inferSelect, 'search' | 'tried'>

const { search: _search, tried: _tried, ...readColumns } = getTableColumns(post)

/** The columns of `PostRow`. */
export const postColumns = readColumns

type Page = { cursor?: string | undefined; limit: number }

/** A post, and what decides whether one reader may see it. */
type PostFor = PostRow & { isHidden: boolean; isBlocked: boolean }

/** One post with what decides whether this reader may see it; undefined when there is none. */
export async function postById(db: Reader, readerId: string, id: string): Promise<PostFor | undefined> {
  const [row] = await db
    .select({ ...postColumns, isHidden, isBlocked: isBlockedFor(readerId) })
    .from(post)
    .where(eq(post.id, id))
  return row
}

/**
 * Returns a post, locked until the transaction ends, so that decisions about it stay valid. Rows that refer to it may still be added.
 * @throws Refusal NOT_FOUND when there is none
 */
export async function lockPost(tx: Tx, id: string): Promise<PostRow> {
  const row = await lockPostIfThere(tx, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/**
 * Locks these posts until commit, one after the other in the order of their ids, and returns those that exist: each exists for all of the transaction or not at
 * all.
 */
export async function lockPosts(tx: Tx, ids: readonly string[]): Promise<Map<string, PostRow & { isHidden: boolean }>> {
  const rows = await tx
    .select({ ...postColumns, isHidden })
    .from(post)
    .where(inArray(post.id, [...ids]))
    .orderBy(post.id)
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

export async function lockPostIfThere(tx: Tx, id: string): Promise<PostRow | undefined> {
  const [row] = await tx.select(postColumns).from(post).where(eq(post.id, id)).for('no key update')
  return row
}

/**
 * Returns a post as `postById` does, and locks it as `lockPost` does.
 * @throws Refusal NOT_FOUND when there is none
 */
export async function lockPostFor(tx: Tx, readerId: string, id: string): Promise<PostFor> {
  const [row] = await tx
    .select({ ...postColumns, isHidden, isBlocked: isBlockedFor(readerId) })
    .from(post)
    .where(eq(post.id, id))
    .for('no key update', { of: post })
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The newest of a member's own symptoms, hidden ones too. */
export const newestSymptomsOf = (db: Reader, memberId: string, limit: number) =>
  db
    .select(postColumns)
    .from(post)
    .where(and(eq(post.authorId, memberId), eq(post.kind, 'symptom')))
    .orderBy(desc(post.id))
    .limit(limit)

/**
 * Posts of one member as this reader sees them on that member's page, newest first, one more than asked where there are more. One's own page is
 * what the others see: what is hidden from them is not on it.
 */
export const postsOf = (db: Reader, readerId: string, { memberId, cursor, limit }: Page & { memberId: string }) =>
  db
    .select(postColumns)
    .from(post)
    .where(
      and(
        eq(post.authorId, memberId),
        cursor === undefined ? undefined : lt(post.id, cursor),
        isShown,
        visibleTo(readerId),
      ),
    )
    .orderBy(desc(post.id))
    .limit(limit + 1)

/** Travels by post id, each post's in the order told; a post without any is absent. */
export async function travelsOf(db: Reader, postIds: Iterable<string>): Promise<Map<string, Travel[]>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const { position: _, ...told } = getTableColumns(travel)
  const rows = await db
    .select(told)
    .from(travel)
    .where(inArray(travel.postId, ids))
    .orderBy(asc(travel.postId), asc(travel.position))
  const travels = new Map<string, Travel[]>()
  for (const { postId, ...told } of rows) travels.set(postId, [...(travels.get(postId) ?? []), told])
  return travels
}

/** Returns the members from whom the place of a comment by an erased author stays hidden. */
export async function hiddenFrom(db: Reader, commentId: string): Promise<string[]> {
  const rows = await db.select().from(hiddenPlace).where(eq(hiddenPlace.commentId, commentId))
  return rows.map(({ memberId }) => memberId)
}

type OutcomeEntry = Omit<typeof outcomeChange.$inferSelect, 'id' | 'postId'>

/** Returns the outcomes that authors stated, by post id, in their order; a post without any is absent. */
export async function outcomesOf(db: Reader, postIds: Iterable<string>): Promise<Map<string, OutcomeEntry[]>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(outcomeChange).where(inArray(outcomeChange.postId, ids)).orderBy(outcomeChange.id)
  const outcomes = new Map<string, OutcomeEntry[]>()
  for (const { id: _id, postId, ...said } of rows) outcomes.set(postId, [...(outcomes.get(postId) ?? []), said])
  return outcomes
}

/** A story whose author may be asked about it, with the instant at which they last stated its outcome. */
type OpenStory = { id: string; title: string; statedAt: Date | null }

const readOpen = statement<
  { authorId: string; ids: string[] },
  Omit<OpenStory, 'statedAt'> & { statedAt: string | null }
>(
  'open_stories',
  sql`
    select ${post.id}, ${post.title}, (
      select ${outcomeChange.at} from ${outcomeChange} where ${outcomeChange.postId} = ${post.id} order by ${outcomeChange.id} desc limit 1
    ) as "statedAt"
    from ${post}
    where ${post.id} = any (${givenIds('ids')}) and ${post.authorId} = ${sql.placeholder('authorId')}::uuid
      and ${isGoingOn} and ${isShown}`,
)

/** Returns those of these stories of an author that go on and are hidden from nobody, by id. */
export async function openStories(
  db: Reader,
  authorId: string,
  ids: readonly string[],
): Promise<Map<string, OpenStory>> {
  const rows = await readOpen(db, { authorId, ids: [...ids] })
  return new Map(
    rows.map((row) => [row.id, { ...row, statedAt: row.statedAt === null ? null : new Date(row.statedAt) }]),
  )
}

/** One reader's own numbers under a post, beside those of everybody. `unseen`: how many comments they do not see, with the replies under these. */
export type OfReader = {
  isLiked: boolean
  unseen: number
  isMeToo: boolean
  /** Whether the reader's own is in the number of the last hour. */
  isMeTooCounted: boolean
  /** How many of the members whom the author sees say "me too" of a post of theirs; null for others' posts. */
  meToosShown: number | null
}

type NumbersFor = { readerId: SQL; id: SQL; authorId: SQL }

/** SQL: the comments under these posts that this reader does not see by themselves. */
export const unseenUnder = (readerId: SQL, postIds: SQL): SQL =>
  sql`select ${comment.id} as id from ${comment} where ${comment.postId} = any (${postIds}) and ${standsFor(readerId, comment)} is not true`

/** SQL: the columns of `OfReader` for a post, where `blocked` holds `ids` of `blockedIds`, `unseen` is of `unseenUnder`, and `mine` of `joinOwnMeToo`. */
export const numberColumns = ({ readerId, id, authorId }: NumbersFor): SQL => sql`
  exists (select from ${postLike} where ${postLike.postId} = ${id} and ${postLike.memberId} = ${readerId}) as "isLiked",
  mine.taken_back_at is null and mine.post_id is not null as "isMeToo", coalesce(mine.is_counted, false) as "isMeTooCounted",
  case when ${authorId} = ${readerId} then (
    select count(*)::int from ${meToo} where ${meToo.postId} = ${id} and ${meTooInForce(sql`now()`)} and (${meToo.memberId} = any (blocked.ids)) is not true
  ) end as "meToosShown",
  case when not exists (select from unseen) then 0 else (
    select count(*)::int from comment said
    where said.post_id = ${id} and said.deleted_at is null and said.hidden_at is null
      and (said.id in (select id from unseen) or said.parent_id in (select id from unseen))
  ) end as unseen`

/** SQL: joins the reader's own "me too" of a post as `mine`. */
export const joinOwnMeToo = ({ readerId, id }: Pick<NumbersFor, 'readerId' | 'id'>): SQL =>
  sql`left join ${meToo} mine on mine.post_id = ${id} and mine.member_id = ${readerId}`

/** SQL: the travels of a post as JSON, in the order told; null for one without any. */
export const travelsJson = (postId: SQL): SQL => sql`(
  select json_agg(json_build_object('destination', ${travel.destination}, 'startDate', ${travel.startDate}, 'endDate', ${travel.endDate}) order by ${travel.position})
  from ${travel} where ${travel.postId} = ${postId})`

const asking = { readerId: sql`${sql.placeholder('readerId')}::uuid`, ids: givenIds('ids') }
const askedPost = { readerId: asking.readerId, id: sql`asked.id`, authorId: sql`${post.authorId}` }

type Numbers = OfReader & Pick<PostRow, 'likes' | 'comments' | 'meToos'>

const readTallies = statement<{ readerId: string; ids: string[] }, Numbers & { id: string }>(
  'tallies',
  sql`
    with blocked as materialized (select ${blockedIds(asking.readerId)} as ids),
      unseen as materialized (${unseenUnder(asking.readerId, asking.ids)})
    select asked.id, ${post.likes}, ${post.comments}, ${post.meToos} as "meToos", ${numberColumns(askedPost)}
    from unnest(${asking.ids}) as asked (id) cross join blocked
    join ${post} on ${post.id} = asked.id
    ${joinOwnMeToo(askedPost)}
    where ${visibleTo(asking.readerId)}`,
)

/**
 * Returns the numbers under the posts among these that this reader may see, by post id. Comments that they do not see, and replies to them, are not counted:
 * counting them would reveal that a member with whom they share a block wrote there, or that somebody withdrew their consent.
 */
export async function numbersOf(
  db: Reader,
  readerId: string,
  postIds: Iterable<string>,
): Promise<Map<string, Numbers>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const rows = await readTallies(db, { readerId, ids })
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]))
}

/** Returns the visible comments; never negative, because the two numbers are counted one after the other, with comments written in between. */
export const commentsSeen = (comments: number, unseen: number): number => Math.max(0, comments - unseen)

/** Returns the number of the last hour with the reader's own as it is now; for the author, the number of members whom they see. */
export const meToosSeen = (counted: number, { isMeToo, isMeTooCounted, meToosShown }: OfReader): number =>
  meToosShown ?? Math.max(0, counted + Number(isMeToo) - Number(isMeTooCounted))

/** Returns the likes and comments under those of these posts that this reader may see. */
export async function talliesOf(db: Reader, readerId: string, postIds: Iterable<string>): Promise<Tally[]> {
  const numbers = await numbersOf(db, readerId, postIds)
  return [...numbers].map(([id, { likes, comments, unseen, isLiked }]) => ({
    id,
    likes,
    comments: commentsSeen(comments, unseen),
    isLiked,
  }))
}

/** The number of those who say "me too" of a post, as this reader sees it; undefined where they may not see the post. */
export async function meTooTallyOf(db: Reader, readerId: string, id: string): Promise<MeTooTally | undefined> {
  const numbers = (await numbersOf(db, readerId, [id])).get(id)
  return numbers && { id, meToos: meToosSeen(numbers.meToos, numbers), isMeToo: numbers.isMeToo }
}

export type PostSummary = {
  id: string
  kind: PostKind
  authorId: string
  title: string
  description: string
  tags: string[]
  duration: string | null
  /** Community posts only, as typed. */
  place: string | null
  /** YYYY-MM-DD; other members get the month only. */
  startDate: string | null
  country: PostRow['country']
  createdAt: Date
  version: number
  /** Null while it lasts. */
  resolution: { resolvedAt: Date; treatment: string | null; notes: string | null } | null
  outcome: PostRow['outcome']
  outcomeNotes: string | null
  diagnosis: Diagnosis | null
  /** Names of up to three things tried of which its author says that they helped. */
  helped: string[]
  /** Hidden from everyone except its author. A block hides it from single readers: see accounts. */
  isHidden: boolean
  /** Hidden before anybody decided. */
  isHeld: boolean
}

const summaryColumns = {
  id: post.id,
  kind: post.kind,
  authorId: post.authorId,
  title: post.title,
  description: post.description,
  tags: post.tags,
  duration: post.duration,
  place: post.place,
  startDate: post.startDate,
  country: post.country,
  createdAt: post.createdAt,
  version: post.version,
  resolvedAt: post.resolvedAt,
  treatment: post.treatment,
  notes: post.resolutionNotes,
  outcome: post.outcome,
  outcomeNotes: post.outcomeNotes,
  diagnosedAt: post.diagnosedAt,
  diagnosis: post.diagnosis,
  examination: post.examination,
  specialist: post.specialist,
  timeTaken: post.timeTaken,
  helped: post.helped,
}
type SummaryRow = Pick<PostRow, Exclude<keyof typeof summaryColumns, 'notes'>> & { notes: string | null }

/** A post as `summaryJson` reads it, its instants as text. */
export type SummaryJson = Record<keyof SummaryRow, unknown> & Pick<PostSummary, 'isHidden' | 'isHeld'>

const summaryOf = sql`
  select ${namedColumns(summaryColumns)}, ${isHidden} as "isHidden",
    (${post.hiddenAt} is not null and ${post.hiddenDecisionId} is null) as "isHeld"
  from ${post}`

/** SQL: the summary of a post as JSON, for `summaryFrom`; null where it is gone. */
export const summaryJson = (postId: SQL): SQL =>
  sql`(select to_json(summary) from (${summaryOf} where ${post.id} = ${postId}) summary)`

const readSummaries = statement<{ ids: string[] }, SummaryJson>(
  'post_summaries',
  sql`${summaryOf} where ${post.id} = any (${givenIds('ids')})`,
)

/** Returns the summaries of posts that other modules show, by id; one that is gone is absent. */
export async function postsById(db: Reader, postIds: Iterable<string>): Promise<Map<string, PostSummary>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const rows = await readSummaries(db, { ids })
  return new Map(rows.map(summaryFrom).map((summary) => [summary.id, summary]))
}

/** Returns a post that a statement read by `summaryJson`, as `postsById` does. */
export function summaryFrom({ isHidden, isHeld, ...row }: SummaryJson): PostSummary {
  const read = rowOf<SummaryRow>(summaryColumns, row)
  const { resolvedAt, treatment, notes, diagnosedAt, diagnosis, examination, specialist, timeTaken, ...summary } = read
  return {
    ...summary,
    isHidden,
    isHeld,
    resolution: resolvedAt && { resolvedAt, treatment, notes },
    diagnosis: diagnosisView({ diagnosedAt, diagnosis, examination, specialist, timeTaken }),
  }
}

/** How many of these posts anyone may see, of these how many were published after `since`, and how many are resolved. */
export async function countShown(db: Reader, postIds: Iterable<string>, since: Date) {
  const ids = [...new Set(postIds)]
  const [counted] = await db
    .select({
      total: count(),
      recent: sql<number>`count(*) filter (where ${gt(post.createdAt, since)})`.mapWith(Number),
      resolved: count(post.resolvedAt),
    })
    .from(post)
    .where(and(inArray(post.id, ids), isShown))
  return counted!
}

/** SQL: the post of this id is hidden from everyone but its author. */
export const isHiddenPost = (id: SQL): SQL => sql`exists (select from ${post} where ${post.id} = ${id} and ${isHidden})`

/** SQL: whether a pair counts among a member's, from its two keys: the other post is not hidden. */
export const isBesideShown = (_own: SQL, other: SQL): SQL => sql`not ${isHiddenPost(sql`${other}.subject_id`)}`

/** SQL: a post of the author in this column tells a postal code. */
export const tellsPlace = (authorId: AnyColumn): SQL =>
  sql`exists (select from ${post} where ${post.authorId} = ${authorId} and ${post.postalCode} is not null)`

/** SQL: a post of the author in this column tells of travels. */
export const tellsTravels = (authorId: AnyColumn): SQL =>
  sql`exists (select from ${post} join ${travel} on ${travel.postId} = ${post.id} where ${post.authorId} = ${authorId})`

const readReadable = statement<{ readerId: string; ids: string[] }, { id: string }>(
  'readable_posts',
  sql`
    select ${post.id} from ${post}
    where ${post.id} = any (${givenIds('ids')}) and ${visibleTo(sql`${sql.placeholder('readerId')}::uuid`)}`,
)

export async function readablePosts(db: Reader, readerId: string, postIds: Iterable<string>): Promise<Set<string>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Set()
  const rows = await readReadable(db, { readerId, ids })
  return new Set(rows.map(({ id }) => id))
}

/** Every symptom post of a member, hidden ones too. */
export async function symptomIdsOf(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: post.id })
    .from(post)
    .where(and(eq(post.authorId, memberId), eq(post.kind, 'symptom')))
  return rows.map(({ id }) => id)
}

/** All fields of a symptom in which another can resemble it. Must not be shown to other members. */
export type SymptomFacts = Pick<
  PostRow,
  'authorId' | 'title' | 'description' | 'tags' | 'startDate' | 'country' | 'postalCode' | 'version'
> & {
  id: string
  travels: Travel[]
  /** False while it is hidden: by moderation, or because the consent to health data is withdrawn. */
  takesPart: boolean
}

const factColumns = {
  id: post.id,
  authorId: post.authorId,
  title: post.title,
  description: post.description,
  tags: post.tags,
  startDate: post.startDate,
  country: post.country,
  postalCode: post.postalCode,
  version: post.version,
  takesPart: sql<boolean>`${isShown}`,
}

const { takesPart, ...comparedColumns } = factColumns

type HeldFacts = Record<keyof typeof comparedColumns, unknown> &
  Pick<SymptomFacts, 'takesPart'> & { travels: Travel[] | null; isMatched: boolean | null }

/**
 * Returns a symptom as matching compares it, locked until the transaction ends; undefined when it is gone, or no symptom. `isMatched`: its author has not
 * switched matching off.
 * @param more  SQL: what else is read of the post with this id and author, by its name. Both stand apart from `post`, of which `more` may read other rows
 */
export async function heldSymptom<More extends Record<string, unknown>>(
  tx: Reader,
  postId: string,
  more: (id: SQL, authorId: SQL) => Record<keyof More & string, SQL>,
): Promise<{ facts: SymptomFacts; isMatched: boolean; more: More } | undefined> {
  const added = more(sql`held.id`, sql`held.author_id`)
  const { rows } = await tx.execute<HeldFacts & More>(sql`
    select ${namedColumns({ ...comparedColumns, ...added })}, ${takesPart} as "takesPart", ${travelsJson(sql`${post.id}`)} as travels,
      ${takesPartInMatching(post.authorId)} as "isMatched"
    from ${post} cross join lateral (select ${post.id} as id, ${post.authorId} as author_id) held
    where ${post.id} = ${postId} and ${post.kind} = 'symptom'
    for key share of ${post}`)
  const [row] = rows
  if (!row) return undefined
  const facts = rowOf<Omit<SymptomFacts, 'takesPart' | 'travels'>>(comparedColumns, row)
  return {
    facts: { ...facts, takesPart: row.takesPart, travels: row.travels ?? [] },
    isMatched: row.isMatched ?? false,
    more: Object.fromEntries(Object.keys(added).map((name) => [name, row[name]])) as More,
  }
}

/** Returns the symptom facts of several posts, by id; a post that is gone, or is no symptom, is absent. */
export async function symptomFactsById(db: Reader, postIds: readonly string[]): Promise<Map<string, SymptomFacts>> {
  if (postIds.length === 0) return new Map()
  const rows = await db
    .select(factColumns)
    .from(post)
    .where(and(inArray(post.id, [...postIds]), eq(post.kind, 'symptom')))
  const travels = await travelsOf(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(rows.map((row) => [row.id, { ...row, travels: travels.get(row.id) ?? [] }]))
}
