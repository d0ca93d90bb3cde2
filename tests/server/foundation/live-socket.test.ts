import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { EVENT_DAYS, LIVE_REPLAY_MAX } from '#contract/foundation/live-limits.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { sharing } from '#tests/support/fixtures/sharing.ts'
import { signedInAgain } from '#tests/support/fixtures/signed-in-again.ts'
import { jsonPost } from '#tests/support/json-post.ts'
import { type LiveClient, openSocket } from '#tests/support/live-client.ts'
import { runQueue } from '#tests/support/run-queue.ts'
import { linkIn } from '#tests/support/servers/mail.ts'
import { openWorld, type Person } from '#tests/support/world.ts'
import { type Link, type LinkSocket, openLink } from '#web/foundation/live-link.ts'
import type { LiveChange } from '#web/foundation/live-sequence.ts'

const world = openWorld()

const opened: LiveClient[] = []
afterEach(() => {
  for (const { ws } of opened.splice(0)) ws.terminate()
})

const socketOf = async (who?: Person, given?: Parameters<typeof openSocket>[2]): Promise<LiveClient> => {
  const client = await openSocket(world, who, given)
  opened.push(client)
  return client
}

/** Once the server has said hello, it follows. */
const following = async (who: Person, since?: number): Promise<LiveClient> => {
  const client = await socketOf(who, since === undefined ? {} : { since })
  await expect.poll(() => client.heard.length).toBeGreaterThan(0)
  return client
}

/** So many things happen to these members, in one transaction. */
const happen = ({ id }: Person, count = 1) =>
  transact(world.services(), async (tx) => {
    for (let i = 0; i < count; i++) pushEvent(tx, [id], { kind: 'notice', id: world.services().newId() })
  })

const upTo = (last: number, first = 1) => Array.from({ length: last - first + 1 }, (_, i) => first + i)

/** A server that reads no event until `work` is done. */
const whileReadsWait = (work: () => Promise<void>) =>
  world.services().db.transaction(async (tx) => {
    await tx.execute(sql`lock table member_stream in access exclusive mode`)
    await work()
  })

test('events are kept for their days by the clock that dated them; members who were away longer fetch everything again', async () => {
  const { alice } = await world.people('alice')
  await happen(alice, 3)
  const events = () => world.as(alice).live.events({ since: 0 })
  world.advance((EVENT_DAYS + 1) * DAY_MS)
  await runQueue(world.services(), 'app.forget')
  await world.settle()
  world.advance(-(EVENT_DAYS + 1) * DAY_MS)
  expect((await events()).events.map(({ seq }) => seq)).toEqual(upTo(3))
  await world.services().db.execute(sql`
    update member_event set at = now() - ${EVENT_DAYS} * interval '1 day' - interval '1 minute' where member_id = ${alice.id} and seq = 1`)
  await runQueue(world.services(), 'app.forget')
  await world.settle()
  expect(await events()).toMatchObject({ events: [], seq: 3, resync: true })
})

test('a page of another site, a visitor and a made-up cookie are refused', async () => {
  const { alice } = await world.people('alice')
  const own = new URL(world.services().config.baseUrl).origin
  await expect(socketOf(alice, { origin: 'https://elsewhere.example' })).rejects.toThrow('refused: 403')
  await expect(socketOf(alice, { origin: 'null' })).rejects.toThrow('refused: 403')
  await expect(socketOf(undefined, { origin: own })).rejects.toThrow('refused: 401')
  await expect(socketOf(undefined, { origin: own, cookie: `${alice.cookie}x` })).rejects.toThrow('refused: 401')
  const { heard } = await socketOf(alice, { origin: own })
  await expect.poll(() => heard).toEqual([{ kind: 'hello', seq: 0 }])
})

test('a query that the socket does not read, or a number written otherwise, is refused by its name', async () => {
  const { alice } = await world.people('alice')
  for (const [query, fields] of [
    ['zzz=1', [{ path: 'zzz', code: 'unknown' }]],
    ['since=3&topics=feed', [{ path: 'topics', code: 'unknown' }]],
    ['since=-1', [{ path: 'since', code: 'outOfRange', n: 0 }]],
    ['since=1e1', [{ path: 'since', code: 'invalid' }]],
    ['since=0x10', [{ path: 'since', code: 'invalid' }]],
    ['since=', [{ path: 'since', code: 'invalid' }]],
    ['since=1&since=2', [{ path: 'since', code: 'invalid' }]],
  ] as const) {
    const said = await answerOf(`GET /api/live?${query} HTTP/1.1`, ...UPGRADE, `Cookie: ${alice.cookie}`)
    expect([query, said.split('\r\n')[0]]).toEqual([query, 'HTTP/1.1 400 Bad Request'])
    expect(JSON.parse(said.split('\r\n\r\n')[1]!)).toMatchObject({ code: 'INVALID_INPUT', data: { fields } })
  }
  await following(alice, 0)
})

