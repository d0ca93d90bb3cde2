import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { MATCHES_PER_AUTHOR } from '#contract/closest/limits.ts'
import { MONTH_POINTS, OVERLAP_LEAST, POINTS, SCORE_MAX, SCORE_THRESHOLD } from '#contract/matching/limits.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { idsOf } from '#server/foundation/text/words.ts'
import { type ReadCase, type ScoredCase, TELLING_TAGS, type Trip } from '#server/matching/score.ts'
import { topMatches } from '#server/matching/search-queries.ts'
import { bestMatches, matchOf } from '../../../tests/support/plain-search/best-matches.ts'
import { madeUpProfile } from '../made-up-profile.ts'
import type { Ranked } from './in-memory.ts'

/** Searches as the product does. */
export async function tieredSearch(db: Db, { postId, kept }: { postId: string; kept: number }): Promise<Ranked[]> {
  const search = await topMatches(db, { subjectId: postId, excludedOwnerIds: [], kept })
  if (!search) throw new Error(`Post ${postId} is not indexed.`)
  return search.found.map(({ subjectId, score, criteria }) => ranked({ id: subjectId, score, criteria }))
}

/** Searches by one statement that scores every row of the narrow table. */
export async function exhaustiveSearch(db: Db, { postId, kept }: { postId: string; kept: number }): Promise<Ranked[]> {
  const { rows } = await db.execute<{ id: string; score: number; shared_tags: number; similarity: number }>(sql`
    select y.post_id as id, y.score, y.shared_tags, y.similarity
    from (select x.*, row_number() over (
      partition by x.author_id order by x.score desc, x.shared_tags desc, x.similarity desc, x.post_id desc
    ) as place
    from (
      select p.post_id, p.author_id, n.shared::float8 / n.larger as similarity, icount(p.tags & q.tags) as shared_tags,
        p.tags && (q.tags & ${sql.param(idsOf(TELLING_TAGS))}::int[]) as tells, r.common, r.told,
        least(${SCORE_MAX}::int, ${POINTS.words}::int * n.shared / n.larger
          + case when q.country = '' or p.country <> q.country then 0 when q.zone = '' or p.zone <> q.zone then ${POINTS.country}::int
              else ${POINTS.country + POINTS.zone}::int end
          + case when p.day between q.month and q.month + interval '1 month' - interval '1 day' then ${MONTH_POINTS.same}::int
              when p.day >= q.month - interval '1 month' and p.day < q.month + interval '2 months' then ${MONTH_POINTS.neighbouring}::int else 0 end
          + case when p.key = any (q.travelled) then ${POINTS.travel}::int else 0 end) as score
      from (
        select own.*, date_trunc('month', own.day)::date as month, array(
          select theirs.key
          from match_travel mine
          join match_travel theirs on theirs.destination = mine.destination
            and theirs.start_date <= mine.end_date and theirs.end_date >= mine.start_date
          where mine.key = own.key
        ) as travelled
        from match_key own where own.post_id = ${postId} offset 0
      ) q
      cross join match_key p
      cross join lateral (select icount(p.tok & q.tok) as shared, greatest(p.ntok, q.ntok, 1) as larger offset 0) n
      cross join lateral (select icount(p.ctok & q.ctok) - icount(p.csame & q.csame) as common, icount(p.ctok) + icount(q.ctok) as told offset 0) r
      where p.author_id <> q.author_id
    ) x
    where x.score > ${SCORE_THRESHOLD}::int and (x.tells or x.common > 0 and x.common::float8 / (x.told - x.common) >= ${OVERLAP_LEAST}::float8)
    ) y
    where y.place <= ${MATCHES_PER_AUTHOR}
    order by y.score desc, y.shared_tags desc, y.similarity desc, y.post_id desc
    limit ${kept}`)
  return rows.map(({ id, score, shared_tags, similarity }) => ({ id, score, sharedTags: shared_tags, similarity }))
}

/** Searches without any help: every post is fetched, and compared by the plain scorer. */
export async function loadAllSearch(
  client: pg.Client,
  { of, kept }: { of: ReadCase; kept: number },
): Promise<Ranked[]> {
  const travels = await allTravels(client)
  const matching: ReadCase[] = []
  await client.query('begin')
  await client.query(
    `declare everyone no scroll cursor for
     select id, author_id, title, description, tags, start_date::text, country, postal_code from post`,
  )
  for (;;) {
    const { rows } = await client.query<PostRow>('fetch 20000 from everyone')
    if (rows.length === 0) break
    const cases = rows.map((row) => caseOf(row, travels.get(row.id) ?? []))
    matching.push(...cases.filter((each) => matchOf(of, each)))
  }
  await client.query('commit')
  return bestMatches(of, { among: matching, kept }).map(ranked)
}

type PostRow = {
  id: string
  author_id: string
  title: string
  description: string
  tags: string[]
  start_date: string | null
  country: string | null
  postal_code: string | null
}

const caseOf = ({ author_id, start_date, postal_code, ...row }: PostRow, travels: readonly Trip[]): ReadCase => ({
  ...row,
  authorId: author_id,
  startDate: start_date,
  postalCode: postal_code,
  travels,
  profile: madeUpProfile(row),
})

async function allTravels(client: pg.Client): Promise<Map<string, Trip[]>> {
  const { rows } = await client.query<{ post_id: string; destination: string; start_date: string; end_date: string }>(
    'select post_id, destination, start_date::text, end_date::text from travel',
  )
  const travels = Map.groupBy(rows, (row) => row.post_id)
  return new Map(
    Array.from(travels, ([postId, trips]) => [
      postId,
      trips.map(({ destination, start_date, end_date }) => ({
        destination,
        startDate: start_date,
        endDate: end_date,
      })),
    ]),
  )
}

/** Returns the parts of a match by which the contenders are compared. */
export const ranked = ({ id, score, criteria }: ScoredCase): Ranked => ({
  id,
  score,
  sharedTags: criteria.sharedTags,
  similarity: criteria.symptomSimilarity,
})
