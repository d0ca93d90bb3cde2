import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mintContext } from '#server/app/context.ts'
import { sightOf } from '#server/app/media-access.ts'
import { mediaByKey } from '#server/media/queries.ts'
import { countCases } from '#server/moderation/queries.ts'
import { type Statement, statementsAskedOf, statementsOf } from '#tests/support/asked-statements.ts'
import { type BusyLife, liveBusily } from '#tests/support/fixtures/full-account.ts'
import { fillCommunity } from '#tests/support/fixtures/large-community.ts'
import { crowd } from '#tests/support/fixtures/many-members.ts'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { type Api, openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const MANY = 25
let client: pg.Client
let reader: Person
let admin: Person
let life: BusyLife
let askedBy: ReturnType<typeof statementsAskedOf>

beforeAll(async () => {
  await fillCommunity(world)
  reader = await world.person('lectrice')
  admin = await aModerator(world, 'admin')
  life = await liveBusily(world, reader, {
    of: MANY,
    others: await crowd(world.services().db, { members: 3 * MANY + 1 }),
  })
  askedBy = statementsAskedOf(world)
  client = new pg.Client(world.services().config.databaseUrl)
  await client.connect()
  await client.query('set enable_seqscan = off')
}, 180_000)
afterAll(() => client.end())

type Asking = [what: string, ask: (api: Api, life: BusyLife) => Promise<unknown>, except?: string[]]

/**
 * Returns the tables that are read through, with the statement that does so. The planner does anything else here at any price: so a table is read
 * through only where no index answers, however few rows of it this database has.
 */
async function readThrough(statements: readonly Statement[], except: readonly string[] = []): Promise<string[]> {
  const found: string[] = []
  for (const { text, values } of statements) {
    if (!/^\s*(select|with)\b/i.test(text)) continue
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, values)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    for (const [, table] of plan.matchAll(/Seq Scan on "?(\w+)/g))
      if (!except.includes(table!)) found.push(`${table}: ${text.replace(/\s+/g, ' ').slice(0, 300)}\n${plan}`)
  }
  return found
}

test.each<Asking>([
  ['the feed', (api) => api.posts.feed({})],
  ['the feed, searched by meaning', (api) => api.closest.byMeaning({ search: 'dizzy' })],
  ['its counts', (api) => api.posts.feedCounts({ country: 'FR' })],
  ['what is new in it', (api, { post }) => api.posts.newer({ since: post })],
  ['the numbers under posts', (api, { post }) => api.posts.tallies({ ids: [post] })],
  ['a post', (api, { post }) => api.posts.get({ id: post })],
  ['its comments', (api, { post }) => api.comments.list({ postId: post })],
  ['posts of a member', (api) => api.posts.byMember({ memberId: reader.id })],
  ['my posts', (api) => api.posts.mine({})],
  ['how many they are', (api) => api.posts.mineCounts({})],
  ['my posts in figures', (api) => api.posts.mineFigures()],
  ['matches', (api) => api.matching.list({})],
  ['matches of a post', (api, { post }) => api.matching.list({ postId: post })],
  ['matches in figures', (api) => api.matching.figures()],
  ['notices', (api) => api.notifications.list({ limit: 50 })],
  ['unread notices', (api) => api.notifications.unread()],
  ['whom my recoveries reached', (api) => api.notifications.told()],
  ['conversations', (api) => api.chat.conversations({})],
  ['messages', (api, { talk }) => api.chat.messages({ conversationId: talk })],
  ['requests that wait for me', (api) => api.chat.requests()],
  ['unread talks', (api) => api.chat.unread()],
  ['whom I may write to', (api) => api.chat.contacts({})],
  ['whether I am called', (api) => api.calls.current()],
  ['journals', (api) => api.journals.list()],
  ['one’s day', (api) => api.journals.today()],
  ['days of a journal', (api, { journal }) => api.journals.entries({ id: journal })],
  ['reports of side effects', (api) => api.medication.mine({})],
  ['one of them', (api, { report }) => api.medication.get({ id: report })],
  ['what it said before', (api, { report }) => api.medication.history({ id: report })],
  ['reports in figures', (api) => api.medication.figures()],
  ['matches of reports', (api) => api.medicationMatches.list({})],
  ['medications that begin like this', (api) => api.drugs.suggest({ search: 'abc' })],
  ['my conferences', (api) => api.conferences.mine()],
  ['a conference', (api, { conference }) => api.conferences.get({ id: conference })],
  ['a live room', (api, { room }) => api.rooms.enter({ id: room })],
  ['what was said in it', (api, { room }) => api.rooms.messages({ id: room })],
  ['my reports, and decisions on what I made', (api) => api.moderation.mine()],
  ['a decision', (api, { decision }) => api.moderation.decision({ id: decision })],
  ['settings', (api) => api.settings.get()],
  ['sessions', (api) => api.settings.sessions()],
  ['blocks', (api) => api.accounts.blocks()],
  ['live events missed', (api) => api.live.events({ since: 0 })],
])('%s: read by indexes alone', async (_, ask, except) => {
  await world.as(reader).accounts.me()
  expect(await readThrough(await askedBy(reader, (api) => ask(api, life)), except)).toEqual([])
})

test.each<Asking>([
  ['the queue of cases', (api) => api.cases.list({})],
  ['appeals', (api) => api.cases.list({ state: 'appealed' })],
  ['closed cases', (api) => api.cases.list({ state: 'closed' })],
  ['how many wait', (api) => api.cases.counts()],
  ['a case with all that belongs to it', (api, { moderationCase }) => api.cases.get({ id: moderationCase })],
  ['a member', (api) => api.admin.member({ id: reader.id })],
  ['members, the newest', (api) => api.admin.members({})],
  ['the audit log', (api) => api.admin.audit({})],
  ['what one of the staff did', (api) => api.admin.audit({ actorId: admin.id })],
  ['requests of professionals', (api) => api.admin.professionals({})],
  // Signals come in three orders and are counted anew each night: their rows are short, and no more than the declared pairs of a medication and an effect.
  ['signals', (api) => api.signals.table({}), ['signal_pair']],
])('%s, for the staff: read by indexes alone', async (_, ask, except) => {
  await world.as(admin).accounts.me()
  expect(await readThrough(await askedBy(admin, (api) => ask(api, life)), except)).toEqual([])
})

test('the session, the right to see a file and the staff’s waiting cases are read by indexes alone', async () => {
  const { services, sessions } = world.appServices()
  sessions.drop([reader.id])
  const headers = new Headers({ cookie: reader.cookie })
  const known = await statementsOf(() => mintContext(services, sessions, headers, '127.0.0.1'))
  expect(known.length).toBeGreaterThan(0)
  const { actor } = (await mintContext(services, sessions, headers, '127.0.0.1')).context
  const { rows } = await client.query<{ key: string }>(
    `select distinct on (subject_kind) key from media where owner_id <> $1 and subject_kind is not null`,
    [reader.id],
  )
  const seen = await statementsOf(async () => {
    for (const { key } of rows) {
      const file = await mediaByKey(services.db, key)
      if (actor.kind === 'member' && file) await sightOf(services.db, actor, file)
    }
  })
  expect(seen.length).toBeGreaterThan(2)
  const waiting = await statementsOf(() => countCases(services.db, crypto.randomUUID()))
  expect(await readThrough([...known, ...seen, ...waiting])).toEqual([])
})

test('the staff’s overview is counted by indexes, but for the few conferences there are', async () => {
  await world.as(admin).accounts.me()
  world.advance(61_000)
  const statements = await askedBy(admin, (api) => api.admin.overview())
  expect(statements.length).toBeGreaterThan(10)
  expect(await readThrough(statements, ['conference'])).toEqual([])
})