test('a message that is no request, or holds more than one, is refused by what is wrong with it, and nothing of it is done', async () => {
  const { alice } = await world.people('alice')
  const tab = await following(alice)
  for (const [message, fields] of [
    ['{"watch":["feed"],"zzz":1}', [{ path: 'zzz', code: 'unknown' }]],
    ['{}', [{ path: 'watch', code: 'required' }]],
    ['[]', [{ path: '', code: 'invalid' }]],
    ['feed', [{ path: '', code: 'invalid' }]],
    [`{"watch":[${'0,'.repeat(20_000)}0]}`, [{ path: '', code: 'invalid' }]],
    ['{"watch":["everything"]}', [{ path: 'watch.0', code: 'invalid' }]],
  ] as const) {
    const before = tab.refusals.length
    tab.ws.send(message)
    await expect.poll(() => tab.refusals.length).toBe(before + 1)
    expect(tab.refusals.at(-1)).toEqual({ kind: 'refused', code: 'INVALID_INPUT', fields })
  }
  await happen(alice)
  await expect.poll(tab.seqs).toEqual([1])
})

test('topics that a browser names before it was greeted are kept until it is', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const sockets: LiveClient[] = []
  await whileReadsWait(async () => {
    const socket = await openSocket(world, alice, { isUngreeted: true })
    sockets.push(socket)
    opened.push(socket)
    socket.ws.send('{"watch":[]}')
    socket.ws.send('{"watch":["feed"]}')
    // Answered while nobody was greeted: the server has read what was sent before it.
    socket.ws.ping()
    await once(socket.ws, 'pong')
  })
  await world.as(bob).posts.publishCommunity(sharing())
  await expect.poll(() => sockets[0]!.heard.map(({ kind }) => kind)).toEqual(['hello', 'feed'])
})

test('an event of a member reaches each of their tabs, and no stranger', async () => {
  const { alice, stranger } = await world.people('alice', 'stranger')
  const [tab, otherTab, foreign] = await Promise.all([following(alice), following(alice), following(stranger)])
  await happen(alice, 3)
  await happen(stranger)
  for (const each of [tab, otherTab]) await expect.poll(each.seqs).toEqual([1, 2, 3])
  await expect.poll(foreign.seqs).toEqual([1])
  expect(tab.heard[1]).toEqual({ seq: 1, kind: 'notice', id: expect.any(String) })
  const ids = (client: LiveClient) => client.heard.flatMap((message) => ('id' in message ? [message.id] : []))
  expect(ids(otherTab)).toEqual(ids(tab))
  expect(ids(tab)).not.toContain(ids(foreign)[0])
})

test('a first visit is told where to start, a return what it missed, and a failed transaction tells nothing', async () => {
  const { alice } = await world.people('alice')
  await happen(alice, 4)
  expect((await following(alice)).heard).toEqual([{ kind: 'hello', seq: 4 }])
  const back = await following(alice, 2)
  await expect.poll(back.seqs).toEqual([3, 4])
  const failed = transact(world.services(), async (tx) => {
    pushEvent(tx, [alice.id], { kind: 'matches', id: alice.id })
    throw new Error('undone')
  })
  await expect(failed).rejects.toThrow('undone')
  await happen(alice)
  await expect.poll(back.seqs).toEqual([3, 4, 5])
})

