import pg from 'pg'
import { CONSENT_VERSIONS } from '#contract/accounts/limits.ts'
import { batchesOf } from '../batches.ts'
import { type BenchServer, startBenchServer } from '../bench-server.ts'
import { type ChatMember, type ChatPair, signInAll, writeTalks } from '../chat-members.ts'
import { authorCount, authorIdOf, communityOf } from '../community.ts'
import { demandMade, publishFeed } from '../feed-community.ts'
import { speaker } from '../fresh-database.ts'
import { indexPosts, withoutIndexes } from './load.ts'
import { readSymptoms } from './story-readings.ts'

/** A running server over a community, and the members of it who use it. */
export type LoadTarget = {
  posts: number
  server: BenchServer
  client: pg.Client
  members: ChatMember[]
  talks: ChatPair[]
  /** Newest first. */
  postIds: string[]
  remove(): Promise<void>
}

const BATCH = 2000

/** `isCounted`: statements are counted. `isTelling`: the stories were read as telling something. */
type Opening = { posts: number; members: number; isCounted?: boolean; isTelling?: boolean; workers?: number }

/** The real server on a PostgreSQL that keeps what it acknowledges, with so many posts, ten likes and two comments to each, and signed-in members. */
export async function openLoadTarget(
  signal: AbortSignal,
  { posts, members: asked, isTelling = true, ...how }: Opening,
): Promise<LoadTarget> {
  const say = speaker(posts)
  const server = await startBenchServer(signal, how)
  const client = new pg.Client(server.databaseUrl)
  client.on('error', () => {}) // said by the query that fails
  const remove = async () => {
    await client.end().catch(() => {})
    await server.remove()
  }
  try {
    await client.connect()
    const amounts = { posts, likes: posts * 10, comments: posts * 2 }
    await publishFeed(client, amounts)
    await indexSymptoms(client, posts)
    await readSymptoms(client, posts, { isTelling })
    await demandMade(client, amounts)
    const everyone = authorCount(posts)
    const count = Math.min(asked, everyone) & ~1
    const ids = Array.from({ length: count }, (_, i) => authorIdOf(Math.floor((i * everyone) / count)))
    await settle(client, ids)
    const members = await signInAll(client, { ids, secret: server.secret })
    const talks = await writeTalks(client, members)
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ id: string }>('select id from post order by id desc')
    say('loaded')
    return { posts, server, client, members, talks, postIds: rows.map(({ id }) => id), remove }
  } catch (error) {
    await remove()
    throw error
  }
}

/** Indexes the symptom posts, so that every post published from now on finds its matches among all. */
async function indexSymptoms(client: pg.Client, posts: number): Promise<void> {
  const { rows } = await client.query<{ id: string }>(`select id from post where kind = 'symptom'`)
  const symptoms = new Set(rows.map(({ id }) => id))
  const cases = communityOf(posts)
    .posts()
    .filter(({ id }) => symptoms.has(id))
  await withoutIndexes(client, ['match_key', 'match_travel'], async () => {
    for (const batch of batchesOf(cases, BATCH)) await indexPosts(client, batch)
  })
  const indexed = await client.query<{ count: number }>('select count(*)::int as count from match_key')
  const count = indexed.rows[0]!.count
  if (count !== symptoms.size) throw new Error(`${count} of ${symptoms.size} symptom posts are indexed.`)
}

/**
 * Makes members agree to the texts of today and have been here for long, and removes the blocks of those with these ids: what they like and comment on is
 * theirs to see.
 */
async function settle(client: pg.Client, ids: readonly string[]): Promise<void> {
  await client.query(`update member set created_at = now() - interval '1 year'`)
  await client.query(
    `update consent set version = v.version from jsonb_each_text($1) v (kind, version) where v.kind = consent.kind`,
    [JSON.stringify(CONSENT_VERSIONS)],
  )
  await client.query('delete from block where blocker_id = any ($1::uuid[]) or blocked_id = any ($1::uuid[])', [ids])
}
