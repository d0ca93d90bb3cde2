import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCallOf, staleCalls } from '#server/chat/call-queries.ts'
import { conversationPage, shownConversation } from '#server/chat/conversation-queries.ts'
import { messageFor, messagePage } from '#server/chat/message-queries.ts'
import { countUnread } from '#server/chat/participation-queries.ts'
import {
  conversationsWith,
  countConversations,
  latestConversations,
  readableConversations,
  sideWith,
} from '#server/chat/queries.ts'
import { introductionsOf, requestsTo, waitingIn } from '#server/chat/request-queries.ts'
import { type Db, openPool } from '#server/foundation/db/database.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'

const CONVERSATIONS = 10_000
/** Messages in the one long conversation; the others hold five. */
const LONG = 10_000
/** Conversations of the reader, among many of others. */
const OWN = 200

const memberId = (n: number) => `01920000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const talkId = (n: number) => `01930000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const READER = memberId(1)
const LONG_TALK = talkId(1)

let pool: pg.Pool
let db: Db
let asked: { sql: string; params: unknown[] }[] = []
let close = async () => {}
beforeAll(async () => {
  const { url, drop } = await freshDatabase()
  pool = openPool(url, () => {}, 2)
  db = drizzle(pool, { casing: 'snake_case', logger: { logQuery: (sql, params) => void asked.push({ sql, params }) } })
  const client = new pg.Client(url)
  await client.connect()
  await talkMuch(client)
  await client.end()
  close = async () => {
    await pool.end()
    await drop()
  }
}, 120_000)
afterAll(() => close())

/** Returns the id of a member or a conversation by its number, in SQL. */
const member = (n: string) => `('01920000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`
const talk = (n: string) => `('01930000-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/** Writes the conversations: the reader is in the first `OWN`, of which the first is long and read by neither; every tenth waits for an answer. */
async function talkMuch(client: pg.Client): Promise<void> {
  const members = `generate_series(1, 6000) n`
  const talks = `generate_series(1, ${CONVERSATIONS}) n`
  const [low, high] = [
    `case when n <= ${OWN} then 1 else 2 + n / 100 end`,
    `case when n <= ${OWN} then 1000 + n else 1000 + n / 2 end`,
  ]
  const at = `timestamptz '2026-01-01' + n * interval '1 minute'`
  const active = `case when n % 10 = 0 then null else ${at} end`
  for (const statement of [
    `insert into "user" (id, name, email) select ${member('n')}, n, n || '@exemple.fr' from ${members}`,
    `insert into member (id, username, username_key, language, created_at) select ${member('n')}, n, n, 'fr', now() from ${members}`,
    `insert into conversation (id, low_id, high_id, created_at, active_since, last_seq, last_message_at)
     select ${talk('n')}, ${member(low)}, ${member(high)}, ${at}, ${active}, case when n = 1 then ${LONG} else 5 end, ${at}
     from ${talks} on conflict do nothing`,
    `insert into conversation_seat (conversation_id, member_id) select id, unnest(array[low_id, high_id]) from conversation`,
    `insert into chat_request (id, conversation_id, from_id, to_id, kind, status, created_at, expires_at)
     select gen_random_uuid(), id, high_id, low_id, 'chat', case when active_since is null then 'pending' else 'accepted' end, created_at, now() + interval '7 days'
     from conversation`,
    `insert into chat_request (id, conversation_id, from_id, to_id, kind, status, created_at, expires_at)
     select gen_random_uuid(), id, high_id, low_id, 'video', 'pending', created_at, now() + interval '7 days' from conversation where id = '${LONG_TALK}'`,
    `insert into message (id, conversation_id, seq, sender_id, request_id, body, created_at)
     select gen_random_uuid(), id, seq, case when seq % 2 = 0 then low_id else high_id end, gen_random_uuid(), 'message ' || seq, now()
     from conversation, generate_series(1, last_seq) seq`,
    `insert into hidden_message select sender_id, id from message where seq = 3`,
    `insert into hidden_message select '${READER}', id from message where conversation_id = '${LONG_TALK}' and seq % 7 = 0`,
    `insert into call (id, conversation_id, caller_id, callee_id, started_at, answered_at, ended_at, outcome, caller_seen_at, callee_seen_at)
     select gen_random_uuid(), id, low_id, high_id, created_at, created_at, created_at, 'done', created_at, created_at from conversation`,
    `insert into presence select id, gen_random_uuid(), now() + interval '1 minute' from member`,
    'vacuum analyze',
  ])
    await client.query(statement)
}

type Read = { plan: string; rows: number }

/** Returns the plans of the statements that a reading sends, and how many rows of tables they go through. */
async function planOf(reading: (db: Db) => Promise<unknown>): Promise<Read> {
  asked = []
  await reading(db)
  const statements = asked
  expect(statements.length).toBeGreaterThan(0)
  const plans: string[] = []
  for (const { sql, params } of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, costs off, timing off, buffers off) ${sql}`,
      params,
    )
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
  }
  const plan = plans.join('\n\n')
  return { plan, rows: rowsRead(plan) }
}

