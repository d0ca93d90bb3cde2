import type pg from 'pg'
import { v7 } from 'uuid'
import { PublishSymptomInput } from '#contract/posts/schema.ts'
import { handlersOf } from '#server/app/handlers.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { openDb, openPool } from '#server/foundation/db/database.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { openJobs } from '#server/foundation/work/jobs.ts'
import { publishSymptom } from '#server/posts/commands/publish-symptom.ts'
import { memberActor } from '#tests/support/actor.ts'
import { authorIdOf } from './community.ts'
import { timesOf } from './measure.ts'

/** Columns of a post that came with outcomes, diagnoses and things tried: the post of before has them, always empty, and none of their indexes. */
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

/** The schemas in which all posts stand as they are now, and as they were before `ADDED`. */
const SCHEMAS = ['posts_now', 'posts_before'] as const

/**
 * Measures in milliseconds, p50, what it takes to publish a story, all that the product does for it, among posts as they are now, and as they were before
 * `ADDED`, by turns, with every index of either. The product finds the posts of either by the schema that a connection looks in first.
 */
export async function measurePublishing(
  { client, url }: { client: pg.Client; url: string },
  stories: number,
): Promise<Publishing> {
  await client.query(
    `create function search_before(title text, tags text[], description text) returns tsvector language sql immutable parallel safe as $$
       select setweight(public.post_words(title), 'A') || setweight(public.post_words(array_to_string(tags, ' ')), 'B')
         || setweight(public.post_words(description), 'C')
     $$`,
  )
  for (const schema of SCHEMAS) {
    await client.query(`create schema ${schema}`)
    await client.query(
      `create table ${schema}.post (like public.post including defaults including generated including constraints including storage)`,
    )
  }
  await client.query(
    'alter table posts_before.post alter column search set expression as (public.search_before(title, tags, description))',
  )
  await dropAddedChecks(client)
  for (const schema of SCHEMAS) await fill(client, schema)
  const { rows } = await client.query(
    `select title, description, tags, country, start_date::text as "startDate" from public.post where kind = 'symptom' order by md5(id::text) limit $1`,
    [stories + WARM_UP],
  )
  const jobs = await openJobs(url, handlersOf({ send: async () => 'sent', close() {} }), openLog('warn'))
  const pools = SCHEMAS.map((schema) => openPool(postsOf(url, schema), () => {}, 1))
  try {
    const [now, before] = pools.map((pool) => {
      const took: number[] = []
      const services = { db: openDb(pool), jobs, live: { news() {}, broadcast() {} }, secret: 'bench' }
      return {
        took,
        async publish(fields: object, nth: number) {
          const actor = memberActor(authorIdOf(nth))
          const ctx = { ...services, actor, now: () => new Date(), newId: () => v7() } as unknown as MemberCtx
          const given = { ...PublishSymptomInput.parse({ ...fields, intensity: 5, requestId: v7(), mediaIds: [] }) }
          const start = performance.now()
          await publishSymptom(ctx, given)
          if (nth >= WARM_UP) took.push(performance.now() - start)
        },
      }
    })
    for (const [nth, fields] of rows.entries())
      for (const either of nth % 2 ? [now!, before!] : [before!, now!]) await either.publish(fields, nth)
    return { now: timesOf(now!.took).p50, before: timesOf(before!.took).p50 }
  } finally {
    await jobs.stop()
    for (const pool of pools) await pool.end()
  }
}

/** Returns the address of a database for connections that look for posts in this schema first. */
const postsOf = (url: string, schema: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(`-c search_path=${schema},public`)}`

/** Whether a part of the definition of posts names a column that was added. */
const isOfAdded = (made: string): boolean => ADDED.some((column) => new RegExp(`\\b${column}\\b`).test(made))

/** Drops the checks of the posts of before that came with `ADDED`. */
async function dropAddedChecks(client: pg.Client): Promise<void> {
  const { rows: checks } = await client.query(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as made from pg_constraint
     where conrelid = 'posts_before.post'::regclass and contype = 'c'`,
  )
  for (const { name, made } of checks)
    if (isOfAdded(made)) await client.query(`alter table posts_before.post drop constraint ${name}`)
}

/** Copies all posts, and then makes the indexes and references that they have. */
async function fill(client: pg.Client, schema: (typeof SCHEMAS)[number]): Promise<void> {
  const { rows: columns } = await client.query(
    `select column_name from information_schema.columns where table_schema = $1 and table_name = 'post' and is_generated = 'NEVER'`,
    [schema],
  )
  const names = columns
    .map(({ column_name }) => column_name)
    .filter((name) => schema === 'posts_now' || !ADDED.includes(name))
    .join(', ')
  await client.query(`insert into ${schema}.post (${names}) select ${names} from public.post`)
  const { rows: indexes } = await client.query(
    `select pg_get_indexdef(indexrelid) as made from pg_index where indrelid = 'public.post'::regclass`,
  )
  for (const { made } of indexes) {
    if (schema === 'posts_before' && isOfAdded(made.split(' USING ')[1])) continue
    await client.query(made.replace(/INDEX \S+ ON (?:ONLY )?\S+ /, `INDEX ON ${schema}.post `))
  }
  const { rows: references } = await client.query(
    `select pg_get_constraintdef(oid) as made from pg_constraint where conrelid = 'public.post'::regclass and contype = 'f'`,
  )
  for (const { made } of references) await client.query(`alter table ${schema}.post add ${made}`)
  await client.query(`vacuum analyze ${schema}.post`)
}