test('a tab hears everything once and in order, however often its socket is cut', async () => {
  const { alice } = await world.people('alice')
  const total = 400
  const told: LiveChange[] = []
  let current: WebSocket | undefined
  let isWriting = true
  const link = linkOf(alice, {
    onChange: (change) => told.push(change),
    onSocket: (socket) => {
      current = socket
    },
  })
  await expect.poll(() => told).toEqual(['everything'])
  const writing = Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let i = 0; i < total / 8; i++) await happen(alice)
    }),
  ).finally(() => {
    isWriting = false
  })
  let cuts = 0
  for (let heard = 0; isWriting; heard = told.length) {
    await expect.poll(() => !isWriting || told.length > heard, { interval: 1 }).toBe(true)
    current?.terminate()
    link.renew()
    cuts += 1
  }
  await writing
  await expect.poll(() => told.length).toBe(total + 1)
  link.close()
  expect(cuts).toBeGreaterThan(5)
  expect(told.slice(1).map((change) => (change === 'everything' ? change : change.seq))).toEqual(upTo(total))
})

/** Reads of this member's events are answered when they are told to be: each call answers how to let one go, in the order in which they were asked. */
function holdingReadsOf({ id }: Person) {
  type Prepare = (
    query: { params: unknown[] },
    fields: unknown,
    name: string,
    isArray: boolean,
  ) => { execute: () => Promise<unknown> }
  const { session } = world.services().db._ as unknown as { session: { prepareQuery: Prepare } }
  const prepare = session.prepareQuery
  const waiting: (() => void)[] = []
  let isOver = false
  session.prepareQuery = (...given) => {
    const prepared = prepare.apply(session, given)
    if (given[2] !== 'read_events') return prepared
    const execute = prepared.execute.bind(prepared)
    const [members] = given[0].params
    prepared.execute = async () => {
      const answer = await execute()
      if (!isOver && (members as string[]).includes(id)) await new Promise<void>((letGo) => waiting.push(letGo))
      return answer
    }
    return prepared
  }
  return {
    next: async () => {
      await expect.poll(() => waiting.length).toBeGreaterThan(0)
      return waiting.shift()!
    },
    stop: () => {
      isOver = true
      session.prepareQuery = prepare
      for (const letGo of waiting.splice(0)) letGo()
    },
  }
}

test('a socket that opens while the events of another tab are read misses none', async () => {
  const { alice } = await world.people('alice')
  const reads = holdingReadsOf(alice)
  try {
    // Greeted, the first tab is asked once more what it missed: no read of its own is under way after that.
    const beginning = following(alice)
    ;(await reads.next())()
    const first = await beginning
    ;(await reads.next())()
    // The second tab asks from where to follow; before it hears that, something happens, and the first tab is told.
    const opening = socketOf(alice)
    const greet = await reads.next()
    await happen(alice)
    ;(await reads.next())()
    await expect.poll(() => first.heard.at(-1)).toMatchObject({ seq: 1 })
    // While it is asked what else there is for the first, the second is greeted.
    world.services().live.news([alice.id])
    const more = await reads.next()
    greet()
    const second = await opening
    await expect.poll(() => second.heard).toMatchObject([{ kind: 'hello', seq: 0 }])
    more()
    ;(await reads.next())()
    await expect.poll(() => second.heard.at(-1)).toMatchObject({ kind: 'notice', seq: 1 })
  } finally {
    reads.stop()
  }
})

test('a tab that was away too long fetches everything again; one that was away just less gets each event', async () => {
  const { alice } = await world.people('alice')
  await happen(alice, LIVE_REPLAY_MAX + 1)
  const last = LIVE_REPLAY_MAX + 1
  const near = await following(alice, 1)
  await expect.poll(near.seqs).toEqual(upTo(last, 2))
  const far = await socketOf(alice, { since: 0 })
  await expect.poll(() => far.heard).toEqual([{ kind: 'resync', seq: last }])
  const ahead = await socketOf(alice, { since: last + 1 })
  await expect.poll(() => ahead.heard).toEqual([{ kind: 'resync', seq: last }])
  await happen(alice)
  for (const each of [far, ahead]) await expect.poll(each.seqs).toEqual([last + 1])
})

