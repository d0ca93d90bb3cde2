import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { openDb } from '#server/foundation/db/database.ts'
import { topMatches } from '#server/matching/search-queries.ts'
import { topMatches as topReports } from '#server/medication/search-queries.ts'
import type { Ledger, What, Wish } from './ledger.ts'
import type { Scene } from './load.ts'

/** One promise, and everything that breaks it. */
export type Finding = { promise: string; looked: number; broken: string[] }

const KEPT = 50
/** Milliseconds within which all jobs are done: those that a dead server was doing are taken up within a minute. */
const DRAINED_WITHIN_MS = 180_000

/** Whose search is owed: its row was written again while it was searched, or its owner became established. The next minute's job does it. */
const OWED = `select post_id from match_key where matched_ver < ver union all select post_id from story_reading where matched_ver < ver
  union all select report_id from report_key where matched_ver < ver`

/** Waits until no job waits or is under way, but those that wait for the clock, and no search is owed to the clock. */
export async function drained(url: string): Promise<number> {
  const began = performance.now()
  let left: object[] = []
  for (; performance.now() - began < DRAINED_WITHIN_MS; await sleep(250)) {
    const found = await rowsOf(
      url,
      `select name, state, count(*)::int from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and start_after < now() + interval '1 minute' group by 1, 2
      union all select 'search', 'owed', count(*)::int from (${OWED}) owed having count(*) > 0`,
    ).catch(() => undefined) // PostgreSQL is being started still
    if (found?.length === 0) return performance.now() - began
    left = found ?? []
  }
  throw new Error(`Jobs are not done after ${DRAINED_WITHIN_MS / 1000} s: ${JSON.stringify(left)}`)
}

/** Compares the database with what was asked and answered. */
export async function audit(url: string, ledger: Ledger, scene: Scene): Promise<Finding[]> {
  const all = (text: string) => rowsOf<Record<string, string>>(url, text)
  /** Makes a finding of a promise that is kept when its query gives no rows. */
  const none = async (promise: string, looked: string, broken: string): Promise<Finding> => ({
    promise,
    looked: Number((await all(looked))[0]!.n),
    broken: (await all(broken)).map((row) => JSON.stringify(row)),
  })
  return [
    ...(await writesOnce(all, ledger)),
    lastLikes(await all('select member_id, post_id from post_like'), ledger),
    await none(
      'likes and comments are as many as their posts say',
      'select count(*) n from post',
      `select id, likes, comments from post where likes <> (select count(*) from post_like where post_id = post.id)
        or comments <> (select count(*) from comment where post_id = post.id and deleted_at is null)`,
    ),
    await none(
      'a form published one post',
      'select count(*) n from publication',
      `select author_id, count(*) as forms from publication group by 1
      having count(*) <> (select count(*) from post where post.author_id = publication.author_id)`,
    ),
    await none(
      'messages of a conversation are numbered 1, 2, 3…',
      'select count(*) n from message',
      `select c.id, c.last_seq from conversation c left join message m on m.conversation_id = c.id group by c.id
      having count(m) <> c.last_seq or coalesce(max(m.seq), 0) <> c.last_seq`,
    ),
    await none(
      'events of a member are numbered 1, 2, 3…',
      'select count(*) n from member_event',
      `select s.member_id, s.last_seq from member_stream s left join member_event e using (member_id) group by 1, 2
      having count(e) <> s.last_seq or coalesce(max(e.seq), 0) <> s.last_seq`,
    ),
    await none(
      'a comment was told to the author of its post, once',
      'select count(*) n from comment',
      `select c.id, count(n) as notices from comment c join post p on p.id = c.post_id
        left join notice n on n.kind = 'comment' and n.subject_id = c.id and n.recipient_id = p.author_id
      where p.author_id <> c.author_id group by c.id having count(n) <> 1`,
    ),
    recoveries(await all(`select recipient_id, subject_id from notice where kind = 'recovery'`), ledger, scene),
    await none(
      'each search is done',
      'select (select count(*) from match_key) + (select count(*) from story_reading) + (select count(*) from report_key) as n',
      `${OWED}
      union all select id from post where kind = 'symptom' and not exists (select from match_key where post_id = post.id)
      union all select id from post where kind = 'symptom' and not exists (select from story_reading where post_id = post.id)
      union all select id from medication_report r where not exists (select from report_key where report_id = r.id)`,
    ),
    await matches(url),
    await none(
      'no job failed or hangs',
      'select count(*) n from pgboss.job',
      `select name, state, output from pgboss.job where state in ('failed', 'active') and name not like '\\_\\_pgboss%'`,
    ),
  ]
}

/** Where each kind is found by its request: whose it is, the request, and the row's id. Its text says the request too, so that a double is seen. */
const ROWS: Record<Exclude<What, 'like' | 'resolution'>, string> = {
  symptom: `select p.author_id as by, p.request_id as key, post.id from publication p join post on post.id = p.post_id where kind = 'symptom'`,
  community: `select p.author_id as by, p.request_id as key, post.id from publication p join post on post.id = p.post_id where kind = 'community'`,
  comment: `select author_id as by, right(body, 36) as key, id from comment`,
  message: `select sender_id as by, right(body, 36) as key, id from message where call_id is null`,
  report: `select member_id as by, right(description, 36) as key, id from medication_report`,
}

