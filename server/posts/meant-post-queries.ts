import { and, inArray, not, type SQL } from 'drizzle-orm'
import type { FeedRequest } from '#contract/posts/schema.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { isTagged, type Narrowing, narrowedTo } from './feed-scope-queries.ts'
import { visibleTo } from './policy.ts'
import { answerSearch } from './search-answer-queries.ts'
import { findPosts, holdsWords } from './search-queries.ts'
import { post } from './tables.ts'

/** Returns the words of a search for PostgreSQL, corrected where nothing holds them as typed. Undefined where all are stop words. */
export async function searchedWords(
  db: Db,
  readerId: string,
  { search, limit: _, cursor: __, ...narrowing }: FeedRequest,
): Promise<string | undefined> {
  if (search === undefined) return undefined
  type FoundWords = { words: string | undefined; isFound: boolean }
  const { answer } = await answerSearch<FoundWords>(db, readerId, search, {
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

/** Selects, of these posts, those that the reader sees within a feed, that do not hold the words, and for which `where` is true. */
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

export const seenPost = { id: post.id, authorId: post.authorId, version: post.version }
