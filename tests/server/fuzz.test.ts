import { randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ERRORS, type ErrorCode } from '#contract/foundation/errors.ts'
import { contract } from '#contract/index.ts'
import { openApiDocument } from '#server/app/docs.ts'
import { type Env, openHttp } from '#server/app/http.ts'
import { talking } from '#tests/support/chat.ts'
import { aLiveConference } from '#tests/support/conferences.ts'
import { type IdsOf, type Input, inputsOf, type Operation, operationsOf, requestOf } from '#tests/support/fuzzing.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { aModerator, reporting } from '#tests/support/moderation.ts'
import { SMUGGLED } from '#tests/support/nasty.ts'
import { declaring, taking } from '#tests/support/reports.ts'
import { eczema } from '#tests/support/scenes.ts'
import { saying, sharing } from '#tests/support/sharing.ts'
import { tracesOf } from '#tests/support/traces.ts'
import { wholeLife } from '#tests/support/whole-life.ts'
import { openWorld, type Person } from '#tests/support/world.ts'
import { loadNow, record } from '../../bench/support/record.ts'

/** More of them, each time others: `npm run fuzz`. What a run found is found again with its seed. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 100)
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_INPUTS ? randomInt(2 ** 31) : 1_675_984_943))
const AT_ONCE = 6

const operations = operationsOf(await openApiDocument())
const world = openWorld()
const ACTORS = ['visitor', 'stranger', 'owner', 'moderator', 'professional', 'admin'] as const
type Actor = (typeof ACTORS)[number]

let people: Record<Exclude<Actor, 'visitor'>, Person>
let life: Awaited<ReturnType<typeof wholeLife>>
let app: Hono<Env>
let ids: Record<string, string[]>
/** What a reader may never find in an answer, in small letters. */
let secrets: Record<Actor, string[]>
const logged: unknown[] = []
let wrong = 0
const loadBefore = loadNow()
/** How often each operation said yes. */
const granted = new Map<string, number>()

beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${SEED} FUZZ_INPUTS=${INPUTS}\n`)
  life = await wholeLife(world)
  const [stranger, moderator, professional, admin] = [
    await world.person('stranger'),
    await aModerator(world, 'moderator'),
    await aModerator(world, 'medical_professional'),
    await aModerator(world, 'admin'),
  ]
  // Made up, as no app would have: nobody could read it.
  await world.services().db.execute(sql`delete from two_factor where user_id = ${life.lea.id}`)
  people = { stranger, moderator, professional, admin, owner: life.lea }
  await ownThings()
  ids = await pools()
  secrets = secretsOf(life)
  app = openHttp(world.house(), undefined)
  const { log } = world.services()
  for (const level of ['error', 'fatal'] as const)
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => void logged.push(said))
}, 120_000)

afterAll(() => {
  vi.restoreAllMocks()
  if (INPUTS < 10_000) return
  const found = (name: string, count: number) => ({ name, value: String(count), bar: '0', isHeld: count === 0 })
  record({
    name: 'fuzz',
    loadBefore,
    figures: [
      { name: 'inputs tried', value: (INPUTS * operations.length).toLocaleString('en') },
      { name: 'operations', value: String(operations.length) },
      found('answers that are not as they should be', wrong),
      found('failures written to the log', logged.length),
    ],
  })
})

/** The stranger has a life too: what fuzzing finds with ids of theirs is more than "not found". */
async function ownThings() {
  const { as } = world
  const { stranger, moderator } = people
  await as(stranger).posts.publishSymptom(eczema())
  const { id } = await as(stranger).posts.publishCommunity(sharing())
  await as(life.max).comments.add(saying(id))
  await as(stranger).journals.start({ title: 'Sommeil' })
  await as(stranger).medication.declare(
    declaring({ drugs: [taking('Ventoline')], reactions: ['Palpitations'], onsetDate: '2026-01-05' }),
  )
  await talking(world, stranger, life.max)
  await aLiveConference(world, {
    expert: people.professional,
    moderators: [moderator],
    registered: [stranger, life.lea],
  })
  await as(moderator).moderation.report(reporting({ kind: 'post', id }))
  await world.settle()
}

/** Ids there are, by what they are of. Members whom the staff may punish are nobody who asks. */
async function pools(): Promise<typeof ids> {
  const { db } = world.services()
  const [first, second] = [await world.person(), await world.person()]
  const of = async (query: ReturnType<typeof sql>) =>
    (await db.execute<{ id: string }>(query)).rows.map(({ id }) => id).slice(0, 12)
  return {
    victims: [first.id, second.id],
    members: [first.id, life.max.id, life.lea.id, people.stranger.id],
    posts: await of(sql`select id from post`),
    comments: await of(sql`select id from comment`),
    journals: await of(sql`select id from journal`),
    reports: await of(sql`select id from medication_report`),
    conversations: await of(sql`select id from conversation`),
    messages: await of(sql`select id from message`),
    calls: await of(sql`select id from call`),
    conferences: await of(sql`select id from conference order by started_at nulls last`),
    roomMessages: await of(sql`select id from room_message`),
    cases: await of(sql`select id from moderation_case`),
    filed: await of(sql`select id from content_report`),
    decisions: await of(sql`select id from moderation_decision`),
    appeals: await of(sql`select id from moderation_appeal`),
    notices: await of(sql`select id from notice`),
    media: await of(sql`select id from media`),
    requests: await of(sql`select id from chat_request`),
  }
}

const POOLS: [RegExp, string][] = [
  [/^\/admin\/members.* id$|^\/admin.* memberId/, 'victims'],
  [/memberId|moderatorIds|expertId|actorId/i, 'members'],
  [/messageId|\/room\/messages\S* (before|after)/, 'roomMessages'],
  [/conferences/, 'conferences'],
  [/\/comments\/|parentId|commentId/, 'comments'],
  [/postId|^\/posts|^\/feed|^\/me\/posts/i, 'posts'],
  [/journals/, 'journals'],
  [/^\/medication|reportId/i, 'reports'],
  [/conversationId/, 'conversations'],
  [/^\/chat\/requests/, 'requests'],
  [/^\/chat/, 'messages'],
  [/^\/calls/, 'calls'],
  [/^\/moderation\/reports\/|reportIds/, 'filed'],
  [/decisionId|^\/moderation\/decisions/, 'decisions'],
  [/appeal/, 'appeals'],
  [/^\/moderation\/cases/, 'cases'],
  [/^\/notifications/, 'notices'],
  [/media|evidence/i, 'media'],
]

/** Of what the address and the field speak of; else of anything. */
const idsOf: IdsOf = (path, field) => {
  const name = POOLS.find(([pattern]) => pattern.test(`${path} ${field}`))?.[1]
  const found = name ? ids[name]! : Object.values(ids).flat()
  return found.length > 0 ? found : [crypto.randomUUID()]
}

/** Of what the owner wrote, what nobody but they, or those they spoke to, may read. */
function secretsOf({ words, postalCode, lea }: typeof life): Record<Actor, string[]> {
  const own = ['destination', 'journal', 'day', 'push', 'secret', 'codes', 'passkey', 'agent', 'elsewhere', 'wished']
  const told = ['drug', 'substance', 'dosage', 'indication', 'batch', 'effect', 'suffered', 'lasting', 'history']
  const spoken = ['withdrawn', 'introduction', 'deleted', 'signal', 'retracted', 'remark', 'former']
  const judged = ['message', 'reason', 'statement', 'appeal', 'threat', 'fullName']
  const of = (...names: string[]) => names.map((name) => words[name]!.toLowerCase())
  const always = [...of(...own, ...told, ...spoken), postalCode.toLowerCase(), '2026-03-02', '2026-02-14', '2026-03-09']
  const strange = [...always, ...of(...judged), lea.email.toLowerCase()]
  return {
    visitor: strange,
    stranger: strange,
    professional: strange,
    moderator: [...always, lea.email.toLowerCase()],
    // Their own reports are theirs; what they took back and what their devices keep secret is told to nobody.
    owner: of('secret', 'codes', 'withdrawn', 'deleted'),
    // The overview counts the names of medications, however few took them.
    admin: always.filter((word) => !of('drug').includes(word)),
  }
}

const whoAsks = ({ path }: Operation): fc.Arbitrary<Actor> =>
  /^\/admin|^\/moderation\/(words|cases|appeals|reports\/)/.test(path)
    ? fc.constantFrom(...ACTORS, 'admin', 'admin', 'admin', 'moderator')
    : /^\/conference/.test(path)
      ? fc.constantFrom(...ACTORS, 'owner', 'stranger', 'professional', 'moderator', 'admin')
      : fc.constantFrom(...ACTORS, 'owner', 'owner', 'owner', 'stranger')

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  test(`takes whatever is sent to it`, { timeout: 60_000 + INPUTS * 60 }, async () => {
    const made = fc.sample(fc.tuple(whoAsks(operation), inputsOf(operation, idsOf)), { seed: SEED, numRuns: INPUTS })
    const schemas = new Map(
      Object.entries(operation.answers).map(([status, schema]) => [Number(status), z.fromJSONSchema(schema as never)]),
    )
    const faults: string[] = []
    const turn = made.entries()
    await freshAllowances()
    const work = async () => {
      for (const [i, [actor, input]] of turn) {
        if (i % 40 === 39) await freshAllowances()
        const fault = await ask({ operation, actor, input, schemas, round: Math.floor(i / 100) })
        if (fault) faults.push(fault)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    wrong += faults.length
    expect(faults.slice(0, 5), `${faults.length} of ${INPUTS} inputs of ${name}, FUZZ_SEED=${SEED}`).toEqual([])
  })
})

/** Limits are tried elsewhere: here what lies behind them is. */
const freshAllowances = () =>
  world.services().db.execute(sql`with used as (delete from quota_use) delete from rate_limit`)

type Asked = {
  operation: Operation
  actor: Actor
  input: Input
  schemas: Map<number, z.ZodType>
  round: number
}

/** Asks, and says what is wrong with the answer, if anything is. */
async function ask({ operation, actor, input, schemas, round }: Asked): Promise<string | undefined> {
  const [path, init] = requestOf(operation, input)
  const me = actor === 'visitor' ? undefined : people[actor]
  const remoteAddress = `10.${operations.indexOf(operation)}.${round % 250}.${ACTORS.indexOf(actor)}`
  const headers = { ...(init.headers as object), ...(me && { cookie: me.cookie }) }
  const incoming = { socket: { remoteAddress }, headers: {} }
  const before = logged.length
  const response = await app.request(path, { ...init, headers }, { incoming } as never)
  const text = await response.text()
  const why = faultOf({ operation, actor, response, text, schemas, input })
  if (!why) {
    if (response.ok) granted.set(operation.name, (granted.get(operation.name) ?? 0) + 1)
    return undefined
  }
  const said = init.body instanceof FormData ? 'a form' : (init.body ?? '')
  const causes = logged.slice(before, before + 1).map(causeOf)
  return [why, actor, init.method, path, said, text, ...causes].map((each) => String(each).slice(0, 600)).join(' | ')
}

type Answered = Pick<Asked, 'operation' | 'actor' | 'schemas' | 'input'> & { response: Response; text: string }

function faultOf({ operation, actor, response, text, schemas, input }: Answered): string | undefined {
  const told = text.toLowerCase()
  const leak = secrets[actor].find((secret) => told.includes(secret))
  if (leak) return `tells a secret: ${leak}`
  if (response.headers.get('cache-control') === null) return 'may be cached by anybody'
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    return response.ok || response.status === 303 ? undefined : `a refusal that is no JSON: ${response.status}`
  }
  const answer = unwrapped(JSON.parse(text), input)
  if (response.ok) {
    const read = schemas.get(response.status)?.safeParse(answer)
    return !read || read.success ? undefined : `not as documented: ${z.prettifyError(read.error)}`
  }
  return refusalFault(operation, response.status, answer)
}

const unwrapped = (answer: unknown, { door }: Input) => (door === 'rpc' ? (answer as { json: unknown }).json : answer)

/** Every "no" is one that the contract names for this operation, with its status and its data. */
function refusalFault({ name }: Operation, status: number, answer: unknown): string | undefined {
  const { code, data } = answer as { code: string; data?: unknown }
  // Where the page's own client is not known again: this refusal is the library's.
  if (code === 'CSRF_TOKEN_MISMATCH') return undefined
  if (!Object.hasOwn(ERRORS, code)) return `refused by no code of ours: ${status} ${code}`
  const { status: its, ...rest } = ERRORS[code as ErrorCode]
  if (status !== its) return `${code} with the status ${status}`
  if (!Object.hasOwn(codesOf(name), code)) return `${code} is not among what this operation refuses`
  if ('data' in rest && !readable(rest.data).safeParse(data).success) return `${code} without its data`
  return undefined
}

/** As JSON writes dates. */
const readable = (schema: z.ZodType) => z.fromJSONSchema(z.toJSONSchema(schema, { unrepresentable: 'any' }) as never)

type Node = { '~orpc'?: { errorMap: object } } & { [name: string]: Node }

const codesOf = (name: string): object =>
  name.split('.').reduce((node, part) => node[part]!, contract as unknown as Node)['~orpc']!.errorMap

function causeOf(said: unknown): string {
  const causes: string[] = []
  const [given, words = ''] = said as [{ err?: unknown }, string?]
  causes.push(words)
  for (let error = given?.err ?? given; error instanceof Error; error = error.cause as object)
    causes.push(`${error.name}: ${error.message.slice(0, 300)}\n${error.stack?.split('\n').slice(1, 5).join('\n')}`)
  return causes.join('\n← ')
}

describe('after all this', () => {
  test('most operations were reached, not only their doors', () => {
    const never = operations.map(({ name }) => name).filter((name) => !granted.has(name))
    expect(never.length, never.join(' ')).toBeLessThan(operations.length * 0.4)
  })

  test('nothing that was smuggled in was stored, and no object of the server carries it', async () => {
    expect(await tracesOf(world, [SMUGGLED.word, SMUGGLED.id, '1999-12-31'])).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
  })

  test('nobody has a right they were not given', async () => {
    const { rows } = await world.services().db.execute<{ id: string }>(sql`
      select member_id as id from role where member_id in (${life.lea.id}, ${people.stranger.id}, ${life.max.id})`)
    expect(rows).toEqual([])
  })

  test('no job failed, nothing was logged as a failure, and the server is well', {
    timeout: 60_000 + INPUTS * 20,
  }, async () => {
    await vi.waitFor(() => world.settle(), { timeout: 20_000 + INPUTS * 20 })
    const { rows } = await world
      .services()
      .db.execute(sql`select name, output from pgboss.job where state in ('failed', 'retry') or retry_count > 0`)
    expect([rows, logged.map(causeOf)]).toEqual([[], []])
    expect((await world.fetch('/api/health')).status).toBe(200)
  })
})

describe('the live socket', () => {
  const FRAMES = fc.oneof(
    fc.json({ maxDepth: 6 }),
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.uint8Array({ maxLength: 300 }),
    fc.constantFrom(
      '{"watch":',
      '[['.repeat(10_000),
      '{"watch":{"__proto__":1}}',
      '{"watch":[null,{}]}',
      '{"watch":[{"kind":"post","id":"\\u0000"}]}',
      `{"watch":[{"kind":"conversation","id":"${crypto.randomUUID()}"}]}`,
      `{"watch":"${'x'.repeat(60_000)}"}`,
      'x'.repeat(70_000),
    ),
  )

  test('takes frames of garbage, and goes on for others', { timeout: 60_000 + INPUTS * 20 }, async () => {
    const frames = fc.sample(FRAMES, { seed: SEED, numRuns: Math.max(INPUTS, 200) })
    const calm = await openSocket(world, people.professional)
    for (let i = 0; i < frames.length; i += 40) {
      const socket = await openSocket(world, people.moderator)
      for (const frame of frames.slice(i, i + 40)) if (socket.ws.readyState === 1) socket.ws.send(frame)
      socket.ws.close()
      await socket.closed
    }
    expect(calm.ws.readyState).toBe(1)
    calm.ws.terminate()
    expect((await world.fetch('/api/health')).status).toBe(200)
  })
})