/** Counts the rows that scans of tables gave and left out, each as often as it ran. */
function rowsRead(plan: string): number {
  let rows = 0
  let loops = 0
  for (const line of plan.split('\n')) {
    const node = /(->|^)?\s*(?<name>[A-Z][^(]*)\(actual rows=(?<rows>[\d.]+) loops=(?<loops>\d+)/.exec(line)?.groups
    if (node) loops = / on /.test(node.name!) && !node.name!.startsWith('Bitmap Index') ? Number(node.loops) : 0
    if (node) rows += Number(node.rows) * loops
    const removed = /Rows Removed by (?:Filter|Index Recheck|Join Filter): ([\d.]+)/.exec(line)
    if (removed) rows += Number(removed[1]) * loops
  }
  return Math.round(rows)
}

const now = new Date()
const first = (count: number) => Array.from({ length: count }, (_, i) => talkId(i + 1))
const deep = { at: new Date('2026-01-01T01:00:00Z'), id: talkId(60) }

test.each<{ what: string; reading: (db: Db) => Promise<unknown>; most: number }>([
  {
    what: 'the list of conversations, with what it is shown with',
    reading: (db) => conversationPage(db, { memberId: READER, now, cursor: undefined }),
    most: 3 * OWN + 4_700,
  },
  {
    what: 'a later page of it',
    reading: (db) => conversationPage(db, { memberId: READER, now, cursor: deep }),
    most: 3 * OWN + 4_700,
  },
  {
    what: 'one of them',
    reading: (db) => shownConversation(db, { memberId: READER, now, id: talkId(2) }),
    most: 60,
  },
  {
    what: 'in how many something is unread, and the requests that wait',
    reading: (db) => countUnread(db, READER, now),
    most: 6 * OWN,
  },
  { what: 'how many there are', reading: (db) => countConversations(db, READER), most: 2 * OWN },
  { what: 'those to be told of a member who comes', reading: (db) => latestConversations(db, READER), most: 2 * OWN },
  {
    what: 'those with some members',
    reading: (db) => conversationsWith(db, READER, [memberId(1001), memberId(1002)]),
    most: 2 * OWN,
  },
  { what: 'the one with a member', reading: (db) => sideWith(db, READER, memberId(1001)), most: 5 },
  { what: 'those that may be watched', reading: (db) => readableConversations(db, READER, first(200)), most: 2 * OWN },
  {
    what: 'the latest page of a long talk',
    reading: (db) => messagePage(db, READER, { conversationId: LONG_TALK, limit: 50 }),
    most: 100,
  },
  {
    what: 'a page far back in it',
    reading: (db) => messagePage(db, READER, { conversationId: LONG_TALK, before: 4_000, limit: 50 }),
    most: 100,
  },
  {
    what: 'what came after a number',
    reading: (db) => messagePage(db, READER, { conversationId: LONG_TALK, after: 4_000, limit: 50 }),
    most: 100,
  },
  { what: 'a message', reading: (db) => messageFor(db, READER, memberId(7)), most: 5 },
  { what: 'the requests that wait for a member', reading: (db) => requestsTo(db, READER, now), most: OWN },
  { what: 'the request that waits in each', reading: (db) => waitingIn(db, first(30), now), most: 100 },
  {
    what: 'what came with a request',
    reading: async (db) => introductionsOf(db, [...(await waitingIn(db, first(30), now)).values()]),
    most: 150,
  },
  { what: 'the call of a member', reading: (db) => openCallOf(db, READER, now), most: 5 },
  { what: 'calls that nobody ended', reading: (db) => staleCalls(db, now, 500), most: 5 },
])('$what: read by an index, never through rows of others', async ({ reading, most }) => {
  const { plan, rows } = await planOf(reading)
  expect(plan).not.toMatch(
    /Seq Scan on (conversation|conversation_seat|message|hidden_message|chat_request|call|presence)\b/,
  )
  expect(rows, plan).toBeLessThanOrEqual(most)
})
