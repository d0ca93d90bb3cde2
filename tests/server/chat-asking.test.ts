import { expect, test } from 'vitest'
import { talking } from '#tests/support/chat.ts'
import { endingsOf } from '#tests/support/refused.ts'
import { vertigo } from '#tests/support/scenes.ts'
import { saying, sharing } from '#tests/support/sharing.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

/** Two whose posts resemble each other. */
async function alike(one: Person, other: Person): Promise<void> {
  for (const who of [one, other]) await as(who).posts.publishSymptom(vertigo())
  await world.settle()
}

test('whoever is asked sees how much the two resemble each other, and whoever asks does too', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  await alike(ada, bob)
  const asked = await as(ada).chat.start({ memberId: bob.id })
  await as(eve).chat.start({ memberId: bob.id })
  expect(asked.request?.score).toBe(100)
  const scores = (await as(bob).chat.requests()).requests.map(({ from, score }) => [from.username, score])
  expect(scores).toEqual([
    [eve.username, null],
    [ada.username, 100],
  ])
})

test('of a member one may ask it is told how one knows them, and what there is between the two', async () => {
  const { ada, bob, tom, eve } = await world.people('ada', 'bob', 'tom', 'eve')
  await alike(ada, bob)
  const { id: postId } = await as(tom).posts.publishCommunity(sharing())
  await as(ada).comments.add(saying(postId))
  const approach = (to: Person) => as(ada).chat.approach({ memberId: to.id })
  expect(await approach(bob)).toMatchObject({
    member: { id: bob.id, username: bob.username },
    why: 'match',
    score: 100,
    conversation: null,
  })
  expect(await approach(tom)).toMatchObject({ why: 'comment', score: null, conversation: null })
  expect(await approach(eve)).toMatchObject({ why: null, score: null, conversation: null })

  const { request, id } = await as(ada).chat.start({ memberId: eve.id })
  expect((await approach(eve)).conversation).toMatchObject({ id, state: 'asked' })
  expect((await as(eve).chat.approach({ memberId: ada.id })).conversation).toMatchObject({ id, state: 'asking' })
  await as(eve).chat.answer({ id: request!.id, isAccepted: false })
  expect((await approach(eve)).conversation).toBeNull()

  const talk = await talking(world, ada, tom)
  expect((await approach(tom)).conversation).toMatchObject({ id: talk.id, state: 'active' })
})

test('oneself, a stranger to all and whoever shares a block cannot be approached', async () => {
  const { ada, bob, tom } = await world.people('ada', 'bob', 'tom')
  await as(bob).accounts.block({ memberId: ada.id })
  await talking(world, ada, tom)
  await as(tom).accounts.block({ memberId: ada.id })
  await world.settle()
  const endings = await endingsOf([
    as(ada).chat.approach({ memberId: ada.id }),
    as(ada).chat.approach({ memberId: crypto.randomUUID() }),
    as(ada).chat.approach({ memberId: bob.id }),
    as(ada).chat.approach({ memberId: tom.id }),
    as(bob).chat.approach({ memberId: ada.id }),
    as().chat.approach({ memberId: bob.id }),
  ])
  expect(endings).toEqual([...Array(5).fill('NOT_FOUND'), 'UNAUTHORIZED'])
})
