import { expect, test } from 'vitest'
import { readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { declaring, makeIntroduction } from '#tests/support/fixtures/reports.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world

/** Two whose posts resemble each other. */
async function alike(one: Person, other: Person): Promise<void> {
  for (const who of [one, other]) await as(who).posts.publishSymptom(vertigo())
  await world.settle()
}

test('both the asked member and the asker see how much the two resemble each other', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  await alike(ada, bob)
  const asked = await as(ada).chat.start({ memberId: bob.id })
  await as(eve).chat.start({ memberId: bob.id })
  expect(asked.request?.band).toBe('veryClose')
  const bands = (await as(bob).chat.requests()).requests.map(({ from, band }) => [from.username, band])
  expect(bands).toEqual([
    [eve.username, null],
    [ada.username, 'veryClose'],
  ])
})

test('a member who tells something close may be asked, as close as in the list of the closest, without a score, a place or a date', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const said = [
    [
      ada,
      'Jambes en coton',
      'J’ai les jambes en coton et la tête qui tourne debout, des fourmillements dans les doigts.',
    ],
    [bob, 'Ça flageole', 'Mes guibolles flageolent, des vertiges en me levant, et les doigts engourdis.'],
  ] as const
  for (const [who, title, description] of said) await as(who).posts.publishSymptom(symptom({ title, description }))
  await world.settle()
  expect((await as(ada).matching.list({})).matches).toEqual([])
  const [close] = (await as(ada).closest.ofAll({})).items
  expect(close?.post.author.id).toBe(bob.id)
  const { band } = close!
  // Others in this world tell of vertigo too.
  const known = async () => (await as(ada).chat.contacts({})).contacts.filter(({ member }) => member.id === bob.id)
  expect(await known()).toMatchObject([{ member: { id: bob.id }, why: 'match', band }])
  expect(await as(ada).chat.approach({ memberId: bob.id })).toMatchObject({ why: 'match', band })
  await as(ada).closest.dismiss({ ownPostId: close!.ownPost.id, postId: close!.postId })
  expect(await known()).toEqual([])
})

test('side effects alike are a reason to write once both agreed to be shown, by the better of the two, until either switches that off', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  for (const [who, severity] of [
    [ada, 2],
    [bob, 3],
  ] as const)
    await as(who).medication.declare(declaring({ severity }))
  await world.settle()
  const known = async () => {
    const [contact] = (await as(ada).chat.contacts({ query: bob.username })).contacts
    return contact && { why: contact.why, band: contact.band }
  }
  expect(await known()).toBeUndefined()
  await makeIntroduction(world, ada, bob)
  expect(await known()).toEqual({ why: 'match', band: 'veryClose' })
  expect(await as(bob).chat.approach({ memberId: ada.id })).toMatchObject({ why: 'match', band: 'veryClose' })
  await alike(ada, bob)
  expect(await known()).toEqual({ why: 'match', band: 'veryClose' })
  await as(ada).settings.setMatching({ isMatched: false })
  await world.settle()
  expect((await as(ada).chat.start({ memberId: bob.id })).request?.band).toBe('veryClose')
  await as(bob).settings.setMedicationMatching({ isMedicationMatched: false })
  expect(await known()).toBeUndefined()
  expect((await as(bob).chat.requests()).requests).toMatchObject([{ band: null }])
})

test('a member is told how they know someone they may ask, and what is open between the two', async () => {
  const { ada, bob, tom, eve } = await world.people('ada', 'bob', 'tom', 'eve')
  await alike(ada, bob)
  const { id: postId } = await as(tom).posts.publishCommunity(sharing())
  await as(ada).comments.add(saying(postId))
  const approach = (to: Person) => as(ada).chat.approach({ memberId: to.id })
  expect(await approach(bob)).toMatchObject({
    member: { id: bob.id, username: bob.username },
    why: 'match',
    // That it is the same département is told only where five members who are counted have published.
    band: 'veryClose',
    conversation: null,
  })
  expect(await approach(tom)).toMatchObject({ why: 'comment', band: null, conversation: null })
  expect(await approach(eve)).toMatchObject({ why: null, band: null, conversation: null })

  const { request, id } = await as(ada).chat.start({ memberId: eve.id })
  expect((await approach(eve)).conversation).toMatchObject({ id, state: 'asked' })
  expect((await as(eve).chat.approach({ memberId: ada.id })).conversation).toMatchObject({ id, state: 'asking' })
  await as(eve).chat.answer({ id: request!.id, isAccepted: false })
  expect((await approach(eve)).conversation).toBeNull()

  const talk = await talking(world, ada, tom)
  expect((await approach(tom)).conversation).toMatchObject({ id: talk.id, state: 'active' })
})

