import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import {
  CALL_GONE_SECONDS,
  CALL_HEARTBEAT_SECONDS,
  CALLS_PER_HOUR,
  RING_SECONDS,
  SIGNALS_PER_CALL,
  SIGNALS_PER_READ,
} from '#contract/chat/limits.ts'
import { sweepCalls } from '#server/chat/commands/call.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { callers as agreed, agreeToCall, readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { anAdmin } from '#tests/support/fixtures/conferences.ts'
import { why } from '#tests/support/fixtures/moderation.ts'
import { endingsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { leaveOnePoint } from '#tests/support/spent-limit.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const TURN = { urls: 'turn:turn.exemple.fr:3478', secret: 'un-secret-de-relais' }
const STUN = { urls: ['stun:stun.exemple.fr'] }
const world = openWorld({ ICE_SERVERS: JSON.stringify([TURN, STUN]) })
const { as } = world
const SECOND_MS = 1_000
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)

const callers = (one: Person, other: Person) => agreed(world, one, other)
const linesOf = async (who: Person, conversationId: string) =>
  (await readBy(world, who, conversationId)).map(({ call, isMine }) => ({ ...call, isMine }))
const offer = (sdp = 'v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\n') => ({
  kind: 'description' as const,
  type: 'offer' as const,
  sdp,
})

test('a call rings for the callee, who takes it; once it ended, both find its duration', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const rung = await as(ada).calls.ring({ conversationId })
  expect(rung).toMatchObject({ state: 'ringing', isMine: true, other: { username: bob.username } })
  expect((await as(bob).calls.current()).call).toMatchObject({ id: rung.id, state: 'ringing', isMine: false })
  expect((await as(ada).calls.ring({ conversationId })).id).toBe(rung.id)
  expect(await refusalOf(as(ada).calls.answer({ id: rung.id, isAccepted: true }))).toBe('NOT_FOUND')
  expect(await as(bob).calls.answer({ id: rung.id, isAccepted: true })).toMatchObject({ state: 'active' })
  world.advance(12 * SECOND_MS)
  expect(await as(bob).calls.hangUp({ id: rung.id })).toMatchObject({ state: 'over', outcome: 'done' })
  expect(await as(ada).calls.hangUp({ id: rung.id })).toMatchObject({ state: 'over', outcome: 'done' })
  const lines = await linesOf(bob, conversationId)
  expect(lines).toEqual([{ outcome: 'done', seconds: expect.any(Number), isMine: false }])
  expect(lines[0]!.seconds).toBeGreaterThanOrEqual(12)
  expect((await as(ada).calls.current()).call).toBeNull()
})

test('a call that is declined or not taken in time leaves a line that says so, and a missed one is unread', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const first = await as(ada).calls.ring({ conversationId })
  await as(bob).calls.answer({ id: first.id, isAccepted: false })
  const second = await as(ada).calls.ring({ conversationId })
  world.advance((RING_SECONDS + 1) * SECOND_MS)
  expect((await as(bob).calls.current()).call).toBeNull()
  expect(await refusalOf(as(bob).calls.answer({ id: second.id, isAccepted: true }))).toBe('CALL_OVER')
  await sweepCalls(world.services())
  await sweepCalls(world.services())
  expect(await linesOf(bob, conversationId)).toEqual([
    { outcome: 'declined', seconds: 0, isMine: false },
    { outcome: 'missed', seconds: 0, isMine: false },
  ])
  expect(await as(bob).chat.unread()).toEqual({ conversations: 1, requests: 0 })
  const [line] = await readBy(world, ada, conversationId)
  expect(line!.can).toEqual({ removeForBoth: false, report: false })
  expect(await refusalOf(as(ada).chat.remove({ id: line!.id, isForBoth: true }))).toBe('NOT_FOUND')
})

