import { and, inArray, not, type SQL } from 'drizzle-orm'
import type { FeedRequest } from '#contract/posts/schema.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { isTagged, type Narrowing, narrowedTo } from './feed-scope.ts'
import { visibleTo } from './policy.ts'
import { findPosts, holdsWords } from './search.ts'
import { understood } from './search-understanding.ts'
import { post } from './tables.ts'

export { postsInOrder } from './feed.ts'

/** What a search finds by words, for PostgreSQL: what was typed, or what that was corrected to where nothing holds it. Undefined of words that say nothing. */
export async function searchedWords(
  db: Db,
  readerId: string,
  { search, limit: _, cursor: __, ...narrowing }: FeedRequest,
): Promise<string | undefined> {
  if (search === undefined) return undefined
  type Asked = { words: string | undefined; isFound: boolean }
  const { answer } = await understood<Asked>(db, readerId, search, {
    ask: async (query) => ({
      words: query?.query,
      isFound: !query || (await findPosts(db, readerId, { query, narrowing, cursor: undefined, limit: 1 })).length > 0,
    }),
    isNothing: ({ isFound }) => !isFound,
    nothing: { words: undefined, isFound: false },
  })
  return answer.words
}

type Among = { ids: readonly string[]; narrowing: Narrowing; withoutWords: string; where: SQL }

/** SQL: of these posts those that this reader may see within a feed, that do not hold the words, and of which `where` is true. */
export const seenAmong = (db: Db, readerId: string, { ids, narrowing: { tag, ...rest }, withoutWords, where }: Among) =>
  db
    .select({ id: post.id })
    .from(post)
    .where(
      and(
        inArray(post.id, [...ids]),
        narrowedTo(rest),
        isTagged(tag),
        not(holdsWords(withoutWords)),
        where,
        visibleTo(readerId),
      ),
    )

/** The columns of a post that other rooms may ask of in `seenAmong`. */
export const seenPost = { id: post.id, authorId: post.authorId, version: post.version }
