import { and, count, desc, type SQL, sql } from 'drizzle-orm'
import { SEARCH_COUNTED_MAX } from '#contract/posts/limits.ts'
import { FEED_FILTERS, type FeedCounts, type FeedFilter, type FeedScope } from '#contract/posts/schema.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { isInFilter, isTagged, narrowedTo } from './feed-scope-queries.ts'
import { recentTotals } from './feed-total-queries.ts'
import { isHidden, isShown, visibleTo } from './policy.ts'
import { answerSearch } from './search-answer-queries.ts'
import { holdsWords } from './search-queries.ts'
import type { SearchQuery } from './search-term-queries.ts'
import { post } from './tables.ts'

/**
 * Returns how many posts each filter holds for one reader. A search is counted up to SEARCH_COUNTED_MAX for each filter.
 * Other counts are exact, but may show the changes of others some seconds late.
 */
export async function feedCounts(db: Db, readerId: string, { search, ...scope }: FeedScope): Promise<FeedCounts> {
  const { answer } = await answerSearch(db, readerId, search, {
    ask: (query) => (query ? countsOfSearch(db, readerId, query, scope) : countsOfAll(db, readerId, scope)),
    isNothing: ({ all }) => all === 0,
    nothing: NONE,
  })
  return answer
}

type Scope = Omit<FeedScope, 'search'>

const isIn = ({ tag, ...scope }: Scope): SQL | undefined => and(narrowedTo({ ...scope, filter: 'all' }), isTagged(tag))

/** Words that are in at most this many posts are counted in one query, whoever may see the posts. */
const COUNTED_AT_ONCE = SEARCH_COUNTED_MAX + 200

async function countsOfSearch(db: Db, readerId: string, query: SearchQuery, scope: Scope): Promise<FeedCounts> {
  if (query.postsAtMost <= COUNTED_AT_ONCE) {
    const { rows } = await db.execute<FeedCounts & { hits: number }>(countAtOnce(readerId, query, scope))
    const { hits, ...counts } = rows[0]!
    if (hits <= COUNTED_AT_ONCE) return eachOf((filter) => Math.min(counts[filter], SEARCH_COUNTED_MAX))
  }
  return countsApart(db, readerId, query, scope)
}

const countAtOnce = (readerId: string, query: SearchQuery, scope: Scope): SQL => sql`
  with hits as materialized (
    select ${post.authorId}, ${post.hiddenAt}, ${post.kind}, ${post.isQuestion}, ${post.resolvedAt}, ${post.outcome},
      ${post.diagnosedAt} from ${post}
    where ${and(holdsWords(query.query), isIn(scope))}
    limit ${COUNTED_AT_ONCE + 1}
  )
  select (select count(*)::int from hits) as hits, ${sql.join(
    FEED_FILTERS.map(
      (filter) => sql`count(*) filter (where ${isInFilter[filter] ?? sql`true`})::int as ${sql.identifier(filter)}`,
    ),
    sql`, `,
  )}
  from hits as ${post} where ${visibleTo(readerId)}`

/** Common words soon reach the limit among the newest posts; for rarer ones the index is read. */
async function countsApart(db: Db, readerId: string, query: SearchQuery, scope: Scope): Promise<FeedCounts> {
  const count = async (filters: readonly FeedFilter[], newest?: number): Promise<Partial<FeedCounts>> => {
    if (filters.length === 0) return {}
    const counted = filters.map(
      (filter) =>
        sql`(select count(*)::int from (${hitsOf(readerId, { query, scope, filter, newest })}) hits) as ${sql.identifier(filter)}`,
    )
    return (await db.execute<FeedCounts>(sql`select ${sql.join(counted, sql`, `)}`)).rows[0]!
  }
  const soon = await count(
    isSoonFound(query) ? FEED_FILTERS : [],
    Math.ceil((2 * SEARCH_COUNTED_MAX) / query.shareAtMost),
  )
  const rest = await count(FEED_FILTERS.filter((filter) => soon[filter] !== SEARCH_COUNTED_MAX))
  return eachOf((filter) => rest[filter] ?? SEARCH_COUNTED_MAX)
}