test('a call needs the agreement of both, and nobody else sees it', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id: conversationId } = await talking(world, ada, bob)
  expect(await refusalOf(as(ada).calls.ring({ conversationId }))).toBe('NOT_ACCEPTED_YET')
  expect(await refusalOf(as(eve).calls.ring({ conversationId }))).toBe('NOT_FOUND')
  await agreeToCall(world, ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  const asked = () => [
    as(eve).calls.get({ id }),
    as(eve).calls.answer({ id, isAccepted: true }),
    as(eve).calls.hangUp({ id }),
    as(eve).calls.beat({ id }),
    as(eve).calls.say({ id, bodies: [offer()] }),
    as(eve).calls.heard({ id }),
    as(eve).calls.iceServers({ id }),
  ]
  expect(await endingsOf(asked())).toEqual(Array(7).fill('NOT_FOUND'))
  expect(await refusalOf(as().calls.get({ id }))).toBe('UNAUTHORIZED')
})

test('a member in a call is busy, however many ring at once', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [withBob, withEve] = [await callers(ada, bob), await callers(eve, ada)]
  const endings = await endingsOf([
    as(ada).calls.ring({ conversationId: withBob }),
    as(eve).calls.ring({ conversationId: withEve }),
  ])
  expect(endings.toSorted()).toEqual(['BUSY', 'done'])
  expect(
    await refusalOf(
      as(endings[0] === 'BUSY' ? ada : eve).calls.ring({ conversationId: endings[0] === 'BUSY' ? withBob : withEve }),
    ),
  ).toBe('BUSY')
})

test('a caller without a call left this hour is told so, and not whether the other is in one', async () => {
  const { eve, ada, bob } = await world.people('eve', 'ada', 'bob')
  const [withAda, others] = [await callers(eve, ada), await callers(ada, bob)]
  const use = { memberId: eve.id, kind: 'call', perHour: CALLS_PER_HOUR, at: world.now() }
  await world.services().db.transaction(async (tx) => {
    for (let calls = 0; calls < CALLS_PER_HOUR; calls++) await useQuota(tx, use)
  })
  const free = await refusalOf(as(eve).calls.ring({ conversationId: withAda }))
  await as(ada).calls.ring({ conversationId: others })
  const busy = await refusalOf(as(eve).calls.ring({ conversationId: withAda }))
  expect([free, busy]).toEqual(['QUOTA_REACHED', 'QUOTA_REACHED'])
})

test('a silenced member takes no call, of which the caller learns nothing, and declines it', async () => {
  const [admin, { ada, bob }] = await Promise.all([anAdmin(world), world.people('ada', 'bob')])
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(admin).admin.sanction({ id: bob.id, kind: 'silence', days: 7, ...why() })
  const answer = (isAccepted: boolean) => as(bob).calls.answer({ id, isAccepted })
  expect(await refusalOf(answer(true))).toBe('READ_ONLY_ACCOUNT')
  expect(await as(ada).calls.get({ id })).toMatchObject({ state: 'ringing' })
  expect(await answer(false)).toMatchObject({ state: 'over', outcome: 'declined' })
})

test('one of two tabs takes a call; two members who call each other at once meet in one call', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const rings = await endingsOf([as(ada).calls.ring({ conversationId }), as(bob).calls.ring({ conversationId })])
  expect(rings.toSorted()).toEqual(['BUSY', 'done'])
  const { call } = await as(ada).calls.current()
  const callee = call!.isMine ? bob : ada
  const taken = await endingsOf([1, 2].map(() => as(callee).calls.answer({ id: call!.id, isAccepted: true })))
  expect(taken.toSorted()).toEqual(['CALL_OVER', 'done'])
})

test('signals pass between the two browsers in order, each hearing the other only, and are gone with the call', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  await as(bob).calls.answer({ id, isAccepted: true })
  const candidate = {
    kind: 'candidate' as const,
    candidate: 'candidate:1 1 udp 1 192.0.2.1 9 typ relay raddr 0.0.0.0 rport 0',
    sdpMid: '0',
    sdpMLineIndex: 0,
  }
  await as(ada).calls.say({ id, bodies: [offer(), candidate] })
  await as(bob).calls.say({ id, bodies: [{ kind: 'repair' }] })
  const { signals } = await as(bob).calls.heard({ id })
  expect(signals.map(({ body }) => body)).toEqual([offer(), candidate])
  expect((await as(bob).calls.heard({ id, after: signals[0]!.seq })).signals).toHaveLength(1)
  expect((await as(ada).calls.heard({ id })).signals.map(({ body }) => body)).toEqual([{ kind: 'repair' }])
  expect((await as(ada).calls.heard({ id })).call).toMatchObject({ id, state: 'active', isMine: true })
  await as(ada).calls.hangUp({ id })
  expect(await as(bob).calls.heard({ id })).toMatchObject({ call: { state: 'over', outcome: 'done' }, signals: [] })
  expect((await run(sql`select from call_signal where call_id = ${id}`)).rows).toEqual([])
  expect(await refusalOf(as(ada).calls.say({ id, bodies: [offer()] }))).toBe('CALL_OVER')
})

