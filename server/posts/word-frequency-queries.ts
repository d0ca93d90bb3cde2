import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { recentOf } from '#server/foundation/db/recent.ts'

export type Frequencies = {
  /** Approximate. */
  posts: number
  /** How many posts hold a word, by its stem; 0 for words rarer than PostgreSQL's statistics know, or before there are any. */
  of: (stem: string) => number
  /** Adds up the posts of all words with this beginning: an upper bound of the posts that hold one of them. */
  ofBeginning: (beginning: string) => number
}

const readRecent = recentOf(5 * MINUTE_MS, readFrequencies)

/** At most some minutes old: it changes only when PostgreSQL analyses the posts anew. */
export const recentFrequencies = (db: Db): Promise<Frequencies> => readRecent(db, new Date())

async function readFrequencies(db: Db): Promise<Frequencies> {
  // The last two frequencies are the least and the greatest, and belong to no stem.
  const { rows } = await db.execute<{ stem: string; share: number; posts: number }>(sql`
    select stem, share, reltuples as posts
    from pg_stats
    join pg_class on pg_class.oid = 'post'::regclass
    cross join unnest(most_common_elems::text::text[], most_common_elem_freqs) as known (stem, share)
    where schemaname = current_schema() and tablename = 'post' and attname = 'search' and stem is not null`)
  const posts = new Map(rows.map((row) => [row.stem, row.share * row.posts]))
  return {
    posts: rows[0]?.posts ?? 0,
    of: (stem) => posts.get(stem) ?? 0,
    ofBeginning: (beginning) => {
      let sum = 0
      for (const [stem, held] of posts) if (stem.startsWith(beginning)) sum += held
      return sum
    },
  }
}
