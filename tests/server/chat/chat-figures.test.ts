import { expect, test } from 'vitest'
import { talking, writing } from '#tests/support/fixtures/chat.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const countOf = async (who: Person) => (await as(who).chat.figures()).conversations

test('a member’s conversations are counted while the two talk: not before the request is accepted, nor after a block', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  expect(await countOf(ada)).toBe(0)
  await talking(world, ada, bob)
  await as(eve).chat.start({ memberId: ada.id })
  expect([await countOf(ada), await countOf(bob), await countOf(eve)]).toEqual([1, 1, 0])
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  expect([await countOf(ada), await countOf(bob)]).toEqual([0, 0])
  await as(bob).accounts.unblock({ memberId: ada.id })
  expect(await countOf(ada)).toBe(0)
})

test('nothing tells the asker before the request is accepted that their text was received or read', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id, request } = await as(ada).chat.start({ memberId: bob.id, introduction: 'Bonjour' })
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 1 })
  const others = async () => (await as(ada).chat.conversation({ conversationId: id })).others
  expect(await others()).toEqual({ deliveredSeq: 0, readSeq: null })
  await as(bob).chat.answer({ id: request!.id, isAccepted: true })
  expect(await others()).toEqual({ deliveredSeq: 1, readSeq: 1 })
})

test('a browser that reports having received all is believed only as far as something was written', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await as(ada).chat.send(writing(id))
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: Number.MAX_SAFE_INTEGER, readSeq: 0 })
  const { others } = await as(ada).chat.conversation({ conversationId: id })
  expect(others).toEqual({ deliveredSeq: 1, readSeq: 0 })
})

test('a message sent without having seen the other’s latest leaves that one unread', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await as(bob).chat.send(writing(id))
  await as(ada).chat.send(writing(id))
  // Bob's browser sends what he wrote without a network.
  await as(bob).chat.send(writing(id))
  expect(await as(bob).chat.unread()).toEqual({ conversations: 1, requests: 0 })
  expect(await as(bob).chat.conversation({ conversationId: id })).toMatchObject({ unread: 1, readSeq: 1 })
  const others = async () => (await as(ada).chat.conversation({ conversationId: id })).others
  expect(await others()).toEqual({ deliveredSeq: 1, readSeq: 1 })
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: 2, readSeq: 2 })
  await as(bob).chat.send(writing(id))
  expect(await others()).toEqual({ deliveredSeq: 4, readSeq: 4 })
})

test('list and header count the same: neither a deleted unread message, nor the text of a request', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  const counts = async () => {
    const { items } = await as(bob).chat.conversations({})
    return [items.map(({ unread }) => unread), await as(bob).chat.unread()]
  }
  const said = await as(ada).chat.send(writing(id))
  expect(await counts()).toEqual([[1], { conversations: 1, requests: 0 }])
  await as(bob).chat.remove({ id: said.id, isForBoth: false })
  expect(await counts()).toEqual([[0], { conversations: 0, requests: 0 }])
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  await as(bob).accounts.unblock({ memberId: ada.id })
  world.advance(1_000)
  await as(ada).chat.start({ memberId: bob.id, introduction: 'Bonjour encore' })
  expect(await counts()).toEqual([[0], { conversations: 0, requests: 1 }])
})