async function writesOnce(all: (text: string) => Promise<Record<string, string>[]>, { wishes }: Ledger) {
  const findings: Finding[] = []
  for (const [what, text] of Object.entries(ROWS)) {
    const rows = Map.groupBy(await all(text), ({ by, key }) => `${by} ${key}`)
    const own = wishes.filter((wish) => wish.what === what)
    const idsOf = ({ memberId, key }: Wish) => (rows.get(`${memberId} ${key}`) ?? []).map(({ id }) => id)
    const answered = own.filter(({ answeredId }) => answeredId !== undefined)
    findings.push({
      promise: `${what}: what was acknowledged is there`,
      looked: answered.length,
      broken: answered.filter((wish) => !idsOf(wish).includes(wish.answeredId)).map(told),
    })
    findings.push({
      promise: `${what}: nothing is there twice`,
      looked: own.length,
      broken: own.filter((wish) => idsOf(wish).length > 1).map(told),
    })
  }
  const resolved = new Set((await all('select id from post where resolved_at is not null')).map(({ id }) => id))
  const healed = wishes.filter(({ what, answeredId }) => what === 'resolution' && answeredId !== undefined)
  return [
    ...findings,
    {
      promise: 'resolution: what was acknowledged is there',
      looked: healed.length,
      broken: healed.filter(({ key }) => !resolved.has(key)).map(told),
    },
  ]
}

const told = ({ what, memberId, key, asked, answeredId }: Wish) =>
  `${what} ${key} of ${memberId}, asked for ${asked} times, answered ${answeredId}`

/** Expects each like to be as its member's last acknowledged wish said, or as one of the unanswered wishes after it. */
function lastLikes(rows: Record<string, string>[], { wishes }: Ledger): Finding {
  const liked = new Set(rows.map(({ member_id, post_id }) => `${member_id} ${post_id}`))
  const own = Map.groupBy(
    wishes.filter(({ what, asked }) => what === 'like' && asked > 0),
    ({ memberId, key }) => `${memberId} ${key}`,
  )
  const broken: string[] = []
  for (const [pair, theirs] of own) {
    const last = theirs.findLastIndex(({ answeredId }) => answeredId !== undefined)
    const possible = new Set(theirs.slice(Math.max(last, 0)).map(({ isLiked }) => isLiked))
    if (last < 0) possible.add(false)
    if (!possible.has(liked.has(pair))) broken.push(`${pair}: ${theirs.map(({ isLiked }) => isLiked).join(', ')}`)
  }
  return { promise: 'likes are as their members last said', looked: own.size, broken }
}

/** Expects each recovery to be told to the other members of its cluster, once each, and to nobody else. */
function recoveries(rows: Record<string, string>[], { wishes }: Ledger, { seeds }: Scene): Finding {
  const told = Map.groupBy(rows, ({ subject_id }) => subject_id!)
  const healed = wishes.filter(({ what, answeredId }) => what === 'resolution' && answeredId !== undefined)
  const broken: string[] = []
  for (const { key } of healed) {
    const seed = seeds.find(({ postId }) => postId === key)!
    const others = seeds.filter(({ cluster, client }) => cluster === seed.cluster && client !== seed.client)
    const wanted = others.map(({ client }) => client.id).sort()
    const heard = (told.get(key) ?? []).map(({ recipient_id }) => recipient_id!).sort()
    if (wanted.join() !== heard.join()) broken.push(`${key}: told to ${heard.length} of ${wanted.length}`)
  }
  return { promise: 'a recovery was told to each whom it concerns, once', looked: healed.length, broken }
}

/** Expects that the stored pairs are those that a search finds now. */
async function matches(url: string): Promise<Finding> {
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  const db = openDb(pool)
  const broken: string[] = []
  let looked = 0
  const compare = (id: string, found: string[], stored: string[]) => {
    looked++
    if (found.toSorted().join() !== stored.toSorted().join())
      broken.push(`${id}: ${found.length} found, ${stored.length} stored`)
  }
  try {
    const { rows: posts } = await pool.query<{ id: string; stored: string[] }>(
      `select own.post_id as id, array_remove(array_agg(other.post_id::text), null) as stored from match_key own
      left join symptom_match pair on own.key in (pair.a, pair.b)
      left join match_key other on other.key in (pair.a, pair.b) and other.key <> own.key group by 1`,
    )
    for (const { id, stored } of posts) {
      const search = await topMatches(db, { subjectId: id, excludedOwnerIds: [], kept: KEPT })
      compare(id, search?.found.map(({ subjectId }) => subjectId) ?? [], stored)
    }
    const { rows: reports } = await pool.query<{ id: string; stored: string[] }>(
      `select own.report_id as id, array_remove(array_agg(other.report_id::text), null) as stored from report_key own
      left join medication_match pair on own.report_id in (pair.a, pair.b)
      left join report_key other on other.report_id in (pair.a, pair.b) and other.report_id <> own.report_id group by 1`,
    )
    for (const { id, stored } of reports) {
      const search = await topReports(db, { subjectId: id, excludedOwnerIds: [], kept: KEPT })
      compare(id, search?.found.map(({ subjectId }) => subjectId) ?? [], stored)
    }
  } finally {
    await pool.end()
  }
  return { promise: 'lists of matches are what a fresh search finds', looked, broken }
}

async function rowsOf<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  client.on('error', () => {}) // said by what fails
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}
