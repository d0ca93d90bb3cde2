import pg from 'pg'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Leases, openLeases } from '#server/foundation/work/leases.ts'
import { freshDatabase } from '#tests/support/servers/database.ts'
import type { TestDatabase } from '#tests/support/servers/postgres.ts'

let database: TestDatabase
const open: { close(): Promise<void> }[] = []
beforeAll(async () => {
  database = await freshDatabase({ migrated: false })
  return () => database.drop()
})
afterEach(async () => {
  for (const each of open.splice(0)) await each.close()
})

function aServer() {
  const ask = vi.fn()
  const leases: Leases = openLeases({ url: database.url, ask })
  open.push(leases)
  return { ask, ...leases }
}
const soon = () => AbortSignal.timeout(20_000)

/** A connection under the name of a server's, as PostgreSQL sees one whose other side has vanished. */
async function leaveStaleOwner(key: string) {
  const { rows } = await beside.query<{ name: string }>(
    `select application_name as name from pg_stat_activity where application_name like 'vecu-leases%' and datname = current_database()`,
  )
  const staleOwner = new pg.Client({ connectionString: database.url, application_name: rows[0]!.name })
  staleOwner.on('error', () => {})
  await staleOwner.connect()
  await staleOwner.query('select pg_advisory_lock(hashtextextended($1, 0))', [`lease:${key}`])
  open.push({ close: () => staleOwner.end().catch(() => {}) })
}

let beside: pg.Client
beforeAll(async () => {
  beside = new pg.Client({ connectionString: database.url })
  await beside.connect()
  return () => beside.end()
})
const breakLines = () =>
  beside.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'vecu-leases%' and datname = current_database()`,
  )

test('one server holds a lease at a time; its holder is asked for it, and the next has it once it is given', async () => {
  const [one, other] = [aServer(), aServer()]
  const asked = vi.fn(() => void one.give('room'))
  await one.take('room', asked, soon())
  expect(await other.isTaken('room')).toBe(true)
  other.ask.mockImplementation((key: string) => one.hear([key]))
  await other.take('room', () => {}, soon())
  expect(asked).toHaveBeenCalled()
  await other.give('room')
  expect(await one.isTaken('room')).toBe(false)
})

test('a lease lost with a connection is taken again on the next, and nobody is asked for it', async () => {
  const server = aServer()
  const asked = vi.fn()
  await server.take('room', asked, soon())
  await breakLines()
  await expect.poll(() => server.isTaken('room').catch(() => undefined)).toBe(true)
  expect(asked).not.toHaveBeenCalled()
  await server.give('room')
  expect(await server.isTaken('room')).toBe(false)
})

test('a server that lost its lease to a quicker one is told as if it had been asked', async () => {
  const server = aServer()
  const asked = vi.fn()
  await server.take('room', asked, soon())
  // Another waits in PostgreSQL's own line: it has it the moment this one loses it.
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  open.push({ close: () => other.end() })
  const had = other.query('select pg_advisory_lock(hashtextextended($1, 0))', ['lease:room'])
  const waits = () =>
    beside.query(
      `select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())`,
    )
  await expect.poll(async () => (await waits()).rowCount).toBe(1)
  await breakLines()
  await had
  await expect.poll(() => asked.mock.calls.length).toBeGreaterThan(0)
  await server.give('room')
})

test('a lease held by an older connection of the same server counts as its own: that connection is ended', async () => {
  const server = aServer()
  expect(await server.isTaken('room')).toBe(false)
  await leaveStaleOwner('room')
  await server.take('room', () => {}, soon())
  expect(server.ask).not.toHaveBeenCalled()
  expect(await server.isTaken('room')).toBe(true)
})
