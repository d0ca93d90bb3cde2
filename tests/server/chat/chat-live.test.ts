import { afterEach, expect, test } from 'vitest'
import type { Topic } from '#contract/foundation/live.ts'
import { callers, talking, writing } from '#tests/support/fixtures/chat.ts'
import { type LiveClient, openSocket } from '#tests/support/live-client.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

const opened: LiveClient[] = []
afterEach(() => {
  for (const { ws } of opened.splice(0)) ws.terminate()
})

/** This machine may be busy. */

/** A tab that looks at these; settles once the server has answered the first thing it was told after. */
async function tabOf(who: Person, topics: Topic[] = []): Promise<LiveClient> {
  const client = await openSocket(world, who)
  opened.push(client)
  await expect.poll(() => client.heard).toContainEqual({ kind: 'hello', seq: expect.any(Number) })
  client.ws.send(JSON.stringify({ watch: topics }))
  return client
}
const heardOf = ({ heard }: LiveClient, kind: string) =>
  heard.flatMap((message) => (message.kind === kind && 'id' in message ? [message.id] : []))

/** Watching is granted a moment after it is asked for: the act is done again until it is heard. */
const untilHeard = async (act: () => Promise<unknown>, client: LiveClient, kind: string) => {
  await expect
    .poll(
      async () => {
        await act()
        return heardOf(client, kind).length
      },
      { interval: 200 },
    )
    .toBeGreaterThan(0)
}

test('the other side hears typing while they look; nobody else does, not even the member’s own tabs', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await talking(world, ada, bob)
  const [adas, bobs, eves] = await Promise.all([ada, bob, eve].map((who) => tabOf(who, [`conversation:${id}`])))
  await untilHeard(() => as(ada).chat.typing({ conversationId: id }), bobs!, 'typing')
  expect(bobs!.heard).toContainEqual({ kind: 'typing', id })
  expect(heardOf(adas!, 'typing')).toEqual([])
  await untilHeard(() => as(bob).chat.typing({ conversationId: id }), adas!, 'typing')
  expect(heardOf(eves!, 'typing')).toEqual([])
})

test('every tab of both members is told of a message, whatever it shows, without a word of it', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await talking(world, ada, bob)
  const [adas, bobs, eves] = await Promise.all([ada, bob, eve].map((who) => tabOf(who)))
  const body = 'un mot que personne ne doit entendre'
  await as(ada).chat.send(writing(id, { body }))
  for (const tab of [adas!, bobs!]) await expect.poll(() => heardOf(tab, 'message')).toEqual([id])
  await as(eve).accounts.setPreferences({ theme: 'dark' })
  expect(heardOf(eves!, 'message')).toEqual([])
  expect(JSON.stringify([...adas!.heard, ...bobs!.heard])).not.toContain('personne')
})

test('the other side is told of reading while they look, and the reader’s own other tabs count anew', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await as(ada).chat.send(writing(id))
  const adas = await tabOf(ada, [`conversation:${id}`])
  const bobs = await tabOf(bob)
  const told = heardOf(bobs, 'message').length
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 1 })
  await expect.poll(() => heardOf(bobs, 'message').length).toBeGreaterThan(told)
  await expect.poll(() => heardOf(adas, 'conversation')).toContain(id)
})

test('a member’s presence is shown to their contacts until they leave, and only where both show it', {
  tags: ['long'],
}, async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await talking(world, ada, bob)
  await as(eve).chat.start({ memberId: bob.id })
  const onlineFor = async (who: Person) => (await as(who).chat.conversation({ conversationId: id })).isOnline
  expect(await onlineFor(ada)).toBe(false)
  const adas = await tabOf(ada, [`conversation:${id}`])
  const bobs = await tabOf(bob)
  await expect.poll(() => onlineFor(ada)).toBe(true)
  await expect.poll(() => heardOf(adas, 'conversation')).toContain(id)
  expect((await as(eve).chat.conversations({})).items[0]).toMatchObject({ state: 'asked', isOnline: null })
  await as(bob).chat.setManners({ showsReading: true, showsPresence: false })
  expect([await onlineFor(ada), await onlineFor(bob)]).toEqual([null, null])
  await as(bob).chat.setManners({ showsReading: true, showsPresence: true })
  expect(await onlineFor(ada)).toBe(true)
  bobs.ws.close()
  await expect.poll(() => onlineFor(ada)).toBe(false)
})

test('a block takes the conversation from a member who looks at it', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  const adas = await tabOf(ada, [`conversation:${id}`])
  await untilHeard(() => as(bob).chat.typing({ conversationId: id }), adas, 'typing')
  await as(bob).accounts.block({ memberId: ada.id })
  await expect.poll(() => heardOf(adas, 'conversation')).toContain(id)
  expect(heardOf(adas, 'blocks')).toEqual([])
  await expect.poll(async () => (await as(ada).chat.conversations({})).items).toEqual([])
})

test('every tab of both members is told of a call', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const conversationId = await callers(world, ada, bob)
  const [first, second] = [await tabOf(bob), await tabOf(bob)]
  const { id } = await as(ada).calls.ring({ conversationId, agreesToShowAddress: true })
  for (const tab of [first, second]) await expect.poll(() => heardOf(tab, 'call')).toContain(id)
})
