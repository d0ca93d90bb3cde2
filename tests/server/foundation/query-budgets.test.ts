import { sql } from 'drizzle-orm'
import pg from 'pg'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { PublishSymptomInput } from '#contract/posts/schema.ts'
import { mintContext } from '#server/app/context.ts'
import { handlersOf } from '#server/app/handlers.ts'
import { liveOf, openTimeLimit, prefetched } from '#server/app/prefetch.ts'
import { namesOf } from '#server/closest/reader-queries.ts'
import { publishSymptom } from '#server/posts/commands/publish-symptom.ts'
import { postPublished } from '#server/posts/events.ts'
import { type Statement, statementsAskedOf, statementsOf } from '#tests/support/asked-statements.ts'
import { writing } from '#tests/support/fixtures/chat.ts'
import { type BusyLife, liveBusily } from '#tests/support/fixtures/full-account.ts'
import { crowd } from '#tests/support/fixtures/many-members.ts'
import { aModerator } from '#tests/support/fixtures/moderation.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { HOT_STATEMENTS } from '#tests/support/hot-statements.ts'
import { type Api, openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()

/** One account has one of everything, the other this many. */
const MANY = 25
let little: { who: Person; life: BusyLife }
let much: { who: Person; life: BusyLife }
let admin: Person
let askedBy: ReturnType<typeof statementsAskedOf>

beforeAll(async () => {
  const { few, many } = await world.people('few', 'many')
  admin = await aModerator(world, 'admin')
  const others = await crowd(world.services().db, { members: 3 * MANY + 1 })
  little = { who: few, life: await liveBusily(world, few, { of: 1, others }) }
  much = { who: many, life: await liveBusily(world, many, { of: MANY, others }) }
  // The lexicon takes seconds to load, on a busy machine many.
  await namesOf(world.services(), 'fr', ['f:fever'])
  askedBy = statementsAskedOf(world)
}, 240_000)

/** Makes the server remember this person's session for the next two seconds. */
async function beKnown(who: Person): Promise<void> {
  world.appServices().sessions.drop([who.id])
  await world.as(who).accounts.me()
}

/** Returns the statements that the request takes; its session is known by then, as it is from the second request on. */
async function askedFor(who: Person, ask: (api: Api) => Promise<unknown>): Promise<Statement[]> {
  for (;;) {
    await beKnown(who)
    const asked = await askedBy(who, ask)
    // On a busy machine the server may have forgotten it meanwhile.
    if (!asked.some(({ text }) => text.includes('from "session" where "session"."token"'))) return asked
  }
}

function expectAlike(one: Statement[], many: Statement[], most: number): void {
  const said = (statements: Statement[]) => statements.map(({ text }) => text.replace(/\s+/g, ' ').slice(0, 200))
  const [few, all] = [said(one), said(many)]
  expect.soft(all.length, all.join('\n')).toBeLessThanOrEqual(most)
  // The longer page may hold a kind of thing more than the shorter one; one statement for each line would be dozens more.
  const difference = Math.abs(all.length - few.length)
  expect(difference, `${all.join('\n')}\n\nfor one:\n${few.join('\n')}`).toBeLessThanOrEqual(2)
}

type Ask = (api: Api, life: BusyLife) => Promise<unknown>

describe('a member’s screen takes as many statements for one row as for many, within its budget', () => {
  test.each<[what: string, most: number, ask: Ask]>([
    ['my posts', 2, (api) => api.posts.mine({ limit: 50 })],
    ['my posts in figures', 2, (api) => api.posts.mineFigures()],
    ['a post', 2, (api, { post }) => api.posts.get({ id: post })],
    ['its comments with their replies', 2, (api, { post }) => api.comments.list({ postId: post, limit: 50 })],
    ['matches', 3, (api) => api.matching.list({})],
    ['matches of one post', 3, (api, { post }) => api.matching.list({ postId: post })],
    ['the closest cases', 6, (api) => api.closest.ofAll({ language: 'fr' })],
    ['matches in figures', 4, (api) => api.matching.figures()],
    ['pairs by "me too"', 7, (api) => api.matching.meToos({})],
    ['topics asked for', 2, (api) => api.topics.list()],
    ['proposals of one’s own', 4, (api) => api.proposals.mine()],
    ['notices', 10, (api) => api.notifications.list({ limit: 50 })],
    ['unread notices', 3, (api) => api.notifications.unread()],
    ['preferences of notices', 4, (api) => api.notifications.preferences()],
    ['conversations', 3, (api) => api.chat.conversations({})],
    ['a conversation', 3, (api, { talk }) => api.chat.conversation({ conversationId: talk })],
    ['its messages', 2, (api, { talk }) => api.chat.messages({ conversationId: talk })],
    ['requests to talk', 6, (api) => api.chat.requests()],
    ['unread talks', 2, (api) => api.chat.unread()],
    ['whom one may write to', 10, (api) => api.chat.contacts({})],
    ['journals', 3, (api) => api.journals.list()],
    ['one’s day', 4, (api) => api.journals.today()],
    ['a journal', 3, (api, { journal }) => api.journals.get({ id: journal })],
    ['its days', 3, (api, { journal }) => api.journals.entries({ id: journal })],
    ['its curve', 3, (api, { journal }) => api.journals.curve({ id: journal })],
    ['reports of side effects', 4, (api) => api.medication.mine({ limit: 50 })],
    ['a report', 4, (api, { report }) => api.medication.get({ id: report })],
    ['reports in figures', 5, (api) => api.medication.figures()],
    ['matches of reports', 11, (api) => api.medicationMatches.list({})],
    ['conferences', 10, (api) => api.conferences.list({ limit: 50 })],
    ['my conferences', 8, (api) => api.conferences.mine()],
    ['a live room', 21, (api, { room }) => api.rooms.enter({ id: room })],
    ['what is said in it', 6, (api, { room }) => api.rooms.messages({ id: room })],
    ['reports and decisions', 5, (api) => api.moderation.mine()],
    ['blocks', 2, (api) => api.accounts.blocks()],
    ['settings', 3, (api) => api.settings.get()],
    ['sessions', 2, (api) => api.settings.sessions()],
    ['security', 4, (api) => api.security.get()],
  ])('%s', async (_, most, ask) => {
    const one = await askedFor(little.who, (api) => ask(api, little.life))
    const many = await askedFor(much.who, (api) => ask(api, much.life))
    expectAlike(one, many, most)
  })
})

describe('a whole page of a list takes a bounded number of statements: not one for each line', () => {
  type Listed = (api: Api, limit: number) => Promise<{ items: unknown[] }>
  test.each<[what: string, most: number, who: () => Person, ask: Listed]>([
    ['the feed', 2, () => little.who, (api, limit) => api.posts.feed({ limit })],
    ['the feed, searched', 6, () => little.who, (api, limit) => api.posts.feed({ search: 'vertiges', limit })],
    [
      'the feed, searched by meaning, in words that stand nowhere',
      10,
      () => little.who,
      (api, limit) => api.closest.byMeaning({ search: 'jambes en coton', limit }),
    ],
    ['posts of a member', 4, () => little.who, (api, limit) => api.posts.byMember({ memberId: much.who.id, limit })],
    // The staff's look at members is also written to the audit log, with as many statements however many members are shown.
    ['members, for the staff', 10, () => admin, (api, limit) => api.admin.members({ limit })],
    ['the audit log', 12, () => admin, (api, limit) => api.admin.audit({ limit })],
    ['requests of professionals', 11, () => admin, (api, limit) => api.admin.professionals({ limit })],
    ['cases', 11, () => admin, (api, limit) => api.cases.list({ limit })],
  ])('%s', async (_, most, who, ask) => {
    let lines = 0
    const asked = await askedFor(who(), async (api) => {
      lines = (await ask(api, 50)).items.length
    })
    expect(lines).toBeGreaterThan(2 * most)
    expect(asked.length, asked.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(most)
  })
})

test('the staff’s screens take as many statements for one report as for many, within their budget', async () => {
  const ofCase = ({ life }: typeof much) => askedFor(admin, (api) => api.cases.get({ id: life.moderationCase }))
  const ofMember = ({ who }: typeof much) => askedFor(admin, (api) => api.admin.member({ id: who.id }))
  expectAlike(await ofCase(little), await ofCase(much), 15)
  expectAlike(await ofMember(little), await ofMember(much), 18)
  expect((await askedFor(admin, (api) => api.admin.overview())).length).toBeLessThanOrEqual(22)
})

test.each([
  ['/', 14],
  ['/feed', 5],
  ['/post/$post', 8],
  ['/chat', 11],
  ['/chat?conversation=$talk', 6],
  ['/matches', 15],
  ['/dashboard', 26],
  ['/expert-conferences', 13],
  ['/expert-conferences/$conference', 11],
])('the first screen at %s takes as many statements for one row as for many, within its budget', async (path, most) => {
  const asked = async ({ who, life }: typeof much) => {
    await beKnown(who)
    const { services, sessions } = world.appServices()
    const { context } = await mintContext(services, sessions, new Headers({ cookie: who.cookie }), '127.0.0.1')
    const named = path.replace(/\$(post|conference|talk)/, (_, what: keyof BusyLife) => life[what])
    const [address = '', query] = named.split('?')
    const timeLimit = openTimeLimit(60_000)
    const answers = async () =>
      prefetched(context, { path: address, query: query ? `?${query}` : '' }, await liveOf(context), timeLimit)
    return statementsOf(answers).finally(timeLimit.end)
  }
  expectAlike(await asked(little), await asked(much), most)
})

/** A publication takes so many with its jobs, where close cases are found too, and so many of them by itself. */
const WITH_JOBS_MOST = 25
const PUBLISHING_MOST = 7

type Act = (api: Api) => Promise<unknown>

const like: Act = (api) => api.posts.like({ id: much.life.post, isLiked: true })
const unlike: Act = (api) => api.posts.like({ id: much.life.post, isLiked: false })
const comment: Act = (api) => api.comments.add(saying(much.life.post))
const message: Act = (api) => api.chat.send(writing(little.life.talk))
const publish: Act = (api) => api.posts.publishSymptom(symptom())

/** The bus tells the other servers of many events at once, whenever it comes to that. */
const withoutBus = (asked: Statement[]) => asked.filter(({ text }) => !text.includes('pg_notify'))

const textsOf = (asked: Statement[]) => asked.map(({ name, text }) => `${name ?? '(no name)'}: ${text}`).join('\n')

describe('a member’s act takes a bounded number of statements, with the beginning and the end of its transaction', () => {
  test.each<[what: string, most: number, act: Act]>([
    ['a like', 3, like],
    ['a like taken back', 3, unlike],
    ['a comment', 5, comment],
    ['a message', 5, message],
    ['publishing', PUBLISHING_MOST, publish],
  ])('%s', async (_, most, act) => {
    const asked = withoutBus(await askedFor(little.who, act))
    expect(asked.length, textsOf(asked)).toBeLessThanOrEqual(most)
  })
})

/** Publishes as one member, and returns the statements of the jobs that follow. */
async function askedByJobs(who: Person, told: ReturnType<typeof symptom>): Promise<Statement[]> {
  const { services, sessions } = world.appServices()
  const { context } = await mintContext(services, sessions, new Headers({ cookie: who.cookie }), '127.0.0.1')
  if (context.actor.kind !== 'member') throw new Error('The session is gone.')
  // No queue is told of it: the jobs are done here.
  const jobs = { ...services.jobs, emit: async () => [] }
  const { id: postId } = await publishSymptom(
    { ...context, actor: context.actor, jobs },
    PublishSymptomInput.parse(told),
  )
  const following = handlersOf({ send: async () => 'sent', close() {} }).filter(({ on }) => on === postPublished)
  expect(following.length).toBeGreaterThan(1)
  return withoutBus(
    await statementsOf(async () => {
      for (const { run } of following) await run(services, { postId, authorId: who.id } as never)
    }),
  )
}

test('the jobs that follow a publication take a bounded number of statements where nothing like it is found', async () => {
  const asked = await askedByJobs(little.who, symptom({ country: 'FR', postalCode: '69003' }))
  expect(asked.length, textsOf(asked)).toBeLessThanOrEqual(10)
})

test('the jobs that follow a publication take a bounded number of statements where three close cases are found', async () => {
  const told = symptom({
    title: 'Fourmillements dans les mains la nuit',
    description: 'Mes mains s’engourdissent chaque nuit depuis un mois, avec des fourmillements dans les doigts.',
    country: 'FR',
    postalCode: '69003',
  })
  const anew = () => ({ ...told, requestId: crypto.randomUUID() })
  const { first, second, third, last } = await world.people('first', 'second', 'third', 'last')
  for (const who of [first, second, third]) await world.as(who).posts.publishSymptom(anew())
  await world.settle()
  const asked = await askedByJobs(last, anew())
  const { rows } = await world.services().db.execute<{ pairs: number }>(sql`
    select count(*)::int as pairs from close_pair p
    join story_reading low on low.key = p.a join story_reading high on high.key = p.b
    where ${last.id} in (low.author_id, high.author_id)`)
  expect(rows[0]!.pairs).toBe(3)
  expect(asked.length, textsOf(asked)).toBeLessThanOrEqual(WITH_JOBS_MOST - PUBLISHING_MOST)
  const isOfTransaction = ({ text }: Statement) => /^(?:begin|commit)\b/i.test(text)
  expect(textsOf(asked.filter((each) => each.name === undefined && !isOfTransaction(each)))).toBe('')
})

/** Those of the hot statements that are given ids, and asking for which is no act. `message_page` comes with `message_facts`. */
const GIVEN_IDS = [
  'sessions_lasting',
  'read_events',
  'post_facts',
  'people',
  'tallies',
  'best_pairs',
  'message_page',
] as const

/** PostgreSQL plans a named statement for its values five times, then compares what that costs with one plan for all values. */
const TURNS = 8

test('a queue is looked into once for each job that was announced, not once more after it', async () => {
  const { db, jobs } = world.services()
  await world.settle()
  const asked: string[] = []
  const { query } = pg.Pool.prototype
  const watched = vi.spyOn(pg.Pool.prototype, 'query').mockImplementation(function (this: pg.Pool, ...args: unknown[]) {
    if (typeof args[0] === 'string') asked.push(args[0])
    return query.apply(this, args as never)
  } as never)
  try {
    for (let i = 0; i < 6; i++) await world.as(little.who).comments.add(saying(much.life.post))
    await expect.poll(() => jobs.backlog(db)).toEqual([])
    await expect.poll(() => asked.filter((text) => text.includes("state = 'completed'")).length).toBeGreaterThan(11)
  } finally {
    watched.mockRestore()
  }
  const fetched = asked.filter((text) => /\bnext AS \(/i.test(text)).length
  const done = asked.filter((text) => text.includes("state = 'completed'")).length
  expect(fetched).toBeLessThan(1.6 * done)
})

describe('a hot statement is asked by its name', () => {
  const asks: Record<(typeof HOT_STATEMENTS)[number], () => Promise<Statement[]>> = {
    session_holder: async () => {
      await beKnown(little.who)
      world.appServices().sessions.drop([little.who.id])
      return askedBy(little.who, (api) => api.accounts.me())
    },
    sessions_lasting: () => statementsOf(() => world.appServices().sessions.lasting([crypto.randomUUID()])),
    last_seq: async () => {
      const { services, sessions } = world.appServices()
      const { context } = await mintContext(services, sessions, new Headers({ cookie: little.who.cookie }), '127.0.0.1')
      return statementsOf(() => liveOf(context))
    },
    read_events: () => askedFor(little.who, (api) => api.live.events({ since: 0 })),
    add_events: () => askedFor(little.who, message),
    feed_page: () => askedFor(little.who, (api) => api.posts.feed({})),
    shown_post: () => askedFor(little.who, (api) => api.posts.get({ id: much.life.post })),
    comment_page: () => askedFor(little.who, (api) => api.comments.list({ postId: much.life.post })),
    post_facts: () => askedFor(little.who, (api) => api.posts.byMember({ memberId: much.who.id })),
    people: () => askedFor(little.who, (api) => api.accounts.member({ memberId: much.who.id })),
    tallies: () => askedFor(little.who, (api) => api.posts.tallies({ ids: [much.life.post] })),
    put_like: () => askedFor(little.who, like),
    take_like: () => askedFor(little.who, unlike),
    hold_commented: () => askedFor(little.who, comment),
    write_comment: () => askedFor(little.who, comment),
    add_jobs: () => askedFor(little.who, comment),
    begin_publication: () => askedFor(little.who, publish),
    count_publication: () => askedFor(little.who, publish),
    conversation_page: () => askedFor(little.who, (api) => api.chat.conversations({})),
    unread_talks: () => askedFor(little.who, (api) => api.chat.unread()),
    own_posts: () => askedFor(little.who, (api) => api.posts.mine({ limit: 1 })),
    own_stories: () => askedFor(much.who, (api) => api.matching.list({})),
    best_pairs: () => askedFor(much.who, (api) => api.matching.list({})),
    match_facts: () => askedFor(much.who, (api) => api.matching.list({})),
    shown_account: () => askedFor(little.who, (api) => api.accounts.me()),
    notice_page: () => askedFor(little.who, (api) => api.notifications.unread()),
    open_call: () => askedFor(little.who, (api) => api.calls.current()),
    message_page: () => askedFor(little.who, (api) => api.chat.messages({ conversationId: little.life.talk })),
    hold_side: () => askedFor(little.who, message),
    write_message: () => askedFor(little.who, message),
  }

  test.each(HOT_STATEMENTS)('%s', async (name) => {
    const asked = await asks[name]()
    const isNamed = asked.some((statement) => `${statement.name}_`.startsWith(`${name}_`))
    expect(isNamed, textsOf(asked)).toBe(true)
  })

  test('one that is given ids is not planned anew at each turn', async () => {
    const unread = () => askedFor(much.who, (api) => api.notifications.unread())
    const named = new Map<string, Statement>()
    for (const ask of [...GIVEN_IDS.map((each) => asks[each]), unread])
      for (const asked of await ask())
        if (asked.name !== undefined && asked.values.some(Array.isArray)) named.set(asked.name, asked)
    const client = new pg.Client(world.services().config.databaseUrl)
    await client.connect()
    try {
      for (const { name, text, values } of named.values())
        for (let turn = 0; turn < TURNS; turn++) {
          await client.query('begin')
          // One that writes what is there already is planned all the same.
          await client.query({ name: name!, text, values }).catch(() => {})
          await client.query('rollback')
        }
      const { rows } = await client.query<{ name: string; isPlannedAnew: boolean }>(
        'select name, generic_plans = 0 as "isPlannedAnew" from pg_prepared_statements order by name',
      )
      expect(named.size).toBeGreaterThan(6)
      expect(rows.map(({ name }) => name)).toEqual([...named.keys()].sort())
      expect(rows.filter(({ isPlannedAnew }) => isPlannedAnew).map(({ name }) => name)).toEqual([])
    } finally {
      await client.end()
    }
  })

  test.each<[what: string, most: number, act: Act]>([
    ['a like', 1, like],
    ['a comment', 1, comment],
    ['a message', 0, message],
    ['the feed', 0, (api) => api.posts.feed({})],
    ['a post', 0, (api) => api.posts.get({ id: much.life.post })],
    ['its comments', 0, (api) => api.comments.list({ postId: much.life.post })],
    ['a conversation’s messages', 0, (api) => api.chat.messages({ conversationId: little.life.talk })],
  ])('%s asks few statements without a name', async (_, most, act) => {
    const asked = await askedFor(little.who, act)
    const unnamed = asked.filter(({ name, text }) => name === undefined && !/^\s*(begin|commit)\b/i.test(text))
    expect(unnamed.length, textsOf(asked)).toBeLessThanOrEqual(most)
  })
})
