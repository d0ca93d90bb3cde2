import { type AnyColumn, and, asc, count, desc, eq, getTableColumns, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import type { Diagnosis, MeTooTally, PostKind, Tally, Travel } from '#contract/posts/schema.ts'
import { takesPartInMatching } from '#server/accounts/participation-queries.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import { askBuilt } from '#server/foundation/db/batched-reads.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { givenIds, namedColumns, rowOf, statement } from '#server/foundation/db/statement.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { standsFor } from './comment-policy.ts'
import { diagnosisView } from './diagnosis-views.ts'
import { meTooInForce } from './me-too-queries.ts'
import { isBlockedFor, isGoingOn, isHidden, isShown, visibleTo } from './policy.ts'
import { comment, hiddenPlace, meToo, outcomeChange, post, postLike, travel } from './tables.ts'

export type PostRow = Omit<typeof post.$inferSelect, 'search' | 'tried'>

const { search: _search, tried: _tried, ...readColumns } = getTableColumns(post)

export const postColumns = readColumns

type Page = { cursor?: string | undefined; limit: number }

type PostFor = PostRow & { isHidden: boolean; isBlocked: boolean }

export async function postById(db: Reader, readerId: string, id: string): Promise<PostFor | undefined> {
  const [row] = await db
    .select({ ...postColumns, isHidden, isBlocked: isBlockedFor(readerId) })
    .from(post)
    .where(eq(post.id, id))
  return row
}

/**
 * Locks a post until the transaction ends. Rows that refer to it may still be added.
 * @throws Refusal NOT_FOUND when there is none
 */
export async function lockPost(tx: Tx, id: string): Promise<PostRow> {
  const row = await lockPostIfThere(tx, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** Locks these posts in the order of their ids, and returns those that exist: each exists for the whole transaction or not at all. */
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

/** @throws Refusal NOT_FOUND when there is none */
export async function lockPostFor(tx: Tx, readerId: string, id: string): Promise<PostFor> {
  const [row] = await tx
    .select({ ...postColumns, isHidden, isBlocked: isBlockedFor(readerId) })
    .from(post)
    .where(eq(post.id, id))
    .for('no key update', { of: post })
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

export const newestSymptomsOf = (db: Reader, memberId: string, limit: number) =>
  db
    .select(postColumns)
    .from(post)
    .where(and(eq(post.authorId, memberId), eq(post.kind, 'symptom')))
    .orderBy(desc(post.id))
    .limit(limit)

/**
 * Posts on a member's page as this reader sees it, newest first, one more than asked where there are more.
 * One's own page too shows only what others see.
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

export async function hiddenFrom(db: Reader, commentId: string): Promise<string[]> {
  const rows = await db.select().from(hiddenPlace).where(eq(hiddenPlace.commentId, commentId))
  return rows.map(({ memberId }) => memberId)
}

type OutcomeEntry = Omit<typeof outcomeChange.$inferSelect, 'id' | 'postId'>

export async function outcomesOf(db: Reader, postIds: Iterable<string>): Promise<Map<string, OutcomeEntry[]>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(outcomeChange).where(inArray(outcomeChange.postId, ids)).orderBy(outcomeChange.id)
  const outcomes = new Map<string, OutcomeEntry[]>()
  for (const { id: _id, postId, ...said } of rows) outcomes.set(postId, [...(outcomes.get(postId) ?? []), said])
  return outcomes
}

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

/** One reader's own numbers under a post. `unseen`: how many comments they do not see, with the replies under these. */
export type OfReader = {
  isLiked: boolean
  unseen: number
  isMeToo: boolean
  isMeTooCounted: boolean
  /** How many members whom the author sees say "me too"; null for others' posts. */
  meToosShown: number | null
}

type NumbersFor = { readerId: SQL; id: SQL; authorId: SQL }

/** SQL: the comments under these posts that this reader may not see, whatever their parents. */
export const unseenUnder = (readerId: SQL, postIds: SQL): SQL =>
  sql`select ${comment.id} as id from ${comment} where ${comment.postId} = any (${postIds}) and ${standsFor(readerId, comment)} is not true`

/** SQL: the columns of `OfReader`. The statement must define `blocked` (`ids` of `blockedIds`), `unseen` (`unseenUnder`) and `mine` (`joinOwnMeToo`). */
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

export const joinOwnMeToo = ({ readerId, id }: Pick<NumbersFor, 'readerId' | 'id'>): SQL =>
  sql`left join ${meToo} mine on mine.post_id = ${id} and mine.member_id = ${readerId}`

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
 * Returns the numbers under those of these posts that the reader may see. Comments that the reader does not see, and replies to them, are not counted:
 * they would reveal that a member with whom there is a block wrote there, or that somebody withdrew their consent.
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

/** Never negative: comments may be written between the two counts. */
export const commentsSeen = (comments: number, unseen: number): number => Math.max(0, comments - unseen)

/** The hourly number, with the reader's own "me too" as it is now; for the author, the number of members whom they see. */
export const meToosSeen = (counted: number, { isMeToo, isMeTooCounted, meToosShown }: OfReader): number =>
  meToosShown ?? Math.max(0, counted + Number(isMeToo) - Number(isMeTooCounted))

export async function talliesOf(db: Reader, readerId: string, postIds: Iterable<string>): Promise<Tally[]> {
  const numbers = await numbersOf(db, readerId, postIds)
  return [...numbers].map(([id, { likes, comments, unseen, isLiked }]) => ({
    id,
    likes,
    comments: commentsSeen(comments, unseen),
    isLiked,
  }))
}

/** Undefined where the reader may not see the post. */
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
  place: string | null
  startDate: string | null
  country: PostRow['country']
  createdAt: Date
  version: number
  /** Null while the symptom lasts. */
  resolution: { resolvedAt: Date; treatment: string | null; notes: string | null } | null
  outcome: PostRow['outcome']
  outcomeNotes: string | null
  diagnosis: Diagnosis | null
  helped: string[]
  /** Hidden from everyone except its author. A block hides it from single readers: see accounts. */
  isHidden: boolean
  /** Hidden before the staff decided. */
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

export type SummaryJson = Record<keyof SummaryRow, unknown> & Pick<PostSummary, 'isHidden' | 'isHeld'>

const summaryOf = sql`
  select ${namedColumns(summaryColumns)}, ${isHidden} as "isHidden",
    (${post.hiddenAt} is not null and ${post.hiddenDecisionId} is null) as "isHeld"
  from ${post}`

export const summaryJson = (postId: SQL): SQL =>
  sql`(select to_json(summary) from (${summaryOf} where ${post.id} = ${postId}) summary)`

const readSummaries = statement<{ ids: string[] }, SummaryJson>(
  'post_summaries',
  sql`${summaryOf} where ${post.id} = any (${givenIds('ids')})`,
)

export async function postsById(db: Reader, postIds: Iterable<string>): Promise<Map<string, PostSummary>> {
  const ids = [...new Set(postIds)]
  if (ids.length === 0) return new Map()
  const rows = await readSummaries(db, { ids })
  return new Map(rows.map(summaryFrom).map((summary) => [summary.id, summary]))
}

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

export const isHiddenPost = (id: SQL): SQL => sql`exists (select from ${post} where ${post.id} = ${id} and ${isHidden})`

/** SQL: whether a pair counts for its member: only while the other post is not hidden. */
export const isBesideShown = (_own: SQL, other: SQL): SQL => sql`not ${isHiddenPost(sql`${other}.subject_id`)}`

export const tellsPlace = (authorId: AnyColumn): SQL =>
  sql`exists (select from ${post} where ${post.authorId} = ${authorId} and ${post.postalCode} is not null)`

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

export async function symptomIdsOf(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: post.id })
    .from(post)
    .where(and(eq(post.authorId, memberId), eq(post.kind, 'symptom')))
  return rows.map(({ id }) => id)
}

/** Must not be shown to other members. */
export type SymptomFacts = Pick<
  PostRow,
  'authorId' | 'title' | 'description' | 'tags' | 'startDate' | 'country' | 'postalCode' | 'version'
> & {
  id: string
  travels: Travel[]
  /** False while hidden by moderation, or without the consent to health data. */
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

type FactsRow = Record<keyof typeof comparedColumns, unknown> &
  Pick<SymptomFacts, 'takesPart'> & { travels: Travel[] | null }

type HeldFacts = FactsRow & { isMatched: boolean | null }

const factsSelected = (more: Record<string, SQL> = {}): SQL => sql`
  select ${namedColumns({ ...comparedColumns, ...more })}, ${takesPart} as "takesPart", ${travelsJson(sql`${post.id}`)} as travels`

const readFacts = statement<{ ids: string[] }, FactsRow>(
  'symptom_facts',
  sql`${factsSelected()} from ${post} where ${post.id} = any (${givenIds('ids')}) and ${post.kind} = 'symptom'`,
)

const factsOf = (row: FactsRow): SymptomFacts => ({
  ...rowOf<Omit<SymptomFacts, 'takesPart' | 'travels'>>(comparedColumns, row),
  takesPart: row.takesPart,
  travels: row.travels ?? [],
})

/**
 * Returns a symptom for matching, locked until the transaction ends; undefined when it is gone, or no symptom. `isMatched`: its author has not switched
 * matching off.
 * @param more SQL of further columns, by name, from the id and author of the post. These are no columns of `post`, so that `more` may read other rows of it
 */
export async function heldSymptom<More extends Record<string, unknown>>(
  tx: Reader,
  postId: string,
  more: (id: SQL, authorId: SQL) => Record<keyof More & string, SQL>,
): Promise<{ facts: SymptomFacts; isMatched: boolean; more: More } | undefined> {
  const added = more(sql`held.id`, sql`held.author_id`)
  const [row] = await askBuilt<HeldFacts & More>(
    tx,
    'held_symptom',
    sql`
      ${factsSelected({ ...added, isMatched: takesPartInMatching(post.authorId) })}
      from ${post} cross join lateral (select ${post.id} as id, ${post.authorId} as author_id) held
      where ${post.id} = ${postId} and ${post.kind} = 'symptom'
      for key share of ${post}`,
  )
  if (!row) return undefined
  return {
    facts: factsOf(row),
    isMatched: row.isMatched ?? false,
    more: Object.fromEntries(Object.keys(added).map((name) => [name, row[name]])) as More,
  }
}

export async function symptomFactsById(db: Reader, postIds: readonly string[]): Promise<Map<string, SymptomFacts>> {
  if (postIds.length === 0) return new Map()
  const rows = await readFacts(db, { ids: [...postIds] })
  return new Map(rows.map((row) => factsOf(row)).map((facts) => [facts.id, facts]))
}