/** Reading one post costs about as much as ten entries of a word's index, which is read to its end. */
const isSoonFound = ({ postsAtMost, shareAtMost }: SearchQuery): boolean =>
  postsAtMost > (10 * SEARCH_COUNTED_MAX) / shareAtMost

type Hits = { query: SearchQuery; scope: Scope; filter: FeedFilter; newest: number | undefined }

function hitsOf(readerId: string, { query, scope: { tag, ...scope }, filter, newest }: Hits): SQL {
  const isWithin = narrowedTo({ ...scope, filter })
  const isHit = and(holdsWords(query.query), isTagged(tag), visibleTo(readerId))
  if (newest === undefined) return sql`select from ${post} where ${and(isWithin, isHit)} limit ${SEARCH_COUNTED_MAX}`
  return sql`
    select from (
      select ${post.authorId}, ${post.hiddenAt}, ${post.search}, ${post.tags} from ${post}
      where ${isWithin ?? sql`true`} order by ${desc(post.id)} limit ${newest}
    ) as ${post}
    where ${isHit} limit ${SEARCH_COUNTED_MAX}`
}

/** Counts the posts that everyone is shown, less those of members with whom the reader shares a block, plus the reader's own hidden ones. */
async function countsOfAll(db: Db, readerId: string, scope: Scope): Promise<FeedCounts> {
  const [shown, more] = await Promise.all([
    recentTotals(db, { readerId, scope, count: async () => (await shownCounts(db, scope))[0]! }),
    readersOwn(db, readerId, scope),
  ])
  return eachOf((filter) => Math.max(0, shown[filter] + more[filter]))
}

const readerCounts = (readerId: SQL, scope: Scope): SQL => sql`
  select ${sql.join(
    FEED_FILTERS.map(
      (filter) =>
        sql`coalesce(sum(counted.sign) filter (where ${isInFilter[filter] ?? sql`true`}), 0)::int as ${sql.identifier(filter)}`,
    ),
    sql`, `,
  )}
  from ${post} cross join lateral (
    select case when ${post.authorId} = ${readerId} then case when ${isHidden} then 1 else 0 end when ${isShown} then -1 else 0 end as sign
  ) counted
  where ${and(sql`${post.authorId} = any (array_append(${blockedIds(readerId)}, ${readerId}))`, isIn(scope))}`

const readWholeCounts = statement<{ readerId: string }, FeedCounts>(
  'reader_counts',
  readerCounts(sql`${sql.placeholder('readerId')}::uuid`, { media: 'any' }),
)

async function readersOwn(db: Db, readerId: string, scope: Scope): Promise<FeedCounts> {
  const isWhole = scope.tag === undefined && scope.country === undefined && scope.media === 'any'
  if (isWhole) return (await readWholeCounts(db, { readerId }))[0]!
  return (await db.execute<FeedCounts>(readerCounts(sql`${readerId}::uuid`, scope))).rows[0]!
}

export const shownCounts = (db: Db, scope: Scope) => counts(db, and(isShown, isIn(scope)))

const counts = (db: Db, where: SQL | undefined) =>
  db
    .select({
      all: count(),
      symptoms: countOf(isInFilter.symptoms),
      questions: countOf(isInFilter.questions),
      resolved: countOf(isInFilter.resolved),
      better: countOf(isInFilter.better),
      diagnosed: countOf(isInFilter.diagnosed),
    })
    .from(post)
    .where(where)

const countOf = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

const eachOf = (count: (filter: FeedFilter) => number): FeedCounts => ({
  all: count('all'),
  symptoms: count('symptoms'),
  questions: count('questions'),
  resolved: count('resolved'),
  better: count('better'),
  diagnosed: count('diagnosed'),
})

const NONE = eachOf(() => 0)
