import { randomInt } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { ORPCError } from '@orpc/client'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import type { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { ERRORS, type ErrorCode } from '#contract/foundation/errors.ts'
import { contract } from '#contract/index.ts'
import type { Env } from '#server/app/context.ts'
import { openHttp } from '#server/app/http.ts'
import { openApiDocument } from '#server/app/openapi.ts'
import { talking } from '#tests/support/fixtures/chat.ts'
import { aLiveConference } from '#tests/support/fixtures/conferences.ts'
import { SMUGGLED } from '#tests/support/fixtures/hostile/hostile-texts.ts'
import { aModerator, reporting } from '#tests/support/fixtures/moderation.ts'
import { declaring, taking } from '#tests/support/fixtures/reports.ts'
import { eczema } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { wholeLife } from '#tests/support/fixtures/whole-life.ts'
import {
  aimedAt,
  type IdsOf,
  type Input,
  inputsOf,
  type Operation,
  operationsOf,
  PLAIN,
  requestOf,
} from '#tests/support/fuzzing.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { tracesOf } from '#tests/support/servers/traces.ts'
import { takeCookies } from '#tests/support/take-cookies.ts'
import { type FormActors, openTrueForms, type TrueForm, type TrueForms } from '#tests/support/true-forms/true-forms.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

/** Inputs for each operation. `npm run fuzz` sends more, new ones each time, and shares the operations among several runs; a seed repeats a run. */
const INPUTS = Number(process.env.FUZZ_INPUTS ?? 5)
const SEED = Number(process.env.FUZZ_SEED ?? (process.env.FUZZ_INPUTS ? randomInt(2 ** 31) : 1_675_984_943))
const [SHARE = 1, SHARES = 1] = (process.env.FUZZ_SHARE ?? '1/1').split('/').map(Number)
/** The file to which this run reports its progress. */
const TOLD_TO = process.env.FUZZ_TOLD_TO
const AT_ONCE = 6
/** Inputs made at once, from one seed. */
const ROUND = 100
/** Inputs sent to every operation before any is sent more: a long run that is ended early has tried all operations. */
const PASS = 1_000

/** Operations that grant nothing to anybody here, each with the reason. */
const BEYOND: Record<string, string> = {
  'rooms.publish': 'a media server: `broadcast` asks a real one',
  'rooms.watch': 'a media server',
  'rooms.answerWatch': 'a media server',
}

const operations = operationsOf(await openApiDocument())
const shared = operations.filter((_, i) => i % SHARES === SHARE - 1)
const world = openWorld()
const ACTORS = ['visitor', 'stranger', 'owner', 'moderator', 'professional', 'admin', 'spare', 'friend'] as const
type Actor = (typeof ACTORS)[number]
/** The actors who send inputs that are made up from nothing. */
const ASKING: readonly Actor[] = ACTORS.filter((actor) => actor !== 'spare' && actor !== 'friend')

// A hash takes long on purpose, so the first answer for a password and a hash is kept for the same two.
vi.mock('better-auth/crypto', async (original) => {
  const real = await original<typeof import('better-auth/crypto')>()
  const known = new Map<string, Promise<boolean>>()
  const verifyPassword: typeof real.verifyPassword = (given) => {
    const key = JSON.stringify(given)
    const answer = known.get(key) ?? real.verifyPassword(given)
    known.set(key, answer)
    return answer
  }
  return { ...real, verifyPassword }
})

let people: Record<Exclude<Actor, 'visitor'>, Person>
let life: Awaited<ReturnType<typeof wholeLife>>
let forms: TrueForms
let app: Hono<Env>
let ids: Ids
/** Words that each actor may never find in an answer, in small letters. */
let secrets: Record<Actor, string[]>
const logged: unknown[] = []
/** For each operation: how many inputs it was sent, how many of these it granted, and how many it answered wrongly. */
const told = new Map(shared.map(({ name }) => [name, { tried: 0, granted: 0, wrong: 0 }]))

beforeAll(async () => {
  process.stderr.write(`FUZZ_SEED=${SEED} FUZZ_INPUTS=${INPUTS}\n`)
  tell()
  life = await wholeLife(world)
  const [stranger, moderator, professional, admin] = [
    await world.person('stranger'),
    await aModerator(world, 'moderator'),
    await aModerator(world, 'medical_professional'),
    await aModerator(world, 'admin'),
  ]
  // Made up, as no app would have: nobody could read it.
  await world.services().db.execute(sql`delete from two_factor where user_id = ${life.lea.id}`)
  const opened = await openTrueForms(world, { moderator, professional, admin })
  forms = opened.forms
  const { spare, friend, victim } = opened.cast
  people = { stranger, moderator, professional, admin, owner: life.lea, spare, friend }
  victims = [victim.id, (await world.person()).id]
  await ownThings()
  await keepCast()
  secrets = secretsOf(life, opened.cast)
  app = openHttp(world.appServices(), undefined)
  const { log, limits } = world.services()
  vi.spyOn(limits, 'takeInMemory').mockImplementation(async () => {})
  for (const level of ['error', 'fatal'] as const)
    vi.spyOn(log, level).mockImplementation((...said: unknown[]) => {
      logged.push(said)
      if (TOLD_TO && logged.length <= 20) process.stderr.write(`logged: ${causeOf(said)}\n`)
    })
}, 120_000)

afterAll(() => vi.restoreAllMocks())

/** Gives the stranger a life too, so that fuzzing with their own ids finds more than "not found". */
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

type OwnedRow = { id: string; owner: string | null }
type Ids = Map<string, OwnedRow[]>

/** The members whom the staff may punish: none of those who ask. */
let victims: string[]

/** Returns the ids that exist now, by kind: the latest of each kind, and the first, of anybody and of everyone who asks. */
async function pools(): Promise<Ids> {
  const kinds: Record<string, ReturnType<typeof sql>> = {
    posts: sql`select author_id as owner, id from post`,
    comments: sql`select author_id as owner, id from comment`,
    treatments: sql`select author_id as owner, id from treatment`,
    journals: sql`select member_id as owner, id from journal`,
    reports: sql`select member_id as owner, id from medication_report`,
    conversations: sql`select member_id as owner, conversation_id as id from conversation_seat`,
    messages: sql`select member_id as owner, id from message join conversation_seat using (conversation_id)`,
    calls: sql`select member_id as owner, id from call join conversation_seat using (conversation_id)`,
    requests: sql`select to_id as owner, id from chat_request`,
    conferences: sql`select null::uuid as owner, id from conference`,
    roomMessages: sql`select member_id as owner, id from room_message`,
    cases: sql`select author_id as owner, id from moderation_case`,
    filed: sql`select reporter_id as owner, id from content_report`,
    decisions: sql`select author_id as owner, moderation_decision.id from moderation_decision join moderation_case on case_id = moderation_case.id`,
    appeals: sql`select by_id as owner, id from moderation_appeal`,
    notices: sql`select recipient_id as owner, id from notice`,
    media: sql`select owner_id as owner, id from media`,
    sessions: sql`select user_id as owner, id from session`,
    passkeys: sql`select user_id as owner, id from passkey`,
    asked: sql`select member_id as owner, id from professional_request`,
    words: sql`select null::uuid as owner, id from watched_word`,
  }
  const asking = sql.join(
    Object.values(people).map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  const found = sql.join(
    Object.entries(kinds).map(
      ([kind, all]) => sql`select ${kind}::text as kind, owner, id from (
        select owner, id, row_number() over (order by id) as nth, row_number() over (order by id desc) as last,
          case when owner in (${asking}) then row_number() over (partition by owner order by id desc) end as own
        from (${all}) as every_one) as numbered where nth <= 6 or last <= 6 or own <= 4`,
    ),
    sql` union all `,
  )
  const { rows } = await world.services().db.execute<OwnedRow & { kind: string }>(found)
  const members = [victims[0]!, life.max.id, life.lea.id, people.stranger.id].map((id) => ({ id, owner: null }))
  return new Map<string, OwnedRow[]>([
    ...Map.groupBy(rows, ({ kind }) => kind),
    ['members', members],
    ['victims', victims.map((id) => ({ id, owner: null }))],
  ])
}

const POOLS: [RegExp, string][] = [
  [/^\/admin\/members.* id$|^\/admin.* memberId/, 'victims'],
  [/memberId|moderatorIds|expertId|actorId/i, 'members'],
  [/messageId|\/room\/messages\S* (before|after)/, 'roomMessages'],
  [/conferences/, 'conferences'],
  [/\/comments\/|parentId|commentId/, 'comments'],
  [/postId|^\/posts|^\/feed|^\/me\/posts/i, 'posts'],
  [/treatments\/.* id$/, 'treatments'],
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
  [/sessions/, 'sessions'],
  [/passkeys/, 'passkeys'],
  [/professional/, 'asked'],
  [/words/, 'words'],
]

/** Returns ids of the kind that the address or the field names, else of any kind; two in three are the actor's own, where there are any. */
const idsFor =
  (actor: Actor): IdsOf =>
  (path, field) => {
    const name = POOLS.find(([pattern]) => pattern.test(`${path} ${field}`))?.[1]
    const found = name ? (ids.get(name) ?? []) : [...ids.values()].flat()
    const me = actor === 'visitor' ? undefined : people[actor].id
    const own = found.filter(({ owner }) => owner === me).map(({ id }) => id)
    const every = found.map(({ id }) => id)
    const times = own.length > 0 ? Math.ceil((2 * every.length) / own.length) : 0
    const all = [...Array.from({ length: times }, () => own).flat(), ...every]
    return all.length > 0 ? all : [crypto.randomUUID()]
  }

/** Returns for each actor the words of the owner that they must not read: only the owner, or those they spoke to, may. */
function secretsOf({ words, postalCode, lea }: typeof life, cast: FormActors): Record<Actor, string[]> {
  const own = ['destination', 'journal', 'day', 'push', 'secret', 'codes', 'passkey', 'agent', 'elsewhere', 'wished']
  const told = ['drug', 'substance', 'dosage', 'indication', 'batch', 'effect', 'suffered', 'lasting', 'history']
  const spoken = ['withdrawn', 'introduction', 'deleted', 'signal', 'retracted', 'remark', 'former']
  const judged = ['message', 'reason', 'statement', 'appeal', 'threat', 'fullName']
  const of = (...names: string[]) => names.map((name) => words[name]!.toLowerCase())
  const always = [...of(...own, ...told, ...spoken), postalCode.toLowerCase(), '2026-03-02', '2026-02-14', '2026-03-09']
  const { own: kept, judged: filed, shown } = cast.words
  const strange = [...always, ...of(...judged), lea.email.toLowerCase(), kept, filed, shown]
  return {
    visitor: strange,
    stranger: strange,
    professional: strange,
    moderator: [...always, lea.email.toLowerCase(), kept, shown],
    // Their own reports are theirs; what they took back and what their devices keep secret is told to nobody.
    owner: [...of('secret', 'codes', 'withdrawn', 'deleted'), kept, filed, shown],
    admin: [...always, kept],
    spare: [...always, ...of(...judged), lea.email.toLowerCase()],
    friend: [...always, ...of(...judged), lea.email.toLowerCase(), shown],
  }
}

const whoAsks = ({ path }: Operation): fc.Arbitrary<Actor> =>
  /^\/admin|^\/moderation\/(words|cases|appeals|reports\/)/.test(path)
    ? fc.constantFrom<Actor>(...ASKING, 'admin', 'admin', 'admin', 'moderator')
    : /^\/conference/.test(path)
      ? fc.constantFrom<Actor>(...ASKING, 'owner', 'stranger', 'professional', 'moderator', 'admin')
      : fc.constantFrom<Actor>(...ASKING, 'owner', 'owner', 'owner', 'stranger')

const bounds = [0, ROUND, ...Array.from({ length: Math.ceil(INPUTS / PASS) }, (_, pass) => (pass + 1) * PASS)]
const passes = bounds.slice(1).map((to, pass) => ({ from: bounds[pass]!, to: Math.min(to, INPUTS) }))
const turns = passes
  .filter(({ from, to }) => from < to)
  .flatMap((pass) => shared.map((operation) => [operation.name, { operation, ...pass }] as const))

describe.each(turns)('%s', (name, { operation, from, to }) => {
  test(`takes whatever is sent to it`, { timeout: 60_000 + PASS * 1_000 }, async () => {
    const schemas = new Map(
      Object.entries(operation.answers).map(([status, schema]) => [Number(status), z.fromJSONSchema(schema as never)]),
    )
    const [faults, count, begun]: [string[], FuzzCounts, number] = [[], told.get(name)!, performance.now()]
    await tidy()
    ids = await pools()
    for (let at = from; at < to; at += ROUND) {
      const turn = inputsIn(operation, { from: at, to: Math.min(to, at + ROUND) }).entries()
      const work = async () => {
        for (const [i, [actor, input]] of turn) {
          if (i % 40 === 0) await afresh()
          const fault = await ask({ operation, actor, input, schemas, round: at / ROUND })
          count.tried++
          if (!fault) continue
          count.wrong++
          if (faults.length < 5) faults.push(fault)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    }
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1)
    tell(`${name}: ${count.tried} inputs, ${count.granted} granted, ${count.wrong} wrong, ${seconds} s`)
    expect(faults, `${count.wrong} of ${count.tried} inputs of ${name}, FUZZ_SEED=${SEED}`).toEqual([])
  })
})

/** Vacuums the database in a long run: the PostgreSQL of tests does not do so by itself, and would wade through all deleted rows. */
async function tidy() {
  if (TOLD_TO) await world.services().db.execute(sql`vacuum analyze`)
}

type FuzzCounts = { tried: number; granted: number; wrong: number }

/** Reports progress to the process that shared the operations out. */
function tell(line?: string) {
  if (!TOLD_TO) return
  if (line) process.stderr.write(`${line}\n`)
  writeFileSync(TOLD_TO, JSON.stringify({ told: Object.fromEntries(told), failures: logged.length }))
}

/** Makes inputs for an operation. The very first of all is one that the server grants, unchanged. */
function inputsIn(operation: Operation, { from, to }: { from: number; to: number }): (readonly [Actor, Input])[] {
  const of = new Map(ASKING.map((actor) => [actor, inputsOf(operation, idsFor(actor))]))
  const each = whoAsks(operation).chain((actor) => fc.tuple(fc.constant(actor), of.get(actor)!))
  const made = fc.sample(each, { seed: SEED + from / ROUND, numRuns: to - from })
  return from === 0 ? [['stranger', PLAIN], ...made.slice(1)] : made
}

/** Removes quotas and punishments and restores sessions: limits have tests of their own, and everybody is to go on asking. */
async function afresh() {
  const { db } = world.services()
  const all = sql.join(
    Object.values(people).map(({ id }) => sql`${id}::uuid`),
    sql`, `,
  )
  await db.execute(sql`with
    used as (delete from quota_use), tries as (delete from rate_limit),
    freed as (delete from sanction where member_id in (${all})), stays as (delete from erasure where member_id in (${all})),
    untold as (delete from push_subscription where endpoint like 'https://fcm.%'),
    seen as (delete from block where blocker_id in (${all}) and blocked_id in (${all}))
    insert into session select * from fuzz_session on conflict do nothing`)
  for (const [name, cookie] of cookiesOfCast) people[name].cookie = cookie
  // The server remembers for seconds that a session was gone, and all inputs of one operation take less time than that.
  world.appServices().sessions.drop('everyone')
}

/** The cookies with which each actor began: a renewed session is followed until these are put back. */
const cookiesOfCast = new Map<keyof typeof people, string>()

async function keepCast() {
  for (const name of Object.keys(people) as (keyof typeof people)[]) cookiesOfCast.set(name, people[name].cookie)
  await world.services().db.execute(sql`create table fuzz_session as select * from session`)
}

type FuzzRequest = {
  operation: Operation
  actor: Actor
  input: Input
  schemas: Map<number, z.ZodType>
  round: number
}

/** Aimed inputs wait for their turn: what one of them prepares, another would use up. */
let before = Promise.resolve<unknown>(undefined)

async function ask(asked: FuzzRequest): Promise<string | undefined> {
  const form = asked.input.aimed && forms[asked.operation.name]
  if (!form) return send(asked)
  const turn = before.then(async () => {
    const made = await readyForm(form)
    if (!made) return send(asked)
    const actor = ACTORS.find((each) => (each === 'visitor' ? !made.who : people[each].id === made.who?.id))!
    return send({ ...asked, actor, input: aimedAt(asked.operation, asked.input, made) })
  })
  before = turn.catch(() => undefined)
  return turn
}

/** Prepares a form. Earlier inputs may be in its way, so a refusal gives undefined; only a failure of the server is thrown. */
async function readyForm(form: TrueForms[string]): Promise<TrueForm | undefined> {
  try {
    return await form()
  } catch (error) {
    if (error instanceof ORPCError && error.status < 500) return undefined
    throw error
  }
}

/** Sends an input and returns what is wrong with the answer, if anything is. */
async function send({ operation, actor, input, schemas, round }: FuzzRequest): Promise<string | undefined> {
  const [path, init] = requestOf(operation, input)
  const me = actor === 'visitor' ? undefined : people[actor]
  const remoteAddress = `10.${operations.indexOf(operation)}.${round % 250}.${ACTORS.indexOf(actor)}`
  const headers = { ...(init.headers as object), ...(me && { cookie: me.cookie }) }
  const incoming = { socket: { remoteAddress }, headers: {} }
  const before = logged.length
  const response = await app.request(path, { ...init, headers }, { incoming } as never)
  if (me) takeCookies(me, response.headers.getSetCookie())
  const text = await response.text()
  const why = faultOf({ operation, actor, response, text, schemas, input })
  if (!why) {
    if (response.status < 400) told.get(operation.name)!.granted++
    return undefined
  }
  const said = init.body instanceof FormData ? 'a form' : (init.body ?? '')
  const causes = logged.slice(before, before + 1).map(causeOf)
  return [why, actor, init.method, path, said, text, ...causes].map((each) => String(each).slice(0, 600)).join(' | ')
}

type Answered = Pick<FuzzRequest, 'operation' | 'actor' | 'schemas' | 'input'> & { response: Response; text: string }

function faultOf({ operation, actor, response, text, schemas, input }: Answered): string | undefined {
  const read = text.toLowerCase()
  const leak = secrets[actor].find((secret) => read.includes(secret))
  if (leak) return `tells a secret: ${leak}`
  if (response.headers.get('cache-control') === null) return 'may be cached by anybody'
  if (!response.headers.get('content-type')?.startsWith('application/json')) {
    return response.ok || response.status === 303 ? undefined : `a refusal that is no JSON: ${response.status}`
  }
  const answer = unwrapped(JSON.parse(text), input)
  if (response.ok) {
    const kept = schemas.get(response.status)?.safeParse(answer)
    return !kept || kept.success ? undefined : `not as documented: ${z.prettifyError(kept.error)}`
  }
  return refusalFault(operation, response.status, answer)
}

const unwrapped = (answer: unknown, { door }: Input) => (door === 'rpc' ? (answer as { json: unknown }).json : answer)

/** Returns a fault unless the refusal is one that the contract names for this operation, with its status and its data. */
function refusalFault({ name }: Operation, status: number, answer: unknown): string | undefined {
  const { code, data } = answer as { code: string; data?: unknown }
  // Better Auth refuses here because it does not recognise the page's own client: this code is the library's.
  if (code === 'CSRF_TOKEN_MISMATCH') return undefined
  if (!Object.hasOwn(ERRORS, code)) return `refused by no code of ours: ${status} ${code}`
  const { status: its, ...rest } = ERRORS[code as ErrorCode]
  if (status !== its) return `${code} with the status ${status}`
  if (!Object.hasOwn(codesOf(name), code)) return `${code} is not among what this operation refuses`
  if ('data' in rest && !readable(rest.data).safeParse(data).success) return `${code} without its data`
  return undefined
}

/** Turns a schema into one that reads dates as JSON writes them. */
const readable = (schema: z.ZodType) => z.fromJSONSchema(z.toJSONSchema(schema, { unrepresentable: 'any' }) as never)

type Node = { '~orpc'?: { errorMap: object } } & { [name: string]: Node }

const codesOf = (name: string): object =>
  name.split('.').reduce((node, part) => node[part]!, contract as unknown as Node)['~orpc']!.errorMap

const isLikeError = (said: unknown): said is Error => typeof said === 'object' && said !== null && 'message' in said

function causeOf(said: unknown): string {
  const causes: string[] = []
  const [given, words = ''] = said as [{ err?: unknown }, string?]
  causes.push(words)
  // The job queue logs objects that only look like errors.
  for (let error: unknown = given?.err ?? given; isLikeError(error); error = error.cause)
    causes.push(`${error.name}: ${error.message.slice(0, 300)}\n${error.stack?.split('\n').slice(1, 5).join('\n')}`)
  return causes.join('\n← ')
}

describe('after all this', () => {
  // With few inputs an operation may be refused by chance alone; with a hundred each operation is granted to somebody.
  test.skipIf(INPUTS < 30)(
    'every operation was reached, not only its refusal, but those that need a service absent here',
    () => {
      const never = shared.map(({ name }) => name).filter((name) => told.get(name)!.granted === 0)
      expect(never).toEqual(shared.map(({ name }) => name).filter((name) => Object.hasOwn(BEYOND, name)))
    },
  )

  test('no smuggled value was stored, and no object of the server carries it', async () => {
    expect(await tracesOf(world, [SMUGGLED.word, SMUGGLED.id, '1999-12-31'])).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(({} as { isAdmin?: true }).isAdmin).toBeUndefined()
  })

  test('nobody has a right they were not given', async () => {
    const { rows } = await world.services().db.execute<{ id: string }>(sql`
      select member_id as id from role where member_id in (${life.lea.id}, ${people.stranger.id}, ${life.max.id}, ${people.spare.id}, ${people.friend.id})`)
    expect(rows).toEqual([])
  })

  test('no job failed, nothing was logged as a failure, and the server is well', {
    timeout: 120_000 + INPUTS * 300,
  }, async () => {
    // Jobs search for and announce what was published only after it was answered.
    await vi.waitFor(() => world.settle(), { timeout: 60_000 + INPUTS * 300 })
    const { rows } = await world
      .services()
      .db.execute(sql`select name, output from pgboss.job where state in ('failed', 'retry')`)
    expect([rows, logged.map(causeOf)]).toEqual([[], []])
    await expect.poll(async () => (await world.fetch('/api/health')).status).toBe(200)
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
    await expect.poll(async () => (await world.fetch('/api/health')).status).toBe(200)
  })
})