test('the same events come by plain requests, to their own member only', async () => {
  const { alice, stranger } = await world.people('alice', 'stranger')
  await happen(alice, 3)
  const { events, ...rest } = await world.as(alice).live.events({ since: 1 })
  expect([events.map(({ seq }) => seq), rest]).toEqual([[2, 3], { seq: 3, resync: false }])
  expect(await world.as(stranger).live.events({ since: 0 })).toEqual({ events: [], seq: 0, resync: false })
  await expect(world.as().live.events({ since: 0 })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
})

test('signing out closes the sockets of that session, and of no other', async () => {
  const { alice } = await world.people('alice')
  const elsewhere = await signedInAgain(world, alice)
  const [here, there] = await Promise.all([following(alice), following(elsewhere)])
  await post('/api/auth/sign-out', {}, alice)
  expect(await here.closed).toBe(LIVE_CLOSE.sessionEnded)
  await happen(alice)
  await expect.poll(there.seqs).toEqual([1])
  await expect(socketOf(alice)).rejects.toThrow('refused: 401')
})

test('a new password closes the sockets of every session', async () => {
  const { alice } = await world.people('alice')
  const sockets = await Promise.all([following(alice), following(await signedInAgain(world, alice))])
  await post('/api/auth/request-password-reset', { email: alice.email })
  await world.settle()
  const token = new URL(linkIn(world.mailsTo(alice.email).at(-1))).searchParams.get('reset')
  await post('/api/auth/reset-password', { token, newPassword: 'galet-orange-52' })
  for (const { closed } of sockets) expect(await closed).toBe(LIVE_CLOSE.sessionEnded)
})

test('a session that ends while its socket is being opened does not keep it', async () => {
  const { alice } = await world.people('alice')
  let socket: LiveClient | undefined
  await whileReadsWait(async () => {
    socket = await socketOf(alice, { isUngreeted: true })
    const { told } = await listenForSessionsOf(alice)
    await post('/api/auth/sign-out', {}, alice)
    await told
  })
  expect(await socket?.closed).toBe(LIVE_CLOSE.sessionEnded)
})

test('a flood of messages closes the socket', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const [flooding, calm] = await Promise.all([following(alice), following(bob)])
  for (let i = 0; i < 100; i++) flooding.ws.send('x')
  for (let i = 0; i < 20; i++) calm.ws.send('x')
  expect(await flooding.closed).toBe(LIVE_CLOSE.tooMany)
  await happen(bob)
  await expect.poll(calm.seqs).toEqual([1])
})

test('a member has twenty sockets at most, and closed ones do not count', async () => {
  const { alice } = await world.people('alice')
  for (let i = 0; i < 20; i++) await following(alice)
  await expect(socketOf(alice)).rejects.toThrow('refused: 429')
  for (const { ws } of opened.splice(0)) ws.terminate()
  await expect.poll(() => socketOf(alice).then(() => 'open', String)).toBe('open')
})

test('a member opens 120 sockets a minute at most, however soon each is closed, and nobody else waits for it', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const opensOne = async () => {
    const { ws, closed } = await following(alice)
    ws.close()
    await closed
  }
  for (let i = 0; i < 120; i++) await opensOne()
  await expect(opensOne()).rejects.toThrow('refused: 429')
  await following(bob)
})

test('twenty of sixty sockets asked for at the same moment open', async () => {
  const { alice } = await world.people('alice')
  const asked = await Promise.all(
    upTo(60).map(() =>
      socketOf(alice).then(
        () => 'open',
        (error: Error) => error.message,
      ),
    ),
  )
  expect(asked.filter((each) => each === 'open')).toHaveLength(20)
  expect(new Set(asked)).toEqual(new Set(['open', 'refused: 429']))
})

test('sockets that are cut while being opened are forgotten', async () => {
  const { alice } = await world.people('alice')
  await whileReadsWait(async () => {
    const cut = await Promise.all(upTo(20).map(() => openSocket(world, alice, { isUngreeted: true })))
    for (const { ws, closed } of cut) {
      ws.terminate()
      await closed
    }
  })
  await following(alice) // by now the server has gone through those before
  await following(alice)
})

test('connections cut before their member is known free their place', async () => {
  const { alice } = await world.people('alice')
  const { hostname, port } = new URL(world.url())
  const lines = [
    ...['GET /api/live HTTP/1.1', 'Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket'],
    ...['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==', `Cookie: ${alice.cookie}`, '', ''],
  ]
  await world.services().db.transaction(async (tx) => {
    await tx.execute(sql`lock table session in access exclusive mode`)
    for (let i = 0; i < 20; i++) {
      const line = connect(Number(port), hostname)
      line.on('error', () => {})
      await new Promise<void>((sent) => line.write(lines.join('\r\n'), () => sent()))
      setTimeout(() => line.resetAndDestroy(), 200)
    }
    await sleep(500)
  })
  await expect.poll(() => socketOf(alice).then(() => 'open', String)).toBe('open')
})

