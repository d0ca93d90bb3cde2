import { and, desc, lt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#server/foundation/db/database.ts'
import { isTagged, type Narrowing, narrowedTo } from './feed-scope-queries.ts'
import { visibleTo } from './policy.ts'
import type { SearchQuery } from './search-term-queries.ts'
import { post } from './tables.ts'

/** A word in more posts than this is common: its posts are listed newest first, those of rarer words closest first. */
const RANKED_MAX = 500
/** How many of the newest posts are searched first: enough for a page of any word that is not rare. */
const LOOKED_THROUGH = 3_000
/** Weights of unweighted text, description, tags and title, in this order. */
const WEIGHTS = '{0.1, 0.1, 0.4, 1}'

type FoundPost = { id: string }

export type Finding = {
  query: SearchQuery | undefined
  narrowing: Narrowing
  cursor: string | undefined
  limit: number
}

/**
 * Closest first where a word is rare, else newest first. A page of the closest continues after its cursor in the current order, and is empty if that post is
 * gone.
 * If a word becomes common between two pages, posts may be repeated or missed.
 */
export async function findPosts(db: Db, readerId: string, finding: Finding): Promise<FoundPost[]> {
  const { query } = finding
  if (query && query.postsAtMost <= RANKED_MAX) {
    const closest = await idsOf(db, closestPosts(readerId, { ...finding, query }))
    // The words have become common since the statistics were made, or there are no statistics yet.
    if (closest[0]?.id !== TOO_MANY) return closest
  }
  const newest = await idsOf(db, amongNewest(readerId, finding))
  return newest.length < finding.limit ? idsOf(db, newestOfAll(readerId, finding)) : newest
}

const TOO_MANY = 'too many'

const idsOf = async (db: Db, statement: SQL): Promise<FoundPost[]> => (await db.execute<FoundPost>(statement)).rows

/** Returns the one row `TOO_MANY` when there are too many posts to rank. The inner tables are called "post" because `visibleTo` names its columns so. */
export function closestPosts(readerId: string, { query, narrowing, cursor, limit }: Finding & { query: SearchQuery }) {
  const rank = sql`ts_rank_cd(${WEIGHTS}, ${post.search}, ${query.query}::tsquery)`
  const isAfter =
    cursor === undefined
      ? undefined
      : // The rank of a post that the reader may not see would reveal which words it holds.
        sql`(rank, id) < (select ${rank}, ${post.id} from ${post} where ${post.id} = ${cursor} and ${visibleTo(readerId)})`
  return sql`
    with hits as materialized (
      select ${post.id}, ${post.authorId}, ${post.hiddenAt}, ${rank} as rank from ${post}
      where ${and(holds({ query, narrowing }), narrowedTo(narrowing))}
      limit ${RANKED_MAX + 1}
    )
    select ${TOO_MANY} as id where (select count(*) from hits) > ${RANKED_MAX}
    union all (
      select id::text from (
        select * from hits ${isAfter ? sql`where ${isAfter}` : sql``} order by rank desc, id desc offset 0
      ) as ${post}
      where ${visibleTo(readerId)} limit ${limit}
    )`
}

/** Scans the newest posts one by one: the cheapest way for words that stand in many. */
export function amongNewest(readerId: string, { query, narrowing, cursor, limit }: Finding): SQL {
  return sql`
    select ${post.id} from (
      select ${post.id}, ${post.authorId}, ${post.hiddenAt}, ${post.search}, ${post.tags} from ${post}
      where ${and(narrowedTo(narrowing), before(cursor)) ?? sql`true`}
      order by ${desc(post.id)} limit ${LOOKED_THROUGH}
    ) as ${post}
    where ${and(holds({ query, narrowing }), visibleTo(readerId))}
    order by ${desc(post.id)} limit ${limit}`
}

export function newestOfAll(readerId: string, { query, narrowing, cursor, limit }: Finding): SQL {
  return sql`
    with hits as materialized (
      select ${post.id}, ${post.authorId}, ${post.hiddenAt} from ${post}
      where ${and(holds({ query, narrowing }), narrowedTo(narrowing), before(cursor))}
    )
    select id from (select * from hits order by id desc offset 0) as ${post}
    where ${visibleTo(readerId)} limit ${limit}`
}

const before = (cursor: string | undefined): SQL | undefined => (cursor === undefined ? undefined : lt(post.id, cursor))

const holds = ({ query, narrowing }: Pick<Finding, 'query' | 'narrowing'>): SQL | undefined =>
  and(query && holdsWords(query.query), isTagged(narrowing.tag))

export const holdsWords = (query: string): SQL => sql`${post.search} @@ ${query}::tsquery`
