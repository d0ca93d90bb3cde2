import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { RING_SECONDS } from '#contract/chat/limits.ts'
import { callers, readBy, TAKEN } from '#tests/support/fixtures/chat.ts'
import { openSocket } from '#tests/support/live-client.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

/** STUN tells a browser its own address, for the other to learn: it is no relay. */
const world = openIdleWorld({ ICE_SERVERS: JSON.stringify([{ urls: 'stun:stun.exemple.fr' }]) })
const { as } = world

const candidate = {
  kind: 'candidate' as const,
  candidate: 'candidate:1 1 udp 2122260223 192.0.2.17 50000 typ host',
  sdpMid: '0',
  sdpMLineIndex: 0,
}
const offer = {
  kind: 'description' as const,
  type: 'offer' as const,
  sdp: `v=0\r\no=- 1 2 IN IP4 192.0.2.17\r\ns=-\r\na=${candidate.candidate}\r\n`,
}
const bodies = [offer, candidate]

const ringing = async (one: Person, other: Person) =>
  as(one).calls.ring({ conversationId: await callers(world, one, other), agreesToShowAddress: true })
const kept = async (id: string) =>
  (await world.services().db.execute(sql`select body from call_signal where call_id = ${id}`)).rows

test('a call without a relay does not ring from a caller who did not agree to show their address', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(world, ada, bob)
  const told = await openSocket(world, bob)
  expect(await refusalOf(as(ada).calls.ring({ conversationId }))).toBe('ADDRESS_CONSENT_NEEDED')
  expect((await as(bob).calls.current()).call).toBeNull()
  expect(await readBy(world, bob, conversationId)).toEqual([])
  expect(told.heard.filter(({ kind }) => kind === 'call')).toEqual([])
  expect(await as(ada).calls.ring({ conversationId, agreesToShowAddress: true })).toMatchObject({ state: 'ringing' })
})

test('neither side gets a description, candidate or server before both agreed for this call, whichever of the two is hostile', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await ringing(ada, bob)
  const tried = () => [
    as(ada).calls.say({ id, bodies }),
    as(bob).calls.say({ id, bodies }),
    as(ada).calls.iceServers({ id }),
    as(bob).calls.iceServers({ id }),
  ]
  expect(await endingsOf(tried())).toEqual(Array(4).fill('NOT_ACCEPTED_YET'))
  expect(await refusalOf(as(bob).calls.answer({ id, isAccepted: true }))).toBe('ADDRESS_CONSENT_NEEDED')
  expect(await endingsOf(tried())).toEqual(Array(4).fill('NOT_ACCEPTED_YET'))
  expect(await kept(id)).toEqual([])
  for (const who of [ada, bob]) expect((await as(who).calls.heard({ id })).signals).toEqual([])

  await as(bob).calls.answer({ id, ...TAKEN })
  await as(ada).calls.say({ id, bodies })
  expect((await as(bob).calls.heard({ id })).signals.map(({ body }) => body)).toEqual(bodies)
  expect(await as(bob).calls.iceServers({ id })).toMatchObject({ isRelayOnly: false })
})

test('the agreement of one side is not enough: a call taken while there was a relay passes nothing once there is none', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await ringing(ada, bob)
  await as(bob).calls.answer({ id, ...TAKEN })
  for (const side of ['caller_shows_address', 'callee_shows_address']) {
    const set = (value: boolean) =>
      world.services().db.execute(sql`update call set ${sql.identifier(side)} = ${value} where id = ${id}`)
    await set(false)
    for (const who of [ada, bob]) {
      expect(await refusalOf(as(who).calls.say({ id, bodies }))).toBe('NOT_ACCEPTED_YET')
      expect(await refusalOf(as(who).calls.iceServers({ id }))).toBe('NOT_ACCEPTED_YET')
    }
    await set(true)
  }
  expect(await kept(id)).toEqual([])
})

test('the caller is not told that the callee is asked, nor that they declined because of the address', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const told = await openSocket(world, ada)
  const conversationId = await callers(world, ada, bob)
  const heardSince = (from: number) => told.heard.slice(from).map(({ kind }) => kind)
  const endings: object[] = []
  for (const isAsked of [true, false]) {
    const start = told.heard.length
    const rung = await as(ada).calls.ring({ conversationId, agreesToShowAddress: true })
    const { id } = rung
    await expect.poll(() => heardSince(start)).toContain('call')
    const before = told.heard.length
    if (isAsked) {
      expect(await refusalOf(as(bob).calls.answer({ id, isAccepted: true }))).toBe('ADDRESS_CONSENT_NEEDED')
      expect(await as(ada).calls.get({ id })).toEqual(rung)
    }
    await as(bob).calls.answer({ id, isAccepted: false })
    await expect.poll(() => heardSince(before)).toContain('message')
    const { outcome, state, answeredAt } = await as(ada).calls.get({ id })
    endings.push({ outcome, state, answeredAt, heard: heardSince(before) })
  }
  expect(endings[0]).toMatchObject({ outcome: 'declined', state: 'over', answeredAt: null })
  expect(endings[0]).toEqual(endings[1])
})

test('a callee who is asked and does not answer has missed the call like any other', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await ringing(ada, bob)
  expect(await refusalOf(as(bob).calls.answer({ id, isAccepted: true }))).toBe('ADDRESS_CONSENT_NEEDED')
  world.advance((RING_SECONDS + 1) * 1_000)
  expect(await as(ada).calls.get({ id })).toMatchObject({ state: 'over', answeredAt: null })
  expect(await refusalOf(as(bob).calls.answer({ id, ...TAKEN }))).toBe('CALL_OVER')
})

test('an agreement ends with its call: the next one asks anew, and nothing of it is stored', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id, conversationId } = await ringing(ada, bob)
  await as(bob).calls.answer({ id, ...TAKEN })
  await as(ada).calls.hangUp({ id })
  const { rows } = await world
    .services()
    .db.execute(sql`select caller_shows_address, callee_shows_address from call where id = ${id}`)
  expect(rows).toEqual([{ caller_shows_address: false, callee_shows_address: false }])
  expect(await refusalOf(as(ada).calls.ring({ conversationId }))).toBe('ADDRESS_CONSENT_NEEDED')
  const next = await as(ada).calls.ring({ conversationId, agreesToShowAddress: true })
  expect(await refusalOf(as(bob).calls.answer({ id: next.id, isAccepted: true }))).toBe('ADDRESS_CONSENT_NEEDED')
})

test('health says that there is no relay, and is otherwise well', async () => {
  const answer = await world.fetch('/api/health')
  expect([answer.status, await answer.json()]).toMatchObject([200, { status: 'ok', checks: { turn: 'missing' } }])
})