test('a malformed frame sent with the handshake closes only its sender’s socket', async () => {
  const { alice, bob } = await world.people('alice', 'bob')
  const { port } = new URL(world.url())
  const socket = connect(Number(port), '127.0.0.1')
  await whileReadsWait(async () => {
    socket.write(
      [
        'GET /api/live HTTP/1.1',
        'Host: localhost',
        'Connection: Upgrade',
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
        `Cookie: ${alice.cookie}`,
        '\r\n',
      ].join('\r\n'),
    )
    await once(socket, 'data')
    socket.write(Buffer.alloc(64, 0xff))
    await once(socket, 'end')
  })
  socket.destroy()
  const calm = await following(bob)
  await happen(bob)
  await expect.poll(calm.seqs).toEqual([1])
})

const UPGRADE = [
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
]

/** The first line that the server answers to a request of these lines; an empty one where the connection is cut. */
const statusOf = async (...lines: string[]): Promise<string> => (await answerOf(...lines)).split('\r\n')[0]!

/** The server's answer to a request of these lines, as far as it comes first. */
async function answerOf(...lines: string[]): Promise<string> {
  const socket = connect(Number(new URL(world.url()).port), '127.0.0.1').setEncoding('utf8')
  socket.write([...lines, 'Host: localhost', '\r\n'].join('\r\n'))
  const said = await Promise.race([
    once(socket, 'data').then(([text]) => String(text)),
    once(socket, 'close').then(() => ''),
  ])
  socket.destroy()
  return said
}

test.each(['h2c', 'TLS/1.0', 'websocket', 'WebSocket, h2c'])(
  'an upgrade to %s is passed over where there is no socket',
  async (to) => {
    for (const [address, status] of [
      ['/api/health', '200'],
      ['/robots.txt', '200'],
      ['/api/nowhere', '404'],
    ] as const)
      expect(await statusOf(`GET ${address} HTTP/1.1`, 'Connection: Upgrade', `Upgrade: ${to}`)).toContain(
        ` ${status} `,
      )
  },
)

test('a malformed address, asked for as a socket or as a page, closes only its sender’s connection', async () => {
  for (const address of ['//', 'http://[', '/\\', '*'])
    for (const upgrade of [['Connection: Upgrade', 'Upgrade: websocket'], ['Connection: close']])
      expect(await statusOf(`GET ${address} HTTP/1.1`, ...upgrade)).toMatch(/^(HTTP\/1\.1 [234]\d\d .*)?$/)
  await expect.poll(async () => (await world.fetch('/api/health')).status).toBe(200)
})

async function post(path: string, body: object, who?: Person): Promise<Response> {
  const { origin } = new URL(world.services().config.baseUrl)
  const response = await world.fetch(path, jsonPost(body, { origin }), who)
  expect(response.status).toBe(200)
  return response
}

/** Hears what servers tell each other; `told` settles once it is that this member's sessions changed. */
async function listenForSessionsOf({ id }: Person): Promise<{ told: Promise<void> }> {
  const client = new pg.Client(world.services().config.databaseUrl)
  await client.connect()
  await client.query('LISTEN vecu_members')
  const heard = new Promise<void>((settle) =>
    client.on('notification', ({ payload }) => {
      if (payload?.includes(`s${id}`)) settle()
    }),
  )
  return { told: heard.then(() => client.end()) }
}

type Heard = { onChange: (change: LiveChange) => void; onSocket: (socket: WebSocket) => void }

/** The browser's own link, over this server. */
function linkOf(who: Person, { onChange, onSocket }: Heard): Link {
  return openLink({
    onChange,
    onBroadcast: () => {},
    onBroadcastsMissed: () => {},
    onHello: () => {},
    onSessionEnded: () => onChange('everything'),
    poll: (since) => world.as(who).live.events({ since }),
    connect(since) {
      const url = `${world.url().replace('http', 'ws')}/api/live${since === undefined ? '' : `?since=${since}`}`
      const socket = new WebSocket(url, { headers: { cookie: who.cookie } })
      socket.on('error', () => {}) // cut on purpose; a close follows
      onSocket(socket)
      const link: LinkSocket = {
        onmessage: null,
        onclose: null,
        send: (words) => socket.send(words),
        close: () => socket.terminate(),
      }
      socket.on('message', (data) => link.onmessage?.({ data: String(data) }))
      socket.on('close', (code) => link.onclose?.({ code }))
      return link
    },
  })
}
