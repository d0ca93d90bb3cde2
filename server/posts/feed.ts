import { and, count, desc, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { NEWER_MAX } from '#contract/posts/limits.ts'
import type { FeedFilter, FeedRequest, FeedScope } from '#contract/posts/schema.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { isTagged, type Narrowing, narrowedTo } from './feed-scope.ts'
import { visibleTo } from './policy.ts'
import { type PostRow, postColumns } from './queries.ts'
import { findPosts, holdsWords } from './search.ts'
import { answerSearch } from './search-understanding.ts'
import { post } from './tables.ts'

export type FeedRows = {
  /** At most as many as asked for. */
  rows: PostRow[]
  /** The last of them, where others follow. */
  nextCursor: string | null
  /** The words that were searched instead, where words of the search stand nowhere. */
  understoodAs: string | null
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
