import type pg from 'pg'
import { batchesOf } from './batches.ts'
import { authorCount, communityOf } from './community.ts'
import { addAuthors, addPosts, type Published, withoutIndexes } from './load/load.ts'
import { type Random, randomFrom } from './random.ts'

const BATCH = 2000

type Amounts = { posts: number; likes: number; comments: number }

/**
 * Fills an empty database with a community that reads and answers: a tenth of its posts are community posts, some ask, some are resolved, some
 * have media; the newest posts are not the most liked. Always the same for the same amounts.
 */
export async function publishFeed(client: pg.Client, { posts, likes, comments }: Amounts): Promise<void> {
  const members = authorCount(posts)
  await addAuthors(client, members)
  await consent(client)
  await whileUncounted(client, async () => {
    await withoutIndexes(client, ['post', 'post_like', 'comment'], async () => {
      const random = randomFrom(99)
      for (const batch of batchesOf(communityOf(posts).posts(), BATCH))
        await addPosts(
          client,
          batch.map((said) => asPublished(said, random)),
        )
      await illustrate(client)
      await react(client, { likes, comments })
    })
  })
  await block(client)
  await learnAll(client)
  await client.query('vacuum (full, analyze) post')
  await client.query('vacuum analyze')
}

/**
 * A bench that measures another community than it says tells nothing; while it measures one whose indexed stories were never read, the server reads them.
 * @throws where the community is not so, or a story is indexed and not read
 */
export async function demandMade(client: pg.Client, { posts, likes, comments }: Amounts): Promise<void> {
  const { rows } = await client.query<Record<string, number>>(
    `select (select count(*)::int from post) as posts, (select count(*)::int from post_like) as likes, (select count(*)::int from comment) as comments,
       (select count(*)::int from match_key where not exists (select from story_reading where story_reading.post_id = match_key.post_id)) as unread`,
  )
  const made = JSON.stringify(rows[0])
  const wanted = JSON.stringify({ posts, likes, comments, unread: 0 })
  console.log(`made: ${made}`)
  if (made !== wanted) throw new Error(`Made are ${made}, and not ${wanted}.`)
}

function asPublished(said: Published, random: Random): Published {
  const description = random.unit() < 0.15 ? `${said.description} ?` : said.description
  const hasMedia = random.unit() < 0.2
  if (random.unit() < 0.1) return { ...said, description, hasMedia, kind: 'community', travels: [] }
  return { ...said, description, hasMedia, isResolved: random.unit() < 0.08 }
}

/** Whatever members write is shown only while they agree to it. */
const consent = (client: pg.Client) =>
  client.query(
    `insert into consent (id, member_id, kind, version, given_at)
     select gen_random_uuid(), member.id, kind, '1', now() from member, unnest(array['age', 'terms', 'healthData']) kind`,
  )

/** Counters are set once for all rows, as the triggers would have left them. */
async function whileUncounted(client: pg.Client, work: () => Promise<void>): Promise<void> {
  await client.query('alter table post_like disable trigger user')
  await client.query('alter table comment disable trigger user')
  await work()
  await client.query('alter table post_like enable trigger user')
  await client.query('alter table comment enable trigger user')
  await client.query(
    `update post set likes = coalesce(l.count, 0), comments = coalesce(c.count, 0)
     from post p
     left join (select post_id, count(*) from post_like group by 1) l on l.post_id = p.id
     left join (select post_id, count(*) from comment group by 1) c on c.post_id = p.id
     where p.id = post.id`,
  )
}

const illustrate = (client: pg.Client) =>
  client.query(
    `insert into media (id, owner_id, kind, key, form_id, created_at, ready_at, width, height, preview, subject_kind, subject_id, position)
     select gen_random_uuid(), author_id, 'symptom-photos', gen_random_uuid(), id, created_at, created_at, 1200, 900,
       'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'post', id, position
     from post, generate_series(0, 1) position where has_media`,
  )

/** Members with whom some share a block. */
const block = (client: pg.Client) =>
  client.query(
    `insert into block (blocker_id, blocked_id, created_at)
     select blocker.id, blocked.id, now()
     from (select row_number() over (order by id) as number, id from member) blocker
     join (select row_number() over (order by md5(id::text)) as number, id from member) blocked using (number)
     where blocker.id <> blocked.id and number % 2 = 0`,
  )

/** Some posts are far more liked and commented than others. */
async function react(client: pg.Client, { likes, comments }: Omit<Amounts, 'posts'>): Promise<void> {
  await client.query('select setseed(0.5)')
  await client.query(
    `create temp table someone as
     select row_number() over (order by id) - 1 as number, id from member`,
  )
  await client.query(
    `create temp table something as
     select row_number() over (order by md5(id::text)) - 1 as number, id from post`,
  )
  await client.query('create unique index on someone (number)')
  await client.query('create unique index on something (number)')
  await client.query('analyze someone, something')
  // A few pairs come up twice: some more are drawn than are kept.
  await client.query(
    `insert into post_like (post_id, member_id, created_at)
     select something.id, someone.id, now()
     from (
       select distinct floor(posts * power(random(), 1.6)) as post, floor(members * random()) as member
       from (select (select count(*) from something) as posts, (select count(*) from someone) as members) known,
         generate_series(1, $1 * 1.01 + 10)
       limit $1
     ) drawn
     join something on something.number = drawn.post
     join someone on someone.number = drawn.member`,
    [likes],
  )
  await client.query(
    `insert into comment (id, post_id, author_id, request_id, body, created_at)
     select uuidv7(), something.id, someone.id, gen_random_uuid(), 'Bon courage, j’ai connu la même chose l’an dernier.', now()
     from (
       select floor(posts * power(random(), 1.6)) as post, floor(members * random()) as member
       from (select (select count(*) from something) as posts, (select count(*) from someone) as members) known,
         generate_series(1, $1)
     ) drawn
     join something on something.number = drawn.post
     join someone on someone.number = drawn.member`,
    [comments],
  )
}

/** As the migration does for the posts that it finds. */
const learnAll = (client: pg.Client) =>
  client.query(
    `insert into search_word
     select distinct word
     from post, regexp_split_to_table(lower(unaccent(concat_ws(' ', title, array_to_string(tags, ' '), description))), '[^a-z]+') word
     where length(word) between 4 and 25 and post_words(word) <> ''
     on conflict do nothing`,
  )
