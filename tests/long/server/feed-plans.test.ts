import { type SQLWrapper, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEANT_MAX } from '#contract/closest/limits.ts'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { type FeedFilter, FeedRequest } from '#contract/posts/schema.ts'
import { isReadAsItIs } from '#server/closest/meaning-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { forgetWords } from '#server/posts/commands/learn-words.ts'
import { feedCounts, shownCounts } from '#server/posts/feed-count-queries.ts'
import { newestPosts, shownFeed } from '#server/posts/feed-queries.ts'
import { seenAmong } from '#server/posts/meant-post-queries.ts'
import { nearestWords } from '#server/posts/search-correction-queries.ts'
import { typedSearch } from '#server/posts/search-parser.ts'
import { amongNewest, closestPosts, findPosts, newestOfAll } from '#server/posts/search-queries.ts'
import { searchQueryOf } from '#server/posts/search-term-queries.ts'
import { memberActor } from '#tests/support/actor.ts'
import { statementsOf } from '#tests/support/asked-statements.ts'
import { genericPlanOf } from '#tests/support/generic-plan.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'

const POSTS = 12_000
const READER = '01920000-0000-7000-8000-000000000001'

let db: Db
let deep: string
let close = async () => {}
beforeAll(async () => {
  const { url, drop } = await freshDatabase()
  const pool = openPool(url, () => {}, 2)
  db = openDb(pool)
  const client = new pg.Client(url)
  await client.connect()
  await publishMany(client)
  deep = (await client.query<{ id: string }>('select id from post order by id offset 5000 limit 1')).rows[0]!.id
  await client.end()
  close = async () => {
    await pool.end()
    await drop()
  }
}, 120_000)
afterAll(() => close())

/** A twentieth of the posts is of each rare sort; "divers" stands in all of them, "vertige" in every third, "sciatique" in every thousandth. */
async function publishMany(client: pg.Client): Promise<void> {
  const crowd = `generate_series(1, 3000) n`
  const id = `('01920000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`
  await client.query(`insert into "user" (id, name, email) select ${id}, n, n || '@exemple.fr' from ${crowd}`)
  await client.query(
    `insert into member (id, username, username_key, language, created_at) select ${id}, n, n, 'fr', now() from ${crowd}`,
  )
  await client.query(
    `insert into consent (id, member_id, kind, version, given_at)
     select gen_random_uuid(), ${id}, kind, '1', now() from ${crowd}, unnest(array['age', 'terms', 'healthData']) kind`,
  )
  await client.query(
    `insert into post (id, author_id, kind, title, description, tags, intensity, country, has_media, resolved_at, outcome, outcome_at, created_at, updated_at)
     select uuidv7(make_interval(secs => p - ${POSTS})), (select ${id} from (select 1 + p % 3000 as n) author),
       case p % 10 when 0 then 'community' else 'symptom' end,
       case when p % 1000 = 7 then 'Sciatique' when p % 3 = 0 then 'Vertige' else 'Rien' end,
       'Des mots divers et variés.' || repeat(' …', 200) || case p % 20 when 1 then ' Et vous ?' else '' end,
       case when p % 1000 = 8 then array['Rare'] when p % 3 = 1 then array['Fatigue'] else '{}' end,
       case p % 10 when 0 then null else 5 end,
       case when p % 10 = 0 then null when p % 20 = 3 then 'LU' else 'FR' end,
       p % 20 = 2, case p % 20 when 4 then now() end, case p % 20 when 4 then 'healed' else 'ongoing' end, case p % 20 when 4 then now() end, now(), now()
     from generate_series(1, ${POSTS}) p`,
  )
  await client.query(
    `insert into search_word select distinct left(translate(md5(n::text), '0123456789', 'ghijklmnop'), 9) from generate_series(1, 20000) n`,
  )
  await client.query(
    `insert into reading_version (lexicon, authors, frequencies, created_at) values ('', 0, '{}', now())`,
  )
  await client.query(
    `insert into story_reading (post_id, author_id, place_key, is_established, reading_version, language, features, weights, spans, ver)
     select id, author_id, author_id::text, true, (select max(id) from reading_version), 'fr', '{f:vertigo}', '{2}', '{0,4}', 1 from post where kind = 'symptom'`,
  )
  await client.query('vacuum analyze')
}

