import { type IncomingMessage, request } from 'node:http'
import { afterAll, afterEach, expect, test } from 'vitest'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { WELL_KNOWN_FLOOD } from '#server/app/flood-limits.ts'
import { testPeers } from '#tests/support/fixtures/broadcast-peers.ts'
import { talking, writing } from '#tests/support/fixtures/chat.ts'
import { aLiveConference, anExpert } from '#tests/support/fixtures/conferences.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { type LiveClient, openSocket } from '#tests/support/live-client.ts'
import { httpProcessesOf } from '#tests/support/servers/processes.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

// One server of two HTTP processes: the first process is this one.

// The hook that is registered first runs last: no process outlasts its server.
afterAll(() => expect(httpProcessesOf(process.pid)).toEqual([]))
const world = openWorld({ WORKERS: '2', METRICS_PORT: '9464', MEDIA_PORTS: '22800-23199', DATABASE_CONNECTIONS: '6' })
const { as } = world
const peers = testPeers()
const sockets: LiveClient[] = []
afterEach(async () => {
  for (const { ws } of sockets.splice(0)) ws.terminate()
  await peers.close()
})

/** Returns the values of a figure by process. */
async function figures(name: string, label = ''): Promise<Record<string, number>> {
  const told = await (await fetch(world.metricsUrl())).text()
  const lines = told.split('\n').filter((line) => new RegExp(`^${name}[{ ]`).test(line) && line.includes(label))
  return Object.fromEntries(
    lines.map((line) => [/process="([^"]+)"/.exec(line)?.[1] ?? '', Number(line.split(' ').at(-1))]),
  )
}

/** Asks over a connection of its own, as each goes to the next process. */
const askAnew = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((settle, fail) => {
    const asked = request(`${world.url()}${path}`, { agent: false, headers }, (answer) => settle(answer.resume()))
    asked.on('error', fail).end()
  })

/** Opens sockets of this member until each process holds one. */
async function atBoth(who: Person): Promise<LiveClient[]> {
  const before = await figures('vecu_live_sockets')
  const mine: LiveClient[] = []
  const isAtBoth = async () => {
    mine.push(await openSocket(world, who))
    const now = await figures('vecu_live_sockets')
    return ['http-1', 'http-2'].every((name) => now[name]! > before[name]!)
  }
  await expect.poll(isAtBoth, { interval: 1 }).toBe(true)
  sockets.push(...mine)
  return mine
}

test('two processes answer behind one port, and one address tells the figures of all', async () => {
  expect(httpProcessesOf(process.pid)).toHaveLength(2)
  const answers = await Promise.all(Array.from({ length: 8 }, () => askAnew('/api/health')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
  const requests = await figures('vecu_requests_total', 'route="/api/health"')
  expect(Object.keys(requests).sort()).toEqual(['http-1', 'http-2'])
  expect(Object.values(requests).every((count) => count >= 2)).toBe(true)
  expect(Object.keys(await figures('process_resident_memory_bytes')).sort()).toEqual(['http-1', 'http-2', 'main'])
  expect(Object.keys(await figures('vecu_healthy', 'part="database"'))).toEqual(['main'])
})

test('a message written through either process reaches sockets at both; signing out closes them at both', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  const tabs = await atBoth(bob)
  await as(ada).chat.send(writing(id))
  for (const { heard } of tabs) await expect.poll(() => heard.map(({ kind }) => kind)).toContain('message')
  const out = await world.fetch('/api/auth/sign-out', jsonPost({}), bob)
  expect(out.status).toBe(200)
  expect(new Set(await Promise.all(tabs.map(({ closed }) => closed)))).toEqual(new Set([LIVE_CLOSE.sessionEnded]))
  const again = Array.from({ length: 4 }, () => askAnew('/api/chat/unread', { cookie: bob.cookie }))
  expect((await Promise.all(again)).map(({ statusCode }) => statusCode)).toEqual(Array(4).fill(401))
})

test('limits that are counted in memory count over both processes, and so do the sockets of a member', async () => {
  const from = { 'x-forwarded-for': world.newAddress() }
  const asked = Array.from({ length: WELL_KNOWN_FLOOD.points + 10 }, () => askAnew('/.well-known/audit-heads', from))
  const refused = (await Promise.all(asked)).filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(10)
  const { carla } = await world.people('carla')
  const opening = Array.from({ length: 24 }, () => openSocket(world, carla).then((tab) => void sockets.push(tab)))
  const opened = (await Promise.allSettled(opening)).filter(({ status }) => status === 'fulfilled')
  expect(opened).toHaveLength(20)
})

test('a process without the reader finds the closest and looks words up through the one that has it', async () => {
  const { dora, elsa } = await world.people('dora', 'elsa')
  await as(dora).posts.publishSymptom(
    symptom({ description: 'J’ai les pieds qui brûlent et les doigts qui picotent.' }),
  )
  await as(elsa).posts.publishSymptom(symptom({ description: 'La nuit mes pieds brûlent. Mes doigts picotent.' }))
  await world.settle()
  const names = async () => (await as(dora).closest.ofAll({})).items.map(({ post }) => post.author.username)
  await expect.poll(names).toEqual([elsa.username])
  const found = await as(elsa).closest.lookUp({ words: 'fourmillements', language: 'fr' })
  expect(JSON.stringify(found)).toContain('ourmillement')
})

test('the first process carries a broadcast that others take in and give out', async () => {
  const [expert, viewer] = [await anExpert(world), await world.person()]
  const id = await aLiveConference(world, { expert, registered: [viewer] })
  await peers.send(async (offer) => (await as(expert).rooms.publish({ id, offer })).answer)
  expect(world.services().broadcasts.published()).toEqual([id])
  expect((await as(viewer).rooms.enter({ id })).broadcast.isLive).toBe(true)
  const watched = Array.from({ length: 2 }, async () => {
    const { watchId, offer } = await as(viewer).rooms.watch({ id })
    return peers.watch(offer, (answer) => as(viewer).rooms.answerWatch({ id, watchId, answer }))
  })
  for (const { received } of await Promise.all(watched)) await expect.poll(() => received.video).toBeGreaterThan(5)
  await as(expert).rooms.unpublish({ id })
  expect(world.services().broadcasts.published()).toEqual([])
})
