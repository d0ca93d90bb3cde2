import { afterEach, expect, test, vi } from 'vitest'
import type { Topic } from '#contract/foundation/live.ts'
import { agreeToCall, TAKEN, talking, writing } from '#tests/support/fixtures/chat.ts'
import { listenToSignals } from '#tests/support/fixtures/sharing.ts'
import { type LiveClient, openSocket } from '#tests/support/live-client.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

const opened: LiveClient[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const { ws } of opened.splice(0)) ws.terminate()
})

async function tabOf(who: Person, topics: Topic[]): Promise<LiveClient> {
  const client = await openSocket(world, who)
  opened.push(client)
  await expect.poll(() => client.heard).toContainEqual({ kind: 'hello', seq: expect.any(Number) })
  client.ws.send(JSON.stringify({ watch: topics }))
  return client
}

const markBy = (who: Person, conversationId: string, deliveredSeq: number, readSeq: number) =>
  as(who).chat.mark({ conversationId, deliveredSeq, readSeq })
const show = (who: Person, given: { showsReading?: boolean; showsPresence?: boolean }) =>
  as(who).chat.setManners({ showsReading: true, showsPresence: true, ...given })

test('nobody hears before a request is accepted that its text was received or read', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id, request } = await as(ada).chat.start({ memberId: bob.id, introduction: 'Bonjour' })
  const told = listenToSignals(world)
  await markBy(bob, id, 1, 0)
  await markBy(bob, id, 1, 1)
  expect(told()).toEqual([])
  await as(bob).chat.answer({ id: request!.id, isAccepted: true })
  await as(ada).chat.send(writing(id))
  await markBy(bob, id, 2, 2)
  expect(told()).toEqual([`conversation ${id}`])
})

test('reading is shown when both show it, and receipt when both show their presence', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  for (let i = 0; i < 3; i++) await as(ada).chat.send(writing(id))
  await markBy(bob, id, 2, 0)
  await show(bob, { showsReading: false })
  const told = listenToSignals(world)
  await markBy(bob, id, 2, 1)
  expect(told()).toEqual([])
  await markBy(bob, id, 3, 1)
  expect(told()).toEqual([`conversation ${id}`])
  await show(bob, {})
  await show(ada, { showsReading: false })
  const before = told().length
  await markBy(bob, id, 3, 2)
  expect(told()).toHaveLength(before)
  await show(ada, {})
  await markBy(bob, id, 3, 3)
  expect(told()).toHaveLength(before + 2)

  await as(ada).chat.send(writing(id))
  await show(bob, { showsReading: false, showsPresence: false })
  const hidden = told().length
  await markBy(bob, id, 4, 4)
  expect(told()).toHaveLength(hidden)
})

test('a member who hides their presence is not heard typing, nor hears others', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await show(ada, { showsPresence: false })
  const told = listenToSignals(world)
  for (const who of [ada, bob]) await as(who).chat.typing({ conversationId: id })
  expect(told()).toEqual([])
  await show(ada, {})
  for (const who of [ada, bob]) await as(who).chat.typing({ conversationId: id })
  expect(told().filter((each) => each.startsWith('typing'))).toEqual(Array(2).fill(`typing ${id}`))
})

test('an arrival is told only to members who show their own presence', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const [withAda, withEve] = [await talking(world, ada, bob), await talking(world, eve, bob)]
  await show(ada, { showsPresence: false })
  const told = listenToSignals(world)
  await tabOf(bob, [])
  await expect.poll(told).toContain(`conversation ${withEve.id}`)
  expect(told()).not.toContain(`conversation ${withAda.id}`)
})

test('presence hidden from now on is taken from those who look at this moment; the same choice again tells nobody', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  const told = listenToSignals(world)
  await show(bob, { showsPresence: false })
  expect(told()).toEqual([`conversation ${id}`])
  await show(bob, { showsPresence: false })
  expect(told()).toHaveLength(1)
})

test('a stranger, a refused member and a blocked one who watch the talk of two others hear nothing of it', async () => {
  const { ada, bob, eve, tom, zoe } = await world.people('ada', 'bob', 'eve', 'tom', 'zoe')
  const { id } = await talking(world, ada, bob)
  const refusedTalk = await as(tom).chat.start({ memberId: ada.id })
  await as(ada).chat.answer({ id: refusedTalk.request!.id, isAccepted: false })
  const blockedTalk = await talking(world, zoe, ada)
  await as(ada).accounts.block({ memberId: zoe.id })
  await world.settle()
  const topics: Topic[] = [id, refusedTalk.id, blockedTalk.id].map((each): Topic => `conversation:${each}`)
  const tabs = await Promise.all([eve, tom, zoe].map((who) => tabOf(who, topics)))
  const bobs = await tabOf(bob, topics)
  const typed = async () => {
    await as(ada).chat.typing({ conversationId: id })
    return bobs.heard.filter(({ kind }) => kind === 'typing').length
  }
  await expect.poll(typed).toBeGreaterThan(0)
  const said = await as(ada).chat.send(writing(id))
  await markBy(bob, id, 1, 1)
  await as(bob).chat.typing({ conversationId: id })
  await agreeToCall(world, ada, bob)
  const call = await as(ada).calls.ring({ conversationId: id, agreesToShowAddress: true })
  await as(bob).calls.answer({ id: call.id, ...TAKEN })
  await as(ada).calls.say({ id: call.id, bodies: [{ kind: 'repair' }] })
  await as(ada).calls.hangUp({ id: call.id })
  await as(ada).chat.remove({ id: said.id, isForBoth: true })
  for (const showsPresence of [false, true]) await show(ada, { showsPresence })
  // Signals keep their order: those before this one have been told by now, whoever heard them.
  const before = await typed()
  await expect.poll(typed).toBeGreaterThan(before + 1)
  expect(bobs.heard.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['message', 'call', 'request', 'conversation']),
  )

  // A signal about themselves comes after all that were told before.
  for (const who of [eve, tom, zoe]) await show(who, { showsReading: false })
  for (const tab of tabs) await expect.poll(() => tab.heard.length).toBeGreaterThan(1)
  for (const tab of tabs) expect(tab.heard.map(({ kind }) => kind)).toEqual(['hello', 'request'])
})
