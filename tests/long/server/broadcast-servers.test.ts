import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type AppServices, openAppServices } from '#server/app/services.ts'
import { superviseBroadcasts } from '#server/conferences/commands/broadcast.ts'
import { stopBroadcast } from '#server/conferences/commands/stop-broadcast.ts'
import { openLog } from '#server/foundation/observe/log.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { testPeers } from '#tests/support/fixtures/broadcast-peers.ts'
import { aLiveConference, anExpert } from '#tests/support/fixtures/conferences.ts'
import { refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// Two servers share one database, each with the built-in relay: one is the world, the other is opened beside it.

const world = openWorld({ MEDIA_PORTS: '22800-23199' })
const { as } = world
const peers = testPeers()
const dataDir = mkdtempSync(join(tmpdir(), 'vecu-beside-'))
let beside: AppServices

const openBeside = async () => {
  const { config, secret } = world.services()
  const options = { databaseUrl: config.databaseUrl!, secret, log: openLog('silent') }
  beside = await openAppServices({
    config: { ...config, dataDir, media: { ...config.media, ports: [23_200, 23_599] } },
    ...options,
  })
}
beforeAll(openBeside)
afterAll(async () => {
  await beside.close()
  rmSync(dataDir, { recursive: true, force: true })
})
afterEach(async () => {
  await peers.close()
  for (const { broadcasts } of [world.services(), beside.services])
    for (const id of broadcasts.published()) await broadcasts.unpublish(id)
})

async function scene() {
  const [expert, ada] = await Promise.all([anExpert(world), world.person()])
  return { expert, ada, id: await aLiveConference(world, { expert, registered: [ada] }) }
}
/** Lets the expert send through the first server. */
async function send(expert: Person, id: string) {
  let take = 0
  await peers.send(async (offer) => {
    const sent = await as(expert).rooms.publish({ id, offer })
    take = sent.take
    return sent.answer
  })
  return take
}
const isLive = async (who: Person, id: string) => (await as(who).rooms.enter({ id })).broadcast.isLive
/** Returns the refusal code of a server's own function, which is not called over HTTP. */
const codeOf = (done: Promise<unknown>) =>
  done.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : error),
  )
const watchBeside = (who: Person, roomId: string) => beside.services.broadcasts.watch({ roomId, memberId: who.id })

test('a second server neither writes off nor calls silent a broadcast of the first: a watcher there is told that the picture is away', async () => {
  const { expert, ada, id } = await scene()
  await send(expert, id)
  await superviseBroadcasts(beside.services)
  expect(await isLive(ada, id)).toBe(true)
  expect(await codeOf(watchBeside(ada, id))).toBe('BROADCAST_AWAY')
  // A member who comes to the server that carries the broadcast sees it.
  const { watchId, offer } = await as(ada).rooms.watch({ id })
  const { received } = await peers.watch(offer, (answer) => as(ada).rooms.answerWatch({ id, watchId, answer }))
  await expect.poll(() => received.video).toBeGreaterThan(5)
  await as(expert).rooms.unpublish({ id })
  expect(await codeOf(watchBeside(ada, id))).toBe('NOT_SENDING')
})

test('a broken connection to the database takes the room from no server', async () => {
  const { expert, ada, id } = await scene()
  await send(expert, id)
  const { db } = world.services()
  const holders = async () => {
    const { rows } = await db.execute<{ pid: number }>(sql`
      select pid from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and application_name like 'vecu-leases%' and datname = current_database()`)
    return rows.map(({ pid }) => pid)
  }
  const [before] = await holders()
  await db.execute(sql`select pg_terminate_backend(${before})`)
  await expect.poll(async () => (await holders()).filter((pid) => pid !== before).length).toBe(1)
  await superviseBroadcasts(beside.services)
  expect(await isLive(ada, id)).toBe(true)
})

test('a broadcast of another server is ended and taken over through this one; a server that is gone carries nothing', async () => {
  const { expert, ada, id } = await scene()
  await send(expert, id)
  await stopBroadcast(beside.services, id)
  expect(world.services().broadcasts.published()).toEqual([])
  expect(await isLive(ada, id)).toBe(false)

  expect(await send(expert, id)).toBe(2)
  // An offer that cannot be carried takes nothing over.
  expect(await codeOf(beside.services.broadcasts.publish(id, 'v=0'))).toBe('INVALID_INPUT')
  expect(await world.services().broadcasts.isPublishing(id)).toBe(true)
  await peers.send((offer) => beside.services.broadcasts.publish(id, offer))
  expect(await world.services().broadcasts.isPublishing(id)).toBe(false)
  expect(await refusalOf(as(ada).rooms.watch({ id }))).toBe('BROADCAST_AWAY')
  await superviseBroadcasts(world.services())
  expect(await isLive(ada, id)).toBe(true)

  await beside.close()
  await superviseBroadcasts(world.services())
  expect(await isLive(ada, id)).toBe(false)
  await openBeside()
})