test.each<{ what: string; body: object }>([
  { what: 'no description', body: { kind: 'description', type: 'offer', sdp: 'pas du sdp' } },
  { what: 'a description that is too long', body: offer(`v=0\r\n${'a=x\r\n'.repeat(10_000)}`) },
  { what: 'another type', body: { ...offer(), type: 'pranswer' } },
  { what: 'more than is known', body: { ...offer(), also: 1 } },
  { what: 'no candidate', body: { kind: 'candidate', candidate: 'javascript:1', sdpMid: null, sdpMLineIndex: null } },
  { what: 'a place out of range', body: { kind: 'candidate', candidate: '', sdpMid: null, sdpMLineIndex: -1 } },
  { what: 'an unknown picture', body: { kind: 'media', picture: 'window', isHeard: true } },
  { what: 'an unknown kind', body: { kind: 'eval' } },
])('a malformed signal is refused: $what', async ({ body }) => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  const { code } = await refused(as(ada).calls.say({ id, bodies: [body as never] }))
  expect(code).toBe('INVALID_INPUT')
  expect((await as(bob).calls.heard({ id })).signals).toEqual([])
})

test('a flood of signals is stopped, and the call stays', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(bob).calls.answer({ id, isAccepted: true })
  const say = () => as(ada).calls.say({ id, bodies: Array.from({ length: 20 }, () => ({ kind: 'repair' as const })) })
  // More than a call may hold, at once.
  const endings = await endingsOf(Array.from({ length: 60 }, say))
  expect(new Set(endings)).toEqual(new Set(['done', 'CALL_OVER']))
  const limit = { name: 'call-signals', points: 200, seconds: 60 }
  await leaveOnePoint({ take: world.services().limits.takeInMemory, limit, key: ada.id, taken: endings.length })
  expect((await endingsOf([say(), say()])).sort()).toEqual(['CALL_OVER', 'TOO_MANY_REQUESTS'])
  const { rows } = await run(sql`select count(*)::int as count from call_signal where call_id = ${id}`)
  expect(rows[0]!.count).toBeLessThanOrEqual(SIGNALS_PER_CALL)
  expect(await as(bob).calls.beat({ id })).toMatchObject({ state: 'active' })
})

test('a side that disappears ends the call for the other, who may then call again', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  await as(bob).calls.answer({ id, isAccepted: true })
  world.advance((CALL_GONE_SECONDS - 10) * SECOND_MS)
  await as(ada).calls.beat({ id })
  await as(bob).calls.beat({ id })
  world.advance((CALL_GONE_SECONDS - 10) * SECOND_MS)
  await as(ada).calls.beat({ id })
  expect((await as(ada).calls.current()).call).toMatchObject({ id })
  world.advance(15 * SECOND_MS)
  expect((await as(ada).calls.current()).call).toBeNull()
  await sweepCalls(world.services())
  expect(await refusalOf(as(ada).calls.beat({ id }))).toBe('CALL_OVER')
  expect(await as(ada).calls.ring({ conversationId })).toMatchObject({ state: 'ringing' })
})

test('a side left alone learns it from its next beat', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  await as(bob).calls.answer({ id, isAccepted: true })
  for (let seconds = 0; seconds < CALL_GONE_SECONDS - CALL_HEARTBEAT_SECONDS; seconds += CALL_HEARTBEAT_SECONDS) {
    expect(await as(ada).calls.beat({ id })).toMatchObject({ state: 'active' })
    world.advance(CALL_HEARTBEAT_SECONDS * SECOND_MS)
  }
  world.advance(CALL_HEARTBEAT_SECONDS * SECOND_MS)
  expect(await as(ada).calls.beat({ id })).toMatchObject({ state: 'over', outcome: 'done' })
  expect(await linesOf(ada, conversationId)).toHaveLength(1)
})

