import { and, count, desc, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { PAGE_MAX, PAGE_SIZE } from '#contract/foundation/page.ts'
import { NEWER_MAX } from '#contract/posts/limits.ts'
import type { FeedFilter, FeedPage, FeedRequest, FeedScope } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { keptByKey } from '#server/foundation/db/statement.ts'
import { isTagged, type Narrowing, narrowedTo } from './feed-scope-queries.ts'
import { visibleTo } from './policy.ts'
import { type PostRow, postColumns } from './queries.ts'
import { answerSearch } from './search-answer-queries.ts'
import { findPosts, holdsWords } from './search-queries.ts'
import { asking, LAST_ID, postFrom, shownPosts, shownStatement } from './shown-post-queries.ts'
import { post } from './tables.ts'

export type FeedRows = {
  /** At most as many as asked for. */
  rows: PostRow[]
  /** The last of them, where others follow. */
  nextCursor: string | null
  /** The words that were searched instead, where words of the search stand nowhere. */
  understoodAs: string | null
}

/** Returns a page of the feed as this reader is shown it: newest first, or closest first for a search for rare words. */
export async function shownFeed(ctx: Pick<MemberCtx, 'db' | 'actor' | 'now'>, request: FeedRequest): Promise<FeedPage> {
  const { search, tag, country, resolvedDays, ...page } = request
  // Posts of a country, or of some days, are planned each time: which index is the shorter way depends on how many there are of them.
  if ([search, tag, country, resolvedDays].every((value) => value === undefined)) return newestShown(ctx, page)
  const { rows, ...found } = await feedPage(ctx.db, ctx.actor.id, request, ctx.now())
  return { ...found, items: await shownPosts(ctx, rows) }
}

/**
 * Rows that a page is read with: one more than the home page shows, than the feed does, and than may be asked for. They are written in: a number among the values
 * hides from the planner how few they are.
 */
const ROWS = [4, PAGE_SIZE + 1, PAGE_MAX + 1]

type Variant = Pick<FeedRequest, 'filter' | 'media'> & { most: number }

const feedStatement = keptByKey(({ filter, media, most }: Variant) => {
  const isAsked = and(
    lt(post.id, sql`${sql.placeholder('cursor')}::uuid`),
    narrowedTo({ filter, media }),
    visibleTo(asking),
  )
  return shownStatement<{ readerId: string; cursor: string }>(
    ['feed_page', filter, media, most].join('_'),
    sql`where ${isAsked} order by ${post.id} desc limit ${sql.raw(String(most))}`,
  )
})

/**
 * Returns the newest posts with all that they are shown with, in one statement that PostgreSQL plans once. `newestPosts` and `shownPosts` say the same in
 * several.
 */
async function newestShown(
  { db, actor }: Pick<MemberCtx, 'db' | 'actor'>,
  { filter, media, cursor, limit }: Omit<FeedRequest, 'search' | 'tag' | 'country' | 'resolvedDays'>,
): Promise<FeedPage> {
  const most = ROWS.find((rows) => rows > limit)!
  const ask = feedStatement({ filter, media, most })
  const found = await ask(db, { readerId: actor.id, cursor: cursor ?? LAST_ID })
  const items = found.slice(0, limit).map((row) => postFrom(row, actor))
  return { items, nextCursor: found.length > limit ? items.at(-1)!.id : null, understoodAs: null }
}

/** Returns a page of the posts that one reader may see: newest first, or closest first for a search for rare words. */
export async function feedPage(db: Db, readerId: string, request: FeedRequest, now: Date): Promise<FeedRows> {
  const { search, cursor, limit, resolvedDays, ...scope } = request
  const narrowing: Narrowing =
    resolvedDays === undefined ? scope : { ...scope, resolvedSince: new Date(now.getTime() - resolvedDays * DAY_MS) }
  const page = { narrowing, cursor, limit: limit + 1 }
  if (search === undefined && narrowing.tag === undefined) {
    const rows = await newestPosts(db, readerId, page)
    return { rows: rows.slice(0, limit), nextCursor: cursorOf(rows, limit), understoodAs: null }
  }
  const { answer, understoodAs } = await answerSearch<{ id: string }[]>(db, readerId, search, {
    ask: (query) =>
      query || narrowing.tag !== undefined
        ? findPosts(db, readerId, { ...page, query })
        : newestPosts(db, readerId, page),
    isNothing: (found) => found.length === 0,
    nothing: [],
  })
  return { rows: await postsInOrder(db, answer.slice(0, limit)), nextCursor: cursorOf(answer, limit), understoodAs }
}

const cursorOf = (found: readonly { id: string }[], limit: number): string | null =>
  found.length > limit ? found[limit - 1]!.id : null

/** Returns the newest posts, one more than `limit` where there are more. */
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

/** Posts in the order of what was found. */
export async function postsInOrder(db: Db, found: readonly { id: string }[]): Promise<PostRow[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const rows = await db.select(postColumns).from(post).where(inArray(post.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

type Since = FeedScope & { filter: FeedFilter; since: string }

/** How many posts of others within a scope are newer than `since`, up to NEWER_MAX. */
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