async function planOf(statement: SQLWrapper): Promise<string> {
  const { rows } = await db.execute<{ 'QUERY PLAN': string }>(
    sql`explain (analyze, costs off, timing off, buffers off) ${statement}`,
  )
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

/** Rows that the scans of posts went through, those they left out with them. */
function rowsRead(plan: string): number {
  const scans = [...plan.matchAll(/Scan[^\n]* on post \(actual rows=([\d.]+)[^\n]*\n((?: {6,}[^>\n]*\n)*)/g)]
  expect(scans.length).toBeGreaterThan(0)
  return scans.reduce(
    (sum, [, rows, details]) => sum + Number(rows) + Number(/Removed by Filter: (\d+)/.exec(details!)?.[1] ?? 0),
    0,
  )
}

const narrowing = { filter: 'all' as FeedFilter, media: 'any' as const }
const pages = () => [undefined, deep].map((cursor) => ({ cursor, limit: 21 }))

describe('a page is read from an index in its order, the first and a deep one alike, and never everyone’s consents', () => {
  test.each([
    ['all', narrowing, 'post_pkey', 30],
    ['symptoms', { ...narrowing, filter: 'symptoms' }, 'post_pkey', 40],
    ['questions', { ...narrowing, filter: 'questions' }, 'post_questions', 30],
    ['resolved', { ...narrowing, filter: 'resolved' }, 'post_resolved', 30],
    ['with media', { ...narrowing, media: 'with' }, 'post_with_media', 30],
    ['of a country', { ...narrowing, country: 'LU' }, 'post_country_id_index', 30],
    ['of a large country', { ...narrowing, country: 'FR' }, '(post_pkey|post_country_id_index)', 40],
    ['resolved, of a country', { ...narrowing, country: 'FR', filter: 'resolved' }, 'post_resolved', 30],
  ] as const)('%s', async (_, asked, index, most) => {
    for (const page of pages()) {
      const plan = await planOf(newestPosts(db, READER, { narrowing: asked, ...page }))
      expect(plan).toMatch(new RegExp(`Index Scan Backward using ${index} on post`))
      expect(plan).not.toMatch(/Sort|Seq Scan on (post|consent)|hashed/)
      expect(rowsRead(plan)).toBeLessThanOrEqual(most)
    }
  })
})

test.each([
  ['all', {}, 'post_pkey', 30],
  ['symptoms', { filter: 'symptoms' }, 'post_pkey', 40],
  ['questions', { filter: 'questions' }, 'post_questions', 30],
  ['resolved', { filter: 'resolved' }, 'post_resolved', 30],
  ['with media', { media: 'with' }, 'post_with_media', 30],
  ['of a country', { country: 'LU' }, 'post_country_id_index', 30],
  ['of a large country', { country: 'FR' }, 'post_country_id_index', 30],
])(
  'planned once for every reader and page, the feed’s statement takes the same way: %s',
  async (_, asked, index, most) => {
    for (const { cursor } of pages()) {
      const request = FeedRequest.parse({ ...asked, ...(cursor && { cursor }) })
      const [page] = await statementsOf(() =>
        shownFeed({ db, actor: memberActor(READER), now: () => new Date() }, request),
      )
      const plan = await genericPlanOf(db, page!)
      expect(plan).toMatch(new RegExp(`Index Scan Backward using ${index} on post`))
      expect(plan).not.toMatch(/Seq Scan on (post|consent|member)\b/)
      expect(rowsRead(plan)).toBeLessThanOrEqual(most)
    }
  },
)

describe('a search', () => {
  const queryOf = (text: string) => searchQueryOf(db, typedSearch(text))

  test('takes the posts of a rare word from their index, and orders them all', async () => {
    const query = await queryOf('sciatique ')
    for (const page of pages()) {
      const plan = await planOf(closestPosts(READER, { query, narrowing, ...page }))
      expect(plan).toContain('Bitmap Index Scan on post_search')
      expect(plan).not.toMatch(/Seq Scan on (post|consent)|hashed/)
      expect(rowsRead(plan)).toBeLessThan(100)
    }
  })

  test('looks for common words in the newest posts until the page is full', async () => {
    const query = await queryOf('divers vertige')
    expect(query.postsAtMost).toBeGreaterThan(3_000)
    for (const page of pages()) {
      const plan = await planOf(amongNewest(READER, { query, narrowing, ...page }))
      expect(plan).toContain('Index Scan Backward using post_pkey on post')
      expect(plan).not.toMatch(/Sort|Seq Scan on (post|consent)|hashed|Bitmap/)
      expect(rowsRead(plan)).toBeLessThan(200)
    }
  })

  test('takes posts of words that are common apart and rare together from their index in the end', async () => {
    const query = await queryOf('sciatique rien')
    const plan = await planOf(newestOfAll(READER, { query, narrowing, cursor: undefined, limit: 21 }))
    expect(plan).toContain('Bitmap Index Scan on post_search')
    expect(plan).not.toMatch(/Seq Scan on (post|consent)|hashed/)
  })

  test('takes the posts of a rare tag from their index', async () => {
    const asked = { ...narrowing, tag: 'Rare' }
    for (const page of pages()) {
      const plan = await planOf(newestOfAll(READER, { query: undefined, narrowing: asked, ...page }))
      expect(plan).toContain('Bitmap Index Scan on post_tags')
      expect(plan).not.toMatch(/Seq Scan on (post|consent)|hashed/)
    }
    const found = await findPosts(db, READER, { query: undefined, narrowing: asked, cursor: undefined, limit: 50 })
    expect(found).toHaveLength(POSTS / 1000)
  })

  test('looks a misspelt word up in the words’ own index', async () => {
    for (const word of ['sciattique', 'toxu']) {
      const plan = await planOf(nearestWords(word))
      expect(plan).toMatch(/Bitmap Index Scan on search_word_near/)
      expect(plan).not.toContain('Seq Scan on search_word')
    }
  })
})

test('a search by meaning is looked up by the keys of the best stories alone', async () => {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from post where kind = 'symptom' order by random() limit ${MEANT_MAX}`,
  )
  const plan = await planOf(
    seenAmong(db, READER, {
      ids: rows.map(({ id }) => id),
      narrowing: { ...narrowing, country: 'FR' },
      withoutWords: "'vertig'",
      where: isReadAsItIs('1:1:'),
    }),
  )
  expect(plan).toMatch(/Index Scan using post_(pkey|country_id_index) on post/)
  expect(plan).not.toMatch(/Seq Scan on (post|consent|member|story_reading)|hashed/)
  expect(rowsRead(plan)).toBeLessThanOrEqual(MEANT_MAX)
})

test('a search that very many posts match is counted as far as the limit in each filter, and exactly below it', async () => {
  expect((await searchQueryOf(db, typedSearch('divers '))).shareAtMost).toBeGreaterThan(0.99)
  const counts = (country?: 'LU') => feedCounts(db, READER, { media: 'any', search: 'divers ', country })
  expect(await counts()).toEqual({ all: 1000, symptoms: 1000, questions: 600, resolved: 600, better: 0, diagnosed: 0 })
  expect(await counts('LU')).toEqual({ all: 600, symptoms: 600, questions: 0, resolved: 0, better: 0, diagnosed: 0 })
})

test('counts read a narrow index alone', async () => {
  for (const scope of [{ media: 'any' }, { media: 'any', country: 'FR' }] as const) {
    const plan = await planOf(shownCounts(db, scope))
    expect(plan).toContain('Index Only Scan using post_counted on post')
    expect(plan).toContain('Heap Fetches: 0')
  }
})

test('posts published while words were forgotten are found by their last change', async () => {
  const tomorrow = () => new Date(Date.now() + DAY_MS)
  const slicing = { sliceMs: 60_000, pauseMs: 0 }
  const asked = await statementsOf(() => forgetWords({ db, now: tomorrow } as Services, slicing))
  const { text, values } = asked.find((each) => each.text.includes('"updated_at" >='))!
  const plan = await planOf(sql.raw(text.replace('$1', pg.escapeLiteral(String(values[0])))))
  expect(plan).toContain('using post_updated_at_index on post')
})