test('a block ends the call at once', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(bob).calls.answer({ id, isAccepted: true })
  await as(bob).accounts.block({ memberId: ada.id })
  await expect.poll(async () => (await as(ada).calls.get({ id })).state).toBe('over')
})

test('a relay gets credentials for this member, signed and short-lived; calls then go through it alone', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  expect(await refusalOf(as(bob).calls.iceServers({ id }))).toBe('NOT_ACCEPTED_YET')
  await as(bob).calls.answer({ id, isAccepted: true })
  const { servers, isRelayOnly, validUntil } = await as(bob).calls.iceServers({ id })
  const name = `${validUntil!.getTime() / 1000}:${bob.id}`
  const credential = createHmac('sha1', TURN.secret).update(name).digest('base64')
  expect(servers).toEqual([{ urls: [TURN.urls], username: name, credential }, { urls: STUN.urls }])
  expect(isRelayOnly).toBe(true)
  const lastsMs = validUntil!.getTime() - world.now().getTime()
  expect(lastsMs).toBeGreaterThan(590_000)
  expect(lastsMs).toBeLessThanOrEqual(600_000)
  await as(ada).calls.hangUp({ id })
  expect(await refusalOf(as(bob).calls.iceServers({ id }))).toBe('CALL_OVER')
})

test('a relay lets no other address reach a script that answers as a peer, whatever the other side’s browser sends', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(bob).calls.answer({ id, isAccepted: true })
  const at = (candidate: string) => ({ kind: 'candidate' as const, candidate, sdpMid: '0', sdpMLineIndex: 0 })
  const ways = [
    'candidate:1 1 udp 2122260223 192.168.1.17 50000 typ host generation 0 ufrag abcd network-id 1 network-cost 10',
    'candidate:2 1 udp 2122260222 3f0c1a2b-0000-4000-8000-000000000000.local 50001 typ host',
    'candidate:3 1 udp 1686052607 203.0.113.17 50002 typ srflx raddr 192.168.1.17 rport 50000',
    'candidate:4 1 udp 1686052606 203.0.113.17 50003 typ prflx raddr 192.168.1.17 rport 50000',
    'candidate:5 1 tcp 1518280447 2001:db8::17 9 typ host tcptype active',
    'candidate:6 1 udp 41885695 198.51.100.7 49200 typ relay raddr 203.0.113.17 rport 50002 generation 0 ufrag abcd network-cost 10',
  ]
  const sdp = [
    'v=0',
    'o=mozilla 4611731400430051336 2 IN IP4 203.0.113.17',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'm=audio 50002 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 203.0.113.17',
    'a=rtcp:50003 IN IP4 203.0.113.17',
    ...ways.map((way) => `a=${way}`),
    'a=remote-candidates:1 203.0.113.17 50002',
    'a=ice-ufrag:abcd',
    'a=mid:0',
    'm=video 0 UDP/TLS/RTP/SAVPF 96',
    'c=IN IP6 2001:db8::17',
    'a=bundle-only',
    'a=mid:1',
    '',
  ].join('\r\n')
  for (const type of ['offer', 'answer'] as const)
    await as(ada).calls.say({ id, bodies: [{ kind: 'description', type, sdp }, ...ways.map(at), at('')] })
  const heard = (await as(bob).calls.heard({ id })).signals.map(({ body }) => body)
  const { rows } = await run(sql`select body from call_signal where call_id = ${id}`)
  for (const told of [JSON.stringify(heard), JSON.stringify(rows)])
    expect(told).not.toMatch(/203\.0\.113|192\.168|2001:db8|\.local|host|srflx|prflx|network|mozilla|5000\d/)
  const relay = 'candidate:6 1 udp 41885695 198.51.100.7 49200 typ relay raddr 0.0.0.0 rport 0 generation 0 ufrag abcd'
  const said = [
    'v=0',
    'o=- 4611731400430051336 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    'a=group:BUNDLE 0 1',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'c=IN IP4 0.0.0.0',
    'a=rtcp:9 IN IP4 0.0.0.0',
    `a=${relay}`,
    'a=ice-ufrag:abcd',
    'a=mid:0',
    'm=video 0 UDP/TLS/RTP/SAVPF 96',
    'c=IN IP4 0.0.0.0',
    'a=bundle-only',
    'a=mid:1',
    '',
  ].join('\r\n')
  expect(heard).toEqual(
    ['offer', 'answer'].flatMap((type) => [{ kind: 'description', type, sdp: said }, at(relay), at('')]),
  )
})

