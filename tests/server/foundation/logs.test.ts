import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'node:util'
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test, vi } from 'vitest'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying } from '#tests/support/fixtures/sharing.ts'
import { marked, wholeLife } from '#tests/support/fixtures/whole-life.ts'
import { openWorld, PASSWORD, type Person } from '#tests/support/world.ts'

/** Everything that this process writes: its log, and what its parts print past it. */
const written: string[] = []
const world = openWorld(
  { LOG_LEVEL: 'trace' },
  {
    write(line) {
      written.push(line)
    },
  },
)
const said = () => written.join('')
const lines = () => written.map((line) => JSON.parse(line) as Record<string, unknown>)

const printed: string[] = []
beforeEach(() => {
  for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, method).mockImplementation((...args) => void printed.push(format(...args)))
})

const json = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** Returns what no line may contain: the addresses, ids, pseudonyms and session tokens of these people. */
const secretsOf = (...people: Person[]) =>
  people.flatMap(({ email, username, id, address, cookie }) => [
    ...[email, username, id, address],
    ...cookie.split('; ').map((pair) => decodeURIComponent(pair.slice(pair.indexOf('=') + 1)).split('.')[0]!),
  ])

test('the most verbose log of a whole life on the site holds no word, address, token or id of a member', {
  tags: 'long',
}, async () => {
  const { lea, max, words, postalCode } = await wholeLife(world)
  const searched = marked('searched')
  await world.fetch(`/api/posts?query=${searched}`, {}, lea)
  await world.fetch(`/member/${lea.id}?${searched}`, { headers: { accept: 'text/html' } }, lea)
  const wrong = marked('password')
  await world.fetch('/api/auth/sign-in/email', { ...json, body: JSON.stringify({ email: lea.email, password: wrong }) })
  await world.fetch('/rpc/posts/publishSymptom', { ...json, body: `{"json": ${searched}` }, lea)
  await world.settle()
  const links = world
    .mailsTo(lea.email)
    .flatMap((mail) => mail.match(/[?&](?:confirm|reset|email|unlock)=([^&\s"]+)/g) ?? [])
  expect(links.length).toBeGreaterThan(0)
  expect(said()).toContain('"route":"posts.publishSymptom"')
  const secrets = [...Object.values(words), ...secretsOf(lea, max), postalCode, searched, wrong, PASSWORD]
  for (const secret of [...secrets, ...links.map((link) => link.slice(link.indexOf('=') + 1))]) {
    expect(said()).not.toContain(secret)
    expect(printed.join('\n')).not.toContain(secret)
  }
})

test('a failure of the database is logged without the values it was to write, under the request id of the answer', async () => {
  const { lea, max } = await world.people('lea', 'max')
  const post = await world.as(lea).posts.publishSymptom(vertigo())
  await world.settle()
  const { db } = world.services()
  const [written, typed, sought] = [marked('written'), marked('typed'), marked('sought')]

  // PostgreSQL puts the whole row into the detail of what it refuses, and Drizzle every parameter into its message.
  await db.execute(sql`alter table comment add constraint no_more check (false) not valid`)
  const body = JSON.stringify(saying(post.id, { body: `Ma migraine ${written}` }))
  const answer = await world.fetch(`/api/posts/${post.id}/comments`, { ...json, body }, max)
  await db.execute(sql`alter table comment drop constraint no_more`)
  expect(answer.status).toBe(500)
  const requestId = answer.headers.get('x-request-id')
  const told = lines().find((line) => line.level === 'error' && line.requestId === requestId)
  expect(told).toMatchObject({ msg: 'request failed' })
  expect(JSON.stringify(told)).toContain('Failed query: ')
  expect(JSON.stringify(told)).toContain('insert into')
  expect(JSON.stringify(told)).toContain('23514')

  // These queries fail on words that PostgreSQL repeats in its own message.
  for (const query of [
    sql`select ${typed}::uuid`,
    sql`select ${typed}::tsquery, ${`${typed} & &`}::tsquery`,
    sql`select ${`{"${typed}`}::jsonb`,
    sql`select ${`{${typed}`}::text[]`,
    sql`select ${`${typed}-13-45`}::timestamptz`,
    sql`select ${`(${typed}`} ~ ${`(${typed}`}`,
    sql`select ${`99999999999999999999`}::int, ${typed}::int`,
    sql.raw(`select '${typed}'::int`),
  ]) {
    const { log } = world.services()
    const error: unknown = await db.execute(query).then(
      () => undefined,
      (caught: unknown) => caught,
    )
    log.error({ err: error }, 'tried')
    log.error(error)
  }
  expect(lines().filter(({ msg }) => msg === 'tried')).toHaveLength(8)

  // A job that fails.
  await db.execute(sql`alter table match_key rename to match_key_gone`)
  await world
    .as(max)
    .posts.publishSymptom(vertigo({ title: `Vertiges ${sought}`, description: `Depuis hier ${sought}` }))
  await expect
    .poll(() => lines().filter((line) => line.queue === 'matching.search-published' && line.level === 'error').length)
    .toBeGreaterThan(0)
  await db.execute(sql`alter table match_key_gone rename to match_key`)
  await world.settle()

  // PostgreSQL does not keep what it refused in a log file of its own either.
  const home = new URL(world.services().config.databaseUrl!).searchParams.get('host')!
  const kept = readFileSync(join(home, 'log'), 'utf8')
  expect(kept).toContain('database system is ready to accept connections')
  for (const secret of [written, typed, sought, 'migraine', ...secretsOf(lea, max)]) {
    expect(said()).not.toContain(secret)
    expect(kept).not.toContain(secret)
  }
})

test('the output of the account library when its own look-up fails identifies nobody', async () => {
  const ada = await world.person()
  const { db } = world.services()
  await db.execute(sql`alter table "user" rename to user_gone`)
  const before = printed.length
  const { status } = await world.fetch('/api/notifications', {}, ada)
  await db.execute(sql`alter table user_gone rename to "user"`)
  expect(status).toBeGreaterThanOrEqual(500)
  const told = printed.slice(before).join('\n')
  expect(told).toContain('Failed query')
  for (const secret of secretsOf(ada)) {
    expect(told).not.toContain(secret)
    expect(said()).not.toContain(secret)
  }
})

test('a lost connection is logged, without a request id, whatever it was opened for', async () => {
  const ada = await world.person()
  const { db } = world.services()
  // While this transaction holds one, others are opened, each for a request.
  await db.transaction(() => Promise.all(Array.from({ length: 12 }, () => world.fetch('/api/notifications', {}, ada))))
  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vecu' and datname = current_database() and pid <> pg_backend_pid()`,
  )
  const lost = () => lines().filter(({ msg }) => msg === 'database connection lost')
  await expect.poll(lost).not.toEqual([])
  await world.fetch('/api/notifications', {}, ada)
  expect(lost().filter((line) => 'requestId' in line)).toEqual([])
})

test('each answer has an id of its own, which nobody else can choose', async () => {
  const ids = await Promise.all(
    ['/api/health', '/api/posts/figures', '/rpc/nothing', '/feed'].map(async (path) =>
      (await world.fetch(path, { headers: { 'x-request-id': 'chosen-by-a-stranger' } })).headers.get('x-request-id'),
    ),
  )
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)
  expect(said()).not.toContain('chosen-by-a-stranger')
})

test('a request is one line at the debug level: its route, its status, and its duration', async () => {
  const lea = await world.person()
  const answer = await world.fetch('/api/notifications', {}, lea)
  const line = lines().find((each) => each.requestId === answer.headers.get('x-request-id') && each.msg === 'request')
  expect(line).toEqual({
    level: 'debug',
    time: expect.any(String),
    requestId: expect.any(String),
    method: 'GET',
    route: 'notifications.list',
    status: 200,
    ms: expect.any(Number),
    msg: 'request',
  })
})
