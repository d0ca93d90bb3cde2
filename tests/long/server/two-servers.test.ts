import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { openWire, type Wire } from '#tests/faults/wire.ts'
import { readBy, TAKEN, talking, writing } from '#tests/support/fixtures/chat.ts'
import { photo } from '#tests/support/fixtures/files/pictures.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { type LiveClient, openSocket } from '#tests/support/live-client.ts'
import { openTab } from '#tests/support/live-tab.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { findRedis, openRedisServer, type TestRedis } from '#tests/support/servers/redis.ts'
import { openTwoServers, type TestServer, type TwoServers } from '#tests/support/servers/two-servers.ts'
import { idOf, tusCalls } from '#tests/support/uploads.ts'
import type { Person } from '#tests/support/world.ts'
import { type Figure, loadNow, record } from '../../../bench/support/record.ts'

/** The two servers share a database, and tell each other of what is live, over PostgreSQL or over Redis where it is installed. */

const found = findRedis()

/** Figures for `npm run trust`, recorded once all of them are there: no test fails by the milliseconds. */
const figures: Figure[] = []
const loadBefore = loadNow()
const BACK_WITHIN_MS = 5_000
afterAll(() => {
  if (figures.length === (found.isHere ? 6 : 4)) record({ name: 'two-servers', loadBefore, figures })
})