test('neither side is asked for their address when there is a relay, and their agreement is not stored', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId, agreesToShowAddress: true })
  for (const who of [ada, bob])
    expect(await refusalOf(as(who).calls.say({ id, bodies: [offer()] }))).toBe('NOT_ACCEPTED_YET')
  await as(bob).calls.answer({ id, isAccepted: true, agreesToShowAddress: true })
  const { rows } = await run(
    sql`select caller_shows_address or callee_shows_address as shows from call where id = ${id}`,
  )
  expect(rows).toEqual([{ shows: false }])
  expect(await (await world.fetch('/api/health')).json()).toMatchObject({ checks: { turn: 'ok' } })
})

test('messages can be sent beside a call', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  await as(bob).chat.send(writing(conversationId))
  await as(ada).calls.hangUp({ id })
  expect((await readBy(world, ada, conversationId)).map(({ seq }) => seq)).toEqual([1, 2])
})

test('a call that nobody takes is missed, however long the caller waits', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  world.advance((RING_SECONDS - 5) * SECOND_MS)
  await as(ada).calls.beat({ id })
  world.advance(10 * SECOND_MS)
  await sweepCalls(world.services())
  expect(await linesOf(bob, conversationId)).toEqual([{ outcome: 'missed', seconds: 0, isMine: false }])
})

test('a call ends whatever was sent under its number', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  const { id } = await as(ada).calls.ring({ conversationId })
  await as(ada).chat.send(writing(conversationId, { requestId: id }))
  expect(await as(bob).calls.answer({ id, isAccepted: false })).toMatchObject({ outcome: 'declined' })
  expect(await linesOf(bob, conversationId)).toContainEqual({ outcome: 'declined', seconds: 0, isMine: false })
})

test('a side that sends all signals a call may hold leaves the other their own, and is heard page by page', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(bob).calls.answer({ id, isAccepted: true })
  const twenty = Array.from({ length: 20 }, () => ({ kind: 'repair' as const }))
  await run(sql`
    insert into call_signal (call_id, from_id, body)
    select ${id}, ${ada.id}, '{"kind": "repair"}' from generate_series(1, ${SIGNALS_PER_CALL - twenty.length}::int)`)
  await as(ada).calls.say({ id, bodies: twenty })
  expect(await refusalOf(as(ada).calls.say({ id, bodies: twenty }))).toBe('CALL_OVER')
  await as(bob).calls.say({ id, bodies: twenty })
  expect((await as(ada).calls.heard({ id })).signals).toHaveLength(20)
  let heard = 0
  for (let after = 0, count = -1; count !== 0; heard += count) {
    const { signals } = await as(bob).calls.heard({ id, after })
    count = signals.length
    expect(count).toBeLessThanOrEqual(SIGNALS_PER_READ)
    after = signals.at(-1)?.seq ?? after
  }
  expect(heard).toBe(SIGNALS_PER_CALL)
})

