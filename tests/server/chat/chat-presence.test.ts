import { sql } from 'drizzle-orm'
import { afterEach, expect, test, vi } from 'vitest'
import { isOnline as isThere, openPresence, type Presence } from '#server/chat/presence-service.ts'
import { talking } from '#tests/support/fixtures/chat.ts'
import { listenToSignals } from '#tests/support/fixtures/sharing.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const HEARTBEAT_MS = 50

const servers: Presence[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  for (const server of servers.splice(0)) await server.close()
})

/** One more server on this database, and what it tells. */
function another() {
  const told: string[] = []
  const { db, log } = world.services()
  const live = {
    broadcast: (signals: readonly { kind: string; id: string }[]) => void told.push(...signals.map(wordsOf)),
  }
  const presence = openPresence({ db, live, log, heartbeatMs: HEARTBEAT_MS })
  servers.push(presence)
  return { presence, told }
}
const wordsOf = ({ kind, id }: { kind: string; id: string }) => `${kind} ${id}`

const isOnline = async ({ id }: Person) =>
  (await world.services().db.execute(sql`select ${isThere(sql`${id}::uuid`)} as there`)).rows[0]!.there
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)

test('the presence of a member is written anew when its row is lost', async () => {
  const ada = await world.person()
  const { presence } = another()
  presence.hear(ada.id, true)
  await expect.poll(() => isOnline(ada)).toBe(true)
  await run(sql`delete from presence`)
  await expect.poll(() => isOnline(ada)).toBe(true)
  await presence.close()
  expect(await isOnline(ada)).toBe(false)
})

test('another server tells that the members on a server that died are gone', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await run(sql`insert into presence values (${bob.id}, gen_random_uuid(), now() + interval '4 seconds')`)
  expect(await isOnline(bob)).toBe(true)
  const toldAtHome = listenToSignals(world)
  const { told } = another()
  await expect.poll(() => [...told, ...toldAtHome()]).toEqual([`conversation ${id}`])
  expect(await isOnline(bob)).toBe(false)
})

test('a member on two servers is present until they left both', async () => {
  const ada = await world.person()
  const [one, other] = [another().presence, another().presence]
  for (const server of [one, other]) server.hear(ada.id, true)
  await expect.poll(async () => (await run(sql`select from presence where member_id = ${ada.id}`)).rows.length).toBe(2)
  await one.close()
  expect(await isOnline(ada)).toBe(true)
  await other.close()
  expect(await isOnline(ada)).toBe(false)
})

test('an unknown member is never present, and other members are', async () => {
  const ada = await world.person()
  const { presence } = another()
  for (const id of [crypto.randomUUID(), ada.id]) presence.hear(id, true)
  await expect.poll(() => isOnline(ada)).toBe(true)
  expect((await run(sql`select from presence where member_id <> ${ada.id}`)).rows).toEqual([])
})
