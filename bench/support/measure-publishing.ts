import type pg from 'pg'
import { timesOf } from './measure.ts'

/** Columns of a post that came with outcomes, diagnoses and things tried. */
const ADDED = [
  'outcome',
  'outcome_at',
  'outcome_notes',
  'diagnosed_at',
  'diagnosis',
  'examination',
  'specialist',
  'time_taken',
  'tried',
  'helped',
]
const WARM_UP = 50

export type Publishing = { now: number; before: number }

/**
 * Measures in milliseconds, p50, what it takes to add a story to all posts as they are now, and as they were before `ADDED`, by turns, with every index of
 * either. Publishing does more, which is the same for both: so it grew dearer by less than these differ.
 */
export async function measurePublishing(client: pg.Client, stories: number): Promise<Publishing> {
  await client.query('set synchronous_commit = off')
  await client.query(
    `create function search_before(title text, tags text[], description text) returns tsvector language sql immutable parallel safe as $$
       select setweight(public.post_words(title), 'A') || setweight(public.post_words(array_to_string(tags, ' ')), 'B')
         || setweight(public.post_words(description), 'C')
     $$`,
  )
  for (const table of ['posts_now', 'posts_before'])
    await client.query(
      `create table ${table} (like post including defaults including generated including constraints including storage)`,
    )
  await client.query(
    'alter table posts_before alter column search set expression as (search_before(title, tags, description))',
  )
  await client.query(`alter table posts_before ${ADDED.map((column) => `drop column ${column} cascade`).join(', ')}`)
  for (const table of ['posts_now', 'posts_before']) await fill(client, table)
  const { rows } = await client.query(
    `select author_id, title, description, tags, country, start_date::text from post where kind = 'symptom' order by md5(id::text) limit $1`,
    [stories + WARM_UP],
  )
  const took: Record<'now' | 'before', number[]> = { now: [], before: [] }
  for (const [nth, row] of rows.entries())
    for (const when of nth % 2 ? (['now', 'before'] as const) : (['before', 'now'] as const)) {
      const start = performance.now()
      await client.query({
        name: `publish_${when}`,
        text: `insert into posts_${when} (id, author_id, kind, title, description, tags, intensity, country, start_date, created_at, updated_at)
          values (uuidv7(), $1, 'symptom', $2, $3, $4, 5, $5, $6, now(), now())`,
        values: [row.author_id, row.title, row.description, row.tags, row.country, row.start_date],
      })
      if (nth >= WARM_UP) took[when].push(performance.now() - start)
    }
  return { now: timesOf(took.now).p50, before: timesOf(took.before).p50 }
}

/** Copies all posts, and then makes the indexes of those columns that the table has. */
async function fill(client: pg.Client, table: string): Promise<void> {
  const { rows: columns } = await client.query(
    `select column_name from information_schema.columns where table_name = $1 and is_generated = 'NEVER'`,
    [table],
  )
  const names = columns.map(({ column_name }) => column_name).join(', ')
  await client.query(`insert into ${table} (${names}) select ${names} from post`)
  const { rows: indexes } = await client.query(
    `select pg_get_indexdef(indexrelid) as made from pg_index where indrelid = 'post'::regclass`,
  )
  for (const { made } of indexes) {
    const isOfAdded = ADDED.some((column) => new RegExp(`\\b${column}\\b`).test(made.split(' USING ')[1]))
    if (table === 'posts_before' && isOfAdded) continue
    await client.query(made.replace(/INDEX \S+ ON (?:ONLY )?\S+ /, `INDEX ON ${table} `))
  }
  await client.query(`vacuum analyze ${table}`)
}
