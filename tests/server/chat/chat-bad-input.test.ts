import { createRouterClient } from '@orpc/server'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MESSAGES_PER_MINUTE } from '#contract/chat/limits.ts'
import { router } from '#server/app/router.ts'
import { memberActor, noBrowser } from '#tests/support/actor.ts'
import { callers, readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openIdleWorld, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { as } = world

/** A call that rings. */
async function ringing(one: Person, other: Person): Promise<string> {
  const conversationId = await callers(world, one, other)
  return (await as(one).calls.ring({ conversationId, agreesToShowAddress: true })).id
}

test('sixty of a member’s ten thousand messages in a minute are accepted, and all others talk on meanwhile', {
  tags: 'long',
}, async () => {
  const { ada, bob, eve, tom } = await world.people('ada', 'bob', 'eve', 'tom')
  const [flooded, calm] = [await talking(world, ada, bob), await talking(world, eve, tom)]
  // At the procedure's own door: the limit of an address, which is met before it, is another's to show.
  const actor = memberActor(ada.id)
  const client = createRouterClient(router, {
    context: { ...world.services(), actor, clientAddress: ada.address, browser: noBrowser() },
  })
  const startedAt = performance.now()
  const flood = endingsOf(
    Array.from({ length: 10_000 }, () => client.chat.send({ ...writing(flooded.id), mediaId: null, quoteId: null })),
  )
  for (let n = 0; n < 20; n++) await as(eve).chat.send(writing(calm.id, { body: `${n}` }))
  await as(bob).chat.send(writing(flooded.id))
  const endings = await flood
  const minutes = 1 + Math.floor((performance.now() - startedAt) / 60_000)
  const said = endings.filter((ending) => ending === 'done').length
  expect(said).toBeGreaterThanOrEqual(MESSAGES_PER_MINUTE)
  expect(said).toBeLessThanOrEqual(minutes * MESSAGES_PER_MINUTE)
  expect(new Set(endings)).toEqual(new Set(['done', 'TOO_MANY_REQUESTS']))
  expect((await as(bob).chat.messages({ conversationId: flooded.id })).items[0]!.seq).toBe(said + 1)
  expect((await readBy(world, tom, calm.id)).map(({ body }) => Number(body))).toEqual([...Array(20).keys()])
})

test('a message of five thousand characters, or to a conversation of others, is refused', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await talking(world, ada, bob)
  expect(await faultsOf(as(ada).chat.send(writing(id, { body: 'x'.repeat(5_000) })))).toEqual(['body: tooLong'])
  expect(await refusalOf(as(eve).chat.send(writing(id)))).toBe('NOT_FOUND')
  expect(await readBy(world, bob, id)).toEqual([])
})

test('one request sent twice at the same instant with different words writes one message, in one conversation', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const talks = [await talking(world, ada, bob), await talking(world, ada, eve)]
  for (let round = 0; round < 5; round++) {
    const said = writing(talks[0]!.id)
    const endings = await endingsOf(talks.map(({ id }) => as(ada).chat.send({ ...said, conversationId: id })))
    expect(endings.toSorted()).toEqual(['REQUEST_REUSED', 'done'])
  }
})

test.each<{ what: string; given: object; faults: string[] }>([
  { what: 'before a number that none has', given: { before: 2 ** 31 }, faults: ['before: outOfRange'] },
  { what: 'after one', given: { after: Number.MAX_SAFE_INTEGER }, faults: ['after: outOfRange'] },
  { what: 'before none', given: { before: 'x' }, faults: ['before: invalid'] },
])('messages are not searched $what', async ({ given, faults }) => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  expect(await faultsOf(as(ada).chat.messages({ conversationId: id, ...given }))).toEqual(faults)
})

test.each([
  '+275760-09-13T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '-000001-01-01T00:00:00.000Z',
  '2026-99-01T00:00:00.000Z',
])('a page does not begin at %s', async (time) => {
  const ada = await world.person()
  expect(await faultsOf(as(ada).chat.conversations({ cursor: `${time}_${ada.id}` }))).toEqual(['cursor: invalid'])
})

test('an id in capitals is the same id', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  expect(await faultsOf(as(ada).chat.start({ memberId: ada.id.toUpperCase() }))).toEqual(['memberId: invalid'])
  for (const [one, other] of [
    [ada, bob],
    [bob, ada],
  ] as const)
    expect(await as(one).chat.start({ memberId: other.id.toUpperCase() })).toMatchObject({ other: { id: other.id } })
})

test('a description that could be parsed in very many ways is refused at once, from a visitor too', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const id = await ringing(ada, bob)
  const sdp = `v=0\r\n${'a='.repeat(15_000)}\0`
  const bodies = [{ kind: 'description' as const, type: 'offer' as const, sdp }]
  const startedAt = performance.now()
  expect(await faultsOf(as(ada).calls.say({ id, bodies }))).toEqual(['bodies.0.sdp: invalid'])
  await expect(as().calls.say({ id, bodies })).rejects.toThrow()
  expect(performance.now() - startedAt).toBeLessThan(5_000)
})

test.each<{ what: string; body: object }>([
  { what: 'half a character in a description', body: { kind: 'description', type: 'offer', sdp: 'v=0\r\ns=\ud800' } },
  {
    what: 'half a character in a candidate',
    body: { kind: 'candidate', candidate: 'candidate:\udc00', sdpMid: null, sdpMLineIndex: null },
  },
  {
    what: 'a name with a zero in it',
    body: { kind: 'candidate', candidate: '', sdpMid: 'a\u0000', sdpMLineIndex: null },
  },
  {
    what: 'a name with half a character',
    body: { kind: 'candidate', candidate: '', sdpMid: '\ud83d', sdpMLineIndex: null },
  },
])('a value that the database cannot store is refused, not failed on: $what', async ({ body }) => {
  const { ada, bob } = await world.people('ada', 'bob')
  const id = await ringing(ada, bob)
  expect(await refusalOf(as(ada).calls.say({ id, bodies: [body as never] }))).toBe('INVALID_INPUT')
  const { rows } = await world.services().db.execute(sql`select from call_signal where call_id = ${id}`)
  expect(rows).toEqual([])
})
