import type pg from 'pg'
import type { PostKind } from '#contract/posts/schema.ts'
import { matchKeyOf, matchTravelsOf } from '#server/matching/match-key.ts'
import type { Case, ReadCase } from '#server/matching/score.ts'
import { placeOf } from '../../../tests/support/plain-search/best-matches.ts'
import { authorIdOf } from '../community.ts'

/** Members whose ids are `authorIdOf(0)` to `authorIdOf(count - 1)`. */
export async function addAuthors(client: pg.Client, count: number): Promise<void> {
  const numbers = `generate_series(0, ${count - 1}) number`
  const id = `(left($1, -12) || lpad(to_hex(number), 12, '0'))::uuid`
  await client.query(
    `insert into "user" (id, name, email) select ${id}, 'm' || number, number || '@example.org' from ${numbers}`,
    [authorIdOf(0)],
  )
  await client.query(
    `insert into member (id, username, username_key, language, created_at)
     select ${id}, 'm' || number, 'm' || number, 'fr', now() from ${numbers}`,
    [authorIdOf(0)],
  )
}

/** A post to publish: a symptom unless said otherwise. A community post keeps nothing but its words, tags and media. */
export type Published = Case & { kind?: PostKind; hasMedia?: boolean; isResolved?: boolean }

/** Publishes posts as the product would keep them, many at a time, each at the time that its id tells. */
export async function addPosts(client: pg.Client, posts: readonly Published[]): Promise<void> {
  const rows = posts.map(({ authorId, startDate, postalCode, kind = 'symptom', hasMedia, isResolved, ...post }) => ({
    ...post,
    author_id: authorId,
    kind,
    start_date: startDate,
    postal_code: postalCode,
    has_media: hasMedia ?? false,
    is_resolved: isResolved ?? false,
    ...(kind === 'symptom' ? { intensity: 5 } : { start_date: null, postal_code: null, country: null }),
  }))
  await client.query(
    `insert into post (id, author_id, kind, title, description, tags, intensity, start_date, country, postal_code, has_media, resolved_at, outcome, outcome_at, created_at, updated_at)
     select id, author_id, kind, title, description, tags, intensity, start_date, country, postal_code, has_media,
       case when is_resolved then uuid_extract_timestamp(id) end, case when is_resolved then 'healed' else 'ongoing' end,
       case when is_resolved then uuid_extract_timestamp(id) end, uuid_extract_timestamp(id), uuid_extract_timestamp(id)
     from jsonb_to_recordset($1) as x (
       id uuid, author_id uuid, kind text, title text, description text, tags text[], intensity int, start_date date, country text,
       postal_code text, has_media boolean, is_resolved boolean)`,
    [JSON.stringify(rows)],
  )
  const travels = posts.flatMap((post) =>
    post.travels.map(({ destination, ...days }, position) => ({
      post: post.id,
      position,
      destination,
      ...dayRow(days),
    })),
  )
  await client.query(
    `insert into travel (post_id, position, destination, start_date, end_date)
     select post, position, destination, start_date, end_date
     from jsonb_to_recordset($1) as x (post uuid, position smallint, destination text, start_date date, end_date date)`,
    [JSON.stringify(travels)],
  )
}

/** Makes posts findable, as `indexPost` does one by one, and calls them searched. */
export async function indexPosts(client: pg.Client, posts: readonly ReadCase[]): Promise<void> {
  const keys = posts.map((post) => {
    const { postId, authorId, placeKey, isEstablished, ...key } = matchKeyOf(
      { ...post, version: 1 },
      post.profile,
      placeOf(post),
    )
    return { ...key, post_id: postId, author_id: authorId, place_key: placeKey, is_established: isEstablished }
  })
  await client.query(
    `insert into match_key (post_id, author_id, day, ntok, country, zone, tok, tags, ctok, csame, copp, pref, sig, place_key, is_established, ver, matched_ver)
     select post_id, author_id, day, ntok, country, zone, tok, tags, ctok, csame, copp, pref, sig, place_key, is_established, 1, 1
     from jsonb_to_recordset($1) as x (
       post_id uuid, author_id uuid, day date, ntok smallint, country text, zone text, tok int[], tags int[], ctok int[], csame int[], copp int[], pref int[], sig bit(256),
       place_key text, is_established boolean)`,
    [JSON.stringify(keys)],
  )
  const travels = posts.flatMap((post) =>
    matchTravelsOf(post).map(({ destination, ...days }) => ({ post: post.id, destination, ...dayRow(days) })),
  )
  await client.query(
    `insert into match_travel (key, destination, start_date, end_date)
     select k.key, x.destination, x.start_date, x.end_date
     from jsonb_to_recordset($1) as x (post uuid, destination int, start_date date, end_date date)
     join match_key k on k.post_id = x.post`,
    [JSON.stringify(travels)],
  )
}

const dayRow = ({ startDate, endDate }: { startDate: string; endDate: string }) => ({
  start_date: startDate,
  end_date: endDate,
})

/** Does `work` while these tables have only the indexes of their constraints, and makes the others again: far quicker for many rows. */
export async function withoutIndexes(
  client: pg.Client,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select c.relname as name, pg_get_indexdef(c.oid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [tables],
  )
  for (const { name } of rows) await client.query(`drop index ${client.escapeIdentifier(name)}`)
  await work()
  for (const { definition } of rows) await client.query(definition)
}