test('a member cannot approach themselves, a stranger to them or somebody with a block between the two', async () => {
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

test('a member who asks back with a text of their own sends that text as a message', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).chat.start({ memberId: bob.id, introduction: 'Bonjour' })
  const met = await as(bob).chat.start({ memberId: ada.id, introduction: 'J’allais vous écrire.' })
  expect(met).toMatchObject({ id, state: 'active', lastMessage: { body: 'J’allais vous écrire.', isMine: true } })
  await as(bob).chat.start({ memberId: ada.id, introduction: 'J’allais vous écrire.' })
  expect((await readBy(world, ada, id)).map(({ body }) => body)).toEqual(['Bonjour', 'J’allais vous écrire.'])
})

test('the one text of a request stays the only one, also when deleted for both or for its author', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  for (const [asked, isForBoth] of [
    [bob, true],
    [eve, false],
  ] as const) {
    const { id, lastMessage } = await as(ada).chat.start({ memberId: asked.id, introduction: 'un' })
    await as(ada).chat.remove({ id: lastMessage!.id, isForBoth })
    expect(await refusalOf(as(ada).chat.send(writing(id, { body: 'deux' })))).toBe('NOT_ACCEPTED_YET')
    expect((await as(ada).chat.conversation({ conversationId: id })).can).toMatchObject({ introduce: false })
    const [request] = (await as(asked).chat.requests()).requests
    expect(request!.introduction).toBe(isForBoth ? null : 'un')
  }
})

test('one’s own block makes no room for another text: the next request waits until the first would have ended', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await as(ada).chat.start({ memberId: bob.id, introduction: 'un' })
  await as(ada).accounts.block({ memberId: bob.id })
  await as(ada).accounts.unblock({ memberId: bob.id })
  await world.settle()
  expect(await refusalOf(as(ada).chat.start({ memberId: bob.id, introduction: 'deux' }))).toBe('QUOTA_REACHED')
  // The other side may ask, and then both want it; a block of theirs is nothing to the one who asked.
  const { eve, max } = await world.people('eve', 'max')
  await as(eve).chat.start({ memberId: max.id, introduction: 'un' })
  await as(max).accounts.block({ memberId: eve.id })
  await as(max).accounts.unblock({ memberId: eve.id })
  await world.settle()
  expect((await as(eve).chat.start({ memberId: max.id })).state).toBe('asked')
  expect((await as(bob).chat.start({ memberId: ada.id })).state).toBe('asked')
})

test('a message between two who talk is no introduction to a request for a call', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await as(ada).chat.start({ memberId: bob.id, kind: 'video' })
  await as(ada).chat.send(writing(id, { body: 'À demain.' }))
  expect((await as(bob).chat.requests()).requests).toMatchObject([{ kind: 'video', introduction: null }])
})

test('a request after a long talk shows the text that came with it, or none', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await as(ada).chat.send(writing(id, { body: 'avant' }))
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  await as(bob).accounts.unblock({ memberId: ada.id })
  world.advance(1_000)
  await as(ada).chat.start({ memberId: bob.id })
  const introductions = async () => (await as(bob).chat.requests()).requests.map(({ introduction }) => introduction)
  expect(await introductions()).toEqual([null])
  expect(await as(ada).chat.conversation({ conversationId: id })).toMatchObject({ can: { introduce: true } })
  await as(ada).chat.send(writing(id, { body: 'de nouveau' }))
  expect(await introductions()).toEqual(['de nouveau'])
})

test('a lifted block ends nothing that began after it, however often its event arrives', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  await talking(world, ada, bob)
  await as(bob).accounts.block({ memberId: ada.id })
  await world.settle()
  await as(bob).accounts.unblock({ memberId: ada.id })
  world.advance(1_000)
  const { request } = await as(ada).chat.start({ memberId: bob.id })
  await world.settle({ everyJobTwice: true })
  expect((await as(bob).chat.answer({ id: request!.id, isAccepted: true })).state).toBe('active')
  await world.settle({ everyJobTwice: true })
  expect((await as(ada).chat.approach({ memberId: bob.id })).conversation).toMatchObject({ state: 'active' })
})

test('a request answered at once in two tabs: yes and yes is one yes, yes and no is one of the two', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const first = (await as(ada).chat.start({ memberId: bob.id })).request!
  const agreed = [true, true, true].map((isAccepted) => as(bob).chat.answer({ id: first.id, isAccepted }))
  expect(await endingsOf(agreed)).toEqual(Array(3).fill('done'))
  const notices = (await as(ada).notifications.list({})).items.filter(({ kind }) => kind === 'accepted')
  expect(notices).toHaveLength(1)
  const second = (await as(ada).chat.start({ memberId: eve.id })).request!
  const divided = [true, false].map((isAccepted) => as(eve).chat.answer({ id: second.id, isAccepted }))
  expect((await endingsOf(divided)).toSorted()).toEqual(['REQUEST_OVER', 'done'])
})