test('no signal passes in a call from the block on, before anything has ended it; either side can hang up', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(ada, bob)
  // Writes the block alone: the job that follows from it does not run.
  const block = () =>
    run(sql`insert into block (blocker_id, blocked_id, created_at) values (${bob.id}, ${ada.id}, now())`)
  const { id } = await as(ada).calls.ring({ conversationId })
  await block()
  for (const isAccepted of [true, false])
    expect(await refusalOf(as(bob).calls.answer({ id, isAccepted }))).toBe('NOT_FOUND')
  expect((await as(bob).calls.current()).call).toBeNull()

  await run(sql`delete from block where blocker_id = ${bob.id}`)
  await as(bob).calls.answer({ id, isAccepted: true })
  await as(ada).calls.say({ id, bodies: [offer()] })
  await block()
  for (const who of [ada, bob]) {
    const taking = [
      as(who).calls.heard({ id }),
      as(who).calls.say({ id, bodies: [offer()] }),
      as(who).calls.beat({ id }),
      as(who).calls.iceServers({ id }),
    ]
    expect(await endingsOf(taking)).toEqual(taking.map(() => 'NOT_FOUND'))
    expect((await as(who).calls.current()).call).toBeNull()
    expect(await as(who).calls.get({ id })).toMatchObject({ other: null, outcome: null })
  }
  expect(await as(ada).calls.hangUp({ id })).toMatchObject({ state: 'over', other: null })
  expect(await as(bob).calls.get({ id })).toMatchObject({ state: 'over', other: null })
})

test('a caller who is blocked while it rings reads what they would where nobody takes it, until its end; the one who blocked them hears nothing of it', async () => {
  const read = async (isBlocked: boolean) => {
    const { ada, bob } = await world.people('ada', 'bob')
    const { id, conversationId } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
    if (isBlocked) await as(bob).accounts.block({ memberId: ada.id })
    await world.settle()
    const [hers, his] = [(await as(ada).live.events({ since: 0 })).seq, (await as(bob).live.events({ since: 0 })).seq]
    const shown = async () => {
      const { current, get, beat, heard } = as(ada).calls
      return [(await current()).call, await get({ id }), await beat({ id }), (await heard({ id })).call].map(
        (call) => call && { ...call, other: call.other?.id === bob.id },
      )
    }
    const ringing = await shown()
    const saying = await endingsOf([as(ada).calls.say({ id, bodies: [offer()] }), as(ada).calls.iceServers({ id })])
    expect((await as(bob).calls.current()).call === null).toBe(isBlocked)
    world.advance(RING_SECONDS * SECOND_MS)
    const rung = (await as(ada).calls.current()).call
    await sweepCalls(world.services())
    const { state, outcome } = await as(ada).calls.get({ id })
    const { events } = await as(ada).live.events({ since: hers })
    const nameless = (text: string) => text.replaceAll(id, 'call').replaceAll(conversationId, 'talk')
    const told = events.map((event) => [event.kind, nameless(event.id)])
    if (isBlocked) expect(await as(bob).live.events({ since: his })).toMatchObject({ events: [] })
    return {
      ringing: ringing.map((call) => call && { state: call.state, outcome: call.outcome, other: call.other }),
      saying,
      rung,
      state,
      outcome,
      told,
    }
  }
  const unanswered = await read(false)
  expect(unanswered).toMatchObject({ rung: null, state: 'over', outcome: 'missed' })
  expect(await read(true)).toEqual(unanswered)
})

test('an ended call names nobody after a block', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(bob).accounts.block({ memberId: ada.id })
  world.advance(RING_SECONDS * SECOND_MS)
  for (const who of [ada, bob]) expect(await as(who).calls.get({ id })).toMatchObject({ other: null })
})

test('an ended call is not there any more for a member whom the other blocked, a minute after its end', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  await as(bob).calls.answer({ id, isAccepted: true })
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  expect(await as(ada).calls.get({ id })).toMatchObject({ state: 'over', other: null })
  world.advance(61 * SECOND_MS)
  for (const who of [ada, bob]) {
    const asked = [as(who).calls.get({ id }), as(who).calls.hangUp({ id }), as(who).calls.beat({ id })]
    expect(await endingsOf(asked)).toEqual(asked.map(() => 'NOT_FOUND'))
  }
  await as(bob).accounts.unblock({ memberId: ada.id })
  expect(await as(ada).calls.get({ id })).toMatchObject({ state: 'over', other: { id: bob.id } })
})

test('a call rings in each of three tabs, is taken in one, and the others are told that it was', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).calls.ring({ conversationId: await callers(ada, bob) })
  const answers = [true, true, false].map((isAccepted) => as(bob).calls.answer({ id, isAccepted }))
  expect((await endingsOf(answers)).filter((ending) => ending === 'done')).toHaveLength(1)
  expect(['active', 'over']).toContain((await as(bob).calls.get({ id })).state)
})
