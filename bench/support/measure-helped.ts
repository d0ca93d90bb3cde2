import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { SymptomId } from '#contract/posts/symptom-id.ts'
import { SYMPTOMS } from '#contract/posts/symptoms.ts'
import { TRIED_MIN } from '#contract/what-helped/limits.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { countNight } from '#server/what-helped/commands/count-night.ts'
import { nightOf } from '#server/what-helped/queries.ts'
import { fewTried } from '#server/what-helped/story-queries.ts'
import { statsOf } from '#server/what-helped/views.ts'
import { memberActor } from '#tests/support/actor.ts'
import { authorIdOf } from './community.ts'
import { publishFeed } from './feed-community.ts'
import { onFreshDatabase, speaker } from './fresh-database.ts'
import { bestTime, type Times, timesOf } from './measure.ts'
import { measurePublishing, type Publishing } from './measure-publishing.ts'
import type { ThrowAwayPostgres } from './throw-away-postgres.ts'

const TRIES = 3
const ENTRIES_A_STORY = 3
/** A tenth of the posts are community posts, by chance a little more. */
const POSTS_A_STORY = 1.01 / 0.9
const PUBLISHED = 400

export type HelpedResult = {
  stories: number
  entries: number
  /** Things with figures, over all symptoms, and symptoms with a curve. */
  things: number
  curves: number
  /** Rows of figures written in a second night in which nothing changed. */
  rewritten: number
  nightMs: number
  page: Times
  visitor: Times
  counted: Times
  publishing: Publishing
}

/** Measures what a symptom's page costs over a community that tried three things a story, beside counting every row each time that it is asked for. */
export const measureHelped = (postgres: ThrowAwayPostgres, stories: number): Promise<HelpedResult> =>
  onFreshDatabase(postgres, { name: 'helped', connections: 2 }, async ({ client, db, url }) => {
    const say = speaker(stories, 'stories')
    await publishFeed(client, { posts: Math.ceil(stories * POSTS_A_STORY), likes: 1000, comments: 1000 })
    say('published')
    const entries = await tryThings(client)
    if (entries < ENTRIES_A_STORY * stories) throw new Error(`Only ${entries} entries were told of ${stories} stories.`)
    say(`${entries.toLocaleString('en')} entries`)
    // Entries were made just now: the night comes an hour later, so that none is one that was told since.
    const now = () => new Date(Date.now() + 3_600_000)
    const { milliseconds: nightMs } = await bestTime(1, () => countNight({ db, now }))
    say('counted')
    const before = await rowsWritten(client)
    await countNight({ db, now })
    const rewritten = (await rowsWritten(client)) - before
    const symptoms = SYMPTOMS.map(({ id }) => id)
    return {
      stories,
      entries,
      things: Number((await client.query('select count(*) from what_helped_thing')).rows[0].count),
      curves: Number((await client.query('select count(months) from what_helped_symptom')).rows[0].count),
      rewritten,
      nightMs,
      page: await times(symptoms, (symptom) => page(db, symptom, true)),
      visitor: await times(symptoms, (symptom) => page(db, symptom, false)),
      counted: await times(symptoms, (symptom) => countedNow(db, symptom)),
      publishing: await measurePublishing({ client, url }, PUBLISHED),
    }
  })

/** Makes members who are long here, and three things tried for each story: a fourth of them by names that only few use. */
async function tryThings(client: pg.Client): Promise<number> {
  await client.query(`select setseed(0.5)`)
  await client.query(`update "user" set email_verified = true`)
  await client.query(`update member set created_at = now() - interval '20 days' - random() * interval '900 days'`)
  await client.query(
    `update post set start_date = (created_at - random() * interval '200 days')::date where kind = 'symptom'`,
  )
  await client.query(
    `insert into outcome_change (id, post_id, outcome, at)
     select uuidv7(), id, case when random() < 0.6 then 'better' else 'healed' end, created_at + random() * interval '400 days'
     from post where kind = 'symptom' and random() < 0.4`,
  )
  await client.query('alter table treatment disable trigger user')
  const { rowCount } = await client.query(
    `insert into treatment (id, post_id, author_id, request_id, digest, kind, name, key, is_ongoing, effect, side_effects, created_at, updated_at)
     select uuidv7(), post_id, author_id, gen_random_uuid(), 'x', 'other', name, name, false,
       (array['muchBetter', 'better', 'unchanged', 'unchanged', 'worse', null])[1 + floor(random() * 6)], '{}', now(), now()
     from (
       select post.id as post_id, author_id,
         case when random() < 0.75 then 'known:' || floor(60 * power(random(), 2)) else 'words ' || floor(random() * 40000) end as name
       from post, generate_series(1, $1) where kind = 'symptom'
     ) tried`,
    [ENTRIES_A_STORY],
  )
  await client.query('alter table treatment enable trigger user')
  await client.query('vacuum analyze')
  return rowCount ?? 0
}

const rowsWritten = async (client: pg.Client): Promise<number> => {
  await client.query('select pg_stat_force_next_flush()')
  const { rows } = await client.query(
    `select sum(n_tup_ins + n_tup_upd + n_tup_del)::int as written from pg_stat_user_tables where relname in ('what_helped_thing', 'what_helped_symptom')`,
  )
  return rows[0].written
}

async function times(symptoms: readonly SymptomId[], ask: (symptom: SymptomId) => Promise<unknown>): Promise<Times> {
  const took: number[] = []
  for (const symptom of symptoms) took.push((await bestTime(TRIES, () => ask(symptom))).milliseconds)
  return timesOf(took)
}

/** Answers as the procedure does. */
async function page(db: Db, symptom: SymptomId, isMember: boolean) {
  const night = await nightOf(db, symptom)
  const few = isMember
    ? await fewTried({ db, actor: memberActor(authorIdOf(7)), now: () => new Date() }, symptom, night)
    : null
  return { ...statsOf(symptom, night, isMember), few }
}

/** The same figures, counted over all rows as they stand now, with every index that the product has. */
const countedNow = (db: Db, symptom: SymptomId) =>
  db.execute(sql`
    select key, count(*) filter (where effect in ('muchBetter', 'better')) as helped, count(*) filter (where effect = 'unchanged') as unchanged,
      count(*) filter (where effect in ('worse', 'muchWorse')) as worse, count(*) filter (where effect is null) as unknown
    from (
      select distinct on (t.key, t.author_id) t.key, t.effect
      from treatment t join post p on p.id = t.post_id join member m on m.id = t.author_id
      where p.tags @> array[${SYMPTOMS.find(({ id }) => id === symptom)!.fr}] and p.hidden_at is null and t.hidden_at is null
        and m.created_at < now() - interval '14 days'
      order by t.key, t.author_id, t.effect is null, t.updated_at desc
    ) told
    group by key having count(*) >= ${TRIED_MIN} order by count(*) desc`)