describe.each([
  { over: 'PostgreSQL', workers: 1, isLeftOut: false },
  { over: 'Redis', workers: 1, isLeftOut: !found.isHere },
  { over: 'PostgreSQL', workers: 2, isLeftOut: false },
])('two servers of $workers, connected over $over', ({ over, workers, isLeftOut }) => {
  const isOverRedis = over === 'Redis'
  const ofHow = workers === 1 ? `over ${over}` : `${workers} processes each`
  let redis: TestRedis | undefined
  /** The connection through which the second server reaches Redis. */
  let wire: Wire | undefined
  let two: TwoServers
  let ada: Person
  let bob: Person
  let conversationId: string
  const sockets: LiveClient[] = []

  beforeAll(async () => {
    if (isLeftOut) return
    redis = isOverRedis ? await openRedisServer() : undefined
    wire = redis && (await openWire({ host: '127.0.0.1', port: Number(new URL(redis.url).port) }))
    const byWire = redis && Object.assign(new URL(redis.url), { host: `${wire!.host}:${wire!.port}` })
    const env = { WORKERS: String(workers), DATABASE_CONNECTIONS: '8', ...(redis && { REDIS_URL: redis.url }) }
    two = await openTwoServers(env, byWire && { REDIS_URL: byWire.href })
    ;[ada, bob] = await Promise.all([two.person('ada'), two.person('bob')])
    conversationId = (await talking(two.both, ada, bob)).id
  }, 400_000)
  afterEach(() => {
    for (const { ws } of sockets.splice(0)) ws.terminate()
  })
  afterAll(async () => {
    await two?.close()
    await wire?.close()
    await redis?.kill()
  })

  /** Opens a tab of this member at one of the two, which looks at the conversation. */
  async function looking(place: TestServer, who: Person): Promise<LiveClient> {
    const socket = await openSocket(place, who)
    sockets.push(socket)
    await expect.poll(() => socket.heard.length).toBeGreaterThan(0)
    socket.ws.send(JSON.stringify({ watch: [`conversation:${conversationId}`] }))
    return socket
  }
  const kindsHeard = ({ heard }: LiveClient) => heard.map(({ kind }) => kind)
  const say = (place: TestServer, who: Person, body: string, requestId = crypto.randomUUID()) =>
    place.as(who).chat.send(writing(conversationId, { body, requestId }))
  const healthOf = async (place: TestServer) => {
    const answer = await place.fetch('/api/health')
    return { code: answer.status, ...((await answer.json()) as { checks: Record<string, string> }) }
  }

  test.skipIf(isLeftOut)('a message sent at one is read live at the other, with presence and typing', async () => {
    const { a, b } = two
    const isThere = async () => (await b.as(bob).chat.conversation({ conversationId })).isOnline
    const [bobs, adas] = [await looking(b, bob), await looking(a, ada)]
    await expect.poll(isThere).toBe(true)
    await expect.poll(() => kindsHeard(bobs)).toContain('conversation')
    const said = await say(a, ada, 'Depuis l’un')
    await expect.poll(() => bobs.heard).toContainEqual({ kind: 'message', id: conversationId, seq: expect.any(Number) })
    expect((await readBy(b, bob, conversationId)).map(({ id, body }) => ({ id, body }))).toEqual([
      { id: said.id, body: 'Depuis l’un' },
    ])
    // It is signalled again until it is heard: a tab that is about to watch hears nothing of what is over by then.
    await expect
      .poll(async () => {
        await b.as(bob).chat.typing({ conversationId })
        return kindsHeard(adas)
      })
      .toContain('typing')
    await b.as(bob).chat.mark({ conversationId, deliveredSeq: said.seq, readSeq: said.seq })
    await expect
      .poll(async () => (await a.as(ada).chat.conversation({ conversationId })).others)
      .toEqual({
        deliveredSeq: said.seq,
        readSeq: said.seq,
      })
  })

  // The time in which a page may be loaded again has to pass first, so one test of this is enough.
  test.skipIf(isLeftOut || isOverRedis || workers > 1)(
    'a member who leaves one is shown as gone at the other',
    async () => {
      const { a, b } = two
      const isThere = async () => (await b.as(bob).chat.conversation({ conversationId })).isOnline
      const adas = await looking(a, ada)
      await expect.poll(isThere).toBe(true)
      adas.ws.close()
      await expect.poll(isThere).toBe(false)
    },
  )

  test.skipIf(isLeftOut)('a notice and a call reach a member at the other; a call goes on through both', async () => {
    const { a, b } = two
    const carl = await two.person('carl')
    const [adas, bobs] = [await looking(a, ada), await looking(b, bob)]
    await a.as(carl).chat.start({ memberId: bob.id })
    await expect.poll(() => kindsHeard(bobs)).toEqual(expect.arrayContaining(['notice', 'request']))
    await a.as(ada).chat.start({ memberId: bob.id, kind: 'video' })
    await b.as(bob).chat.start({ memberId: ada.id, kind: 'video' })
    const { id } = await a.as(ada).calls.ring({ conversationId, agreesToShowAddress: true })
    await expect.poll(() => bobs.heard).toContainEqual({ kind: 'call', id, seq: expect.any(Number) })
    expect(await b.as(bob).calls.answer({ id, ...TAKEN })).toMatchObject({ state: 'active' })
    const sdp = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\n'
    await a.as(ada).calls.say({ id, bodies: [{ kind: 'description', type: 'offer', sdp }] })
    expect((await b.as(bob).calls.heard({ id })).signals.map(({ body }) => body)).toMatchObject([
      { type: 'offer', sdp },
    ])
    expect(await a.as(ada).calls.hangUp({ id })).toMatchObject({ state: 'over' })
    expect((await b.as(bob).calls.current()).call).toBeNull()
    expect(kindsHeard(adas).filter((kind) => kind === 'call').length).toBeGreaterThan(0)
  })

  test.skipIf(isLeftOut)('limits are counted over both', async () => {
    const { a, b } = two
    const tries = [a, b, a, b, a, b, a, b].map((place, nth) => tryToSignIn(place, nth))
    expect((await Promise.all(tries)).filter((status) => status === 429).length).toBe(2)
    // Each server counts the requests of a flood by itself, unless the two share a Redis.
    const id = crypto.randomUUID()
    const answering = (place: TestServer, who: Person) =>
      endingsOf(Array.from({ length: 12 }, () => place.as(who).calls.answer({ id, isAccepted: true })))
    // A server for which its Redis was slow once counts alone for two seconds, so somebody else tries again.
    await expect
      .poll(async () => {
        const dan = await two.person('dan')
        const endings = [...(await answering(a, dan)), ...(await answering(b, dan))]
        return endings.filter((code) => code === 'TOO_MANY_REQUESTS').length
      })
      .toBe(isOverRedis ? 4 : 0)
  })

  const tryToSignIn = async (place: TestServer, nth: number) => {
    const wrong = { email: `personne-${nth}@exemple.fr`, password: 'pas-le-bon-du-tout' }
    return (await place.fetch('/api/auth/sign-in/email', jsonPost(wrong, { 'x-forwarded-for': '10.9.9.9' }))).status
  }

  test.skipIf(isLeftOut)('signing out at one ends the session at the other, its sockets and its cookie', async () => {
    const { a, b } = two
    const eve = await two.person('eve')
    const eves = await looking(b, eve)
    expect((await b.as(eve).accounts.me()).member?.id).toBe(eve.id)
    const out = await a.fetch('/api/auth/sign-out', jsonPost({}), eve)
    expect(out.status).toBe(200)
    expect(await eves.closed).toBe(LIVE_CLOSE.sessionEnded)
    expect(await refusalOf(b.as(eve).chat.unread())).toBe('UNAUTHORIZED')
  })

  test.skipIf(isLeftOut)('an upload begun at one goes on at the other, and is shown by both', async () => {
    const { a, b } = two
    const bytes = await photo()
    const half = bytes.length >> 1
    const id = idOf(await tusCalls(a).begin(ada, { size: bytes.length }))
    expect((await tusCalls(a).append(ada, id, 0, new Uint8Array(bytes.subarray(0, half)))).status).toBe(204)
    expect((await tusCalls(b).head(ada, id)).headers.get('upload-offset')).toBe(`${half}`)
    expect((await tusCalls(b).append(ada, id, half, new Uint8Array(bytes.subarray(half)))).status).toBe(204)
    // The upload is completed at both at once: it is made twice, and kept once.
    const [media, again] = await Promise.all([a, b].map((place) => place.as(ada).media.complete({ id })))
    expect(again).toEqual(media)
    const shown = await Promise.all([a, b].map((place) => place.fetch(media!.small!, {}, ada).then((it) => it.bytes())))
    expect(shown[0]!.length).toBeGreaterThan(0)
    expect(shown[1]).toEqual(shown[0])
  })

  test.skipIf(isLeftOut)(
    'an upload at one whose connection died silently is given up there once it goes on at the other',
    async () => {
      const { a, b } = two
      const bytes = await photo()
      const id = idOf(await tusCalls(a).begin(ada, { size: bytes.length }))
      const sending = request(`${a.url()}/media/uploads/${id}`, {
        method: 'PATCH',
        headers: {
          cookie: ada.cookie,
          'tus-resumable': '1.0.0',
          'upload-offset': 0,
          'content-type': 'application/offset+octet-stream',
          'content-length': bytes.length,
        },
      })
      const givenUp = new Promise<unknown>((settle) => sending.on('response', settle).on('error', settle))
      sending.write(bytes.subarray(0, 1_000))
      const held = `select from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and granted and application_name like 'vecu-leases%' and pg_locks.database = (select oid from pg_database where datname = current_database())`
      await expect.poll(async () => (await two.rows(held)).length).toBe(1)
      const from = Number((await tusCalls(b).head(ada, id)).headers.get('upload-offset'))
      await givenUp
      expect(from).toBeLessThanOrEqual(1_000)
      expect((await tusCalls(b).append(ada, id, from, new Uint8Array(bytes.subarray(from)))).status).toBe(204)
      expect(await b.as(ada).media.complete({ id })).toMatchObject({ id })
      sending.destroy()
    },
  )

  test.skipIf(isLeftOut)('each job is done once, by either', async () => {
    const before = two.mails().length
    const asked = 8
    const names = Array.from({ length: asked }, (_, nth) => `nouvelle_${nth}`)
    const consents = { age: true, terms: true, healthData: true, research: false, emails: false } as const
    const signing = names.map((username, nth) =>
      [two.a, two.b][nth % 2]!.as({ ...ada, cookie: '', address: `10.3.0.${nth}` }).accounts.signUp({
        username,
        email: `${username}@exemple.fr`,
        password: 'orage-violet-73',
        language: 'fr',
        consents,
      }),
    )
    await Promise.all(signing)
    const jobs = () =>
      two.rows<{ state: string; tries: number; count: number }>(
        `select state::text, retry_count as tries, count(*)::int from pgboss.job where name = 'accounts.mail'
         and data->>'userId' in (select id::text from "user" where email like 'nouvelle%') group by 1, 2`,
      )
    await expect.poll(jobs).toEqual([{ state: 'completed', tries: 0, count: asked }])
    expect(two.mails().length - before).toBe(asked)
  })

  test.runIf(isOverRedis && !isLeftOut)(
    'a server that alone has lost Redis, and does not know it yet, still hears the other, and is heard',
    async () => {
      const { a, b } = two
      const [adas, bobs] = [await looking(a, ada), await looking(b, bob)]
      wire!.silence()
      const typed = (place: TestServer, who: Person, at: LiveClient) =>
        expect
          .poll(async () => {
            await place.as(who).chat.typing({ conversationId })
            return kindsHeard(at)
          })
          .toContain('typing')
      await typed(a, ada, bobs)
      await typed(b, bob, adas)
      await say(a, ada, 'Sans Redis d’un côté')
      await expect.poll(() => kindsHeard(bobs)).toContain('message')
      await wire!.mend()
      await expect.poll(async () => (await healthOf(b)).checks.redis).toBe('ok')
    },
  )

  test.runIf(isOverRedis && !isLeftOut)('a Redis that hangs, dies and comes back takes nothing with it', async () => {
    const { a, b } = two
    const bobs = await looking(b, bob)
    const heard = () => kindsHeard(bobs).filter((kind) => kind === 'message').length
    await expect.poll(() => healthOf(a)).toMatchObject({ code: 200, checks: { redis: 'ok' } })
    redis!.freeze()
    await say(a, ada, 'Pendant qu’elle se tait')
    await expect.poll(heard).toBe(1)
    await redis!.kill()
    await say(a, ada, 'Pendant son absence')
    await expect.poll(heard).toBe(2)
    await expect.poll(() => healthOf(b)).toMatchObject({ code: 200, checks: { database: 'ok', redis: 'failing' } })
    await redis!.start()
    await expect
      .poll(async () => (await Promise.all([a, b].map(healthOf))).map(({ checks }) => checks.redis))
      .toEqual(['ok', 'ok'])
    await say(a, ada, 'Après son retour')
    await expect.poll(heard).toBe(3)
  })

  test.skipIf(isLeftOut)(
    'one server is killed: its tabs are back at the other, nothing is lost and nothing doubled',
    async () => {
      const { a, both } = two
      const TABS = 12
      const said: string[] = []
      const tabs = Array.from({ length: TABS }, () => openTab(both, bob))
      await expect.poll(() => tabs.every(({ greetedAt }) => greetedAt.length === 1)).toBe(true)
      const before = (await readBy(both, bob, conversationId)).length

      // The message is sent again under its own request id until it is acknowledged, as a browser's outbox does.
      async function send(body: string) {
        const requestId = crypto.randomUUID()
        for (;;) {
          const isAcknowledged = await say(both, ada, body, requestId).then(
            () => true,
            () => false,
          )
          if (isAcknowledged) return said.push(body)
          await sleep(50)
        }
      }
      let killedAt = Number.NaN
      for (let nth = 0; nth < 30; nth += 3) {
        const sending = [0, 1, 2].map((more) => send(`Phrase ${nth + more}`))
        if (nth === 12) {
          killedAt = performance.now()
          void a.kill()
        }
        await Promise.all(sending)
      }
      const [stream] = await two.rows<{ seq: number }>(
        'select last_seq::int as seq from member_stream where member_id = $1',
        [bob.id],
      )
      const last = (tab: (typeof tabs)[number]) => tab.told.findLast((change) => change !== 'everything')?.seq
      await expect.poll(() => tabs.map(last)).toEqual(tabs.map(() => stream!.seq))
      for (const { link } of tabs) link.close()

      const back = tabs.flatMap(({ greetedAt }) => greetedAt.slice(1, 2)).map((at) => Math.round(at - killedAt))
      figures.push({
        name: `${ofHow}: the ${back.length} of ${TABS} tabs that were at the one killed are back after`,
        value: `${Math.min(...back)} to ${Math.max(...back)} ms`,
        bar: `≤ ${BACK_WITHIN_MS} ms`,
        isHeld: Math.max(...back) <= BACK_WITHIN_MS,
      })
      expect(back.length).toBe(TABS / 2)
      for (const { told } of tabs) {
        // A tab is first told that it may hold what is old; told so again, it would have missed something.
        expect(told.slice(1)).not.toContain('everything')
        const seqs = told.slice(1).map((change) => (change === 'everything' ? 0 : change.seq))
        expect(seqs).toEqual(seqs.map((_, nth) => seqs[0]! + nth))
      }
      const kept = (await readBy(both, bob, conversationId)).slice(before).map(({ body }) => body)
      const isWhole = isDeepStrictEqual([...kept].sort(), [...said].sort())
      figures.push({
        name: `${ofHow}: of ${said.length} messages acknowledged meanwhile, there once`,
        value: isWhole ? 'all' : `${kept.length} kept`,
        bar: 'all',
        isHeld: isWhole,
      })
      expect([...kept].sort()).toEqual([...said].sort())
      expect(said.length).toBe(30)
    },
  )
})
