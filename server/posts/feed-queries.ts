import { and, count, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/limits.ts'
import { NEWER_MAX } from '#contract/posts/limits.ts'
import type { FeedFilter, FeedPage, FeedRequest, FeedScope } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { LAST_ID } from '#server/foundation/db/ids.ts'
import { keptByKey } from '#server/foundation/db/statement.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { isTagged, type Narrowing, narrowedTo } from './feed-scope-queries.ts'
import { visibleTo } from './policy.ts'
import { postColumns } from './queries.ts'
import { answerSearch } from './search-answer-queries.ts'
import { findPosts, holdsWords } from './search-queries.ts'
import { asking, postFrom, shownFound, shownPosts, shownStatement } from './shown-post-queries.ts'
import { post } from './tables.ts'

export type FoundPage = {
  ids: string[]
  nextCursor: string | null
  understoodAs: string | null
}

export async function shownFeed(ctx: Pick<MemberCtx, 'db' | 'actor' | 'now'>, request: FeedRequest): Promise<FeedPage> {
  const { search, tag, resolvedDays, ...page } = request
  if (search !== undefined || tag !== undefined) {
    const { ids, ...found } = await foundPage(ctx.db, ctx.actor.id, request, ctx.now())
    return { ...found, items: await shownFound(ctx, ids) }
  }
  if (resolvedDays === undefined && isPlannedOnce(page)) return newestShown(ctx, page)
  const { cursor, limit, ...scope } = page
  const narrowing = narrowingOf({ ...scope, resolvedDays }, ctx.now())
  const found = await newestPosts(ctx.db, ctx.actor.id, { narrowing, cursor, limit: limit + 1 })
  const { rows, nextCursor } = pageFrom(found, limit)
  return { items: await shownPosts(ctx, rows), nextCursor, understoodAs: null }
}

/**
 * Posts of some days, or of a country within a filter, are planned each time: the best index depends on how many there are. All posts of a country have an
 * index in the order of the feed.
 */
const isPlannedOnce = ({ country, filter, media }: Pick<FeedRequest, 'country' | 'filter' | 'media'>): boolean =>
  country === undefined || (filter === 'all' && media === 'any')

/**
 * The numbers of rows that may be read: one more than the home page, the feed and the largest page show. They are literals, because a parameter would hide
 * from the planner how few they are.
 */
const ROWS = [4, PAGE_SIZE + 1, PAGE_MAX + 1]

type Variant = Pick<FeedRequest, 'filter' | 'media'> & { isOfCountry: boolean; most: number }

const feedStatement = keptByKey(({ filter, media, isOfCountry, most }: Variant) => {
  const isAsked = and(
    lt(post.id, sql`${sql.placeholder('cursor')}::uuid`),
    isOfCountry ? eq(post.country, sql`${sql.placeholder('country')}::text`) : undefined,
    narrowedTo({ filter, media }),
    visibleTo(asking),
  )
  return shownStatement<{ readerId: string; cursor: string; country?: string }>(
    ['feed_page', filter, media, isOfCountry && 'country', most].filter((part) => part !== false).join('_'),
    sql`where ${isAsked} order by ${post.id} desc limit ${sql.raw(String(most))}`,
  )
})

/**
 * Returns the newest posts with everything that is shown with them, in one statement that PostgreSQL plans once. `newestPosts` and `shownPosts` do the same in
 * several.
 */
async function newestShown(
  { db, actor }: Pick<MemberCtx, 'db' | 'actor'>,
  { filter, media, country, cursor, limit }: Omit<FeedRequest, 'search' | 'tag' | 'resolvedDays'>,
): Promise<FeedPage> {
  const most = ROWS.find((rows) => rows > limit)!
  const ask = feedStatement({ filter, media, isOfCountry: country !== undefined, most })
  const found = await ask(db, { readerId: actor.id, cursor: cursor ?? LAST_ID, ...(country && { country }) })
  const { rows, nextCursor } = pageFrom(found, limit, ({ id }) => id as string)
  return { items: rows.map((row) => postFrom(row, actor)), nextCursor, understoodAs: null }
}

type Narrowed = Omit<FeedRequest, 'search' | 'cursor' | 'limit'>

const narrowingOf = ({ resolvedDays, ...scope }: Narrowed, now: Date): Narrowing =>
  resolvedDays === undefined ? scope : { ...scope, resolvedSince: daysFrom(now, -resolvedDays) }

/** Newest first, or closest first for a search for rare words. */
export async function foundPage(db: Db, readerId: string, request: FeedRequest, now: Date): Promise<FoundPage> {
  const { search, cursor, limit, ...scope } = request
  const narrowing = narrowingOf(scope, now)
  const page = { narrowing, cursor, limit: limit + 1 }
  const { answer, understoodAs } = await answerSearch<{ id: string }[]>(db, readerId, search, {
    ask: (query) =>
      query || narrowing.tag !== undefined
        ? findPosts(db, readerId, { ...page, query })
        : newestPosts(db, readerId, page),
    isNothing: (found) => found.length === 0,
    nothing: [],
  })
  const { rows, nextCursor } = pageFrom(answer, limit)
  return { ids: rows.map(({ id }) => id), nextCursor, understoodAs }
}

export const newestPosts = (
  db: Db,
  readerId: string,
  { narrowing, cursor, limit }: { narrowing: Omit<Narrowing, 'tag'>; cursor: string | undefined; limit: number },
) =>
  db
    .select(postColumns)
    .from(post)
    .where(and(cursor === undefined ? undefined : lt(post.id, cursor), narrowedTo(narrowing), visibleTo(readerId)))
    .orderBy(desc(post.id))
    .limit(limit)

type Since = FeedScope & { filter: FeedFilter; since: string }

/** Counts posts of others only, up to NEWER_MAX. */
export async function newerCount(db: Db, readerId: string, { since, search, ...narrowing }: Since): Promise<number> {
  const { answer } = await answerSearch(db, readerId, search, {
    ask: async (query) => {
      const newer = db
        .select({ one: sql`1`.as('one') })
        .from(post)
        .where(
          and(
            gt(post.id, since),
            ne(post.authorId, readerId),
            query && holdsWords(query.query),
            isTagged(narrowing.tag),
            narrowedTo(narrowing),
            visibleTo(readerId),
          ),
        )
        .limit(NEWER_MAX)
        .as('newer')
      const [row] = await db.select({ posts: count() }).from(newer)
      return row!.posts
    },
    isNothing: (posts) => posts === 0,
    nothing: 0,
  })
  return answer
}
