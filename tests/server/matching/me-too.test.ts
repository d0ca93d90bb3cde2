import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { ME_TOOS_PER_HOUR } from '#contract/posts/limits.ts'
import type { Post } from '#contract/posts/schema.ts'
import { countMeToos } from '#server/posts/commands/count-me-toos.ts'
import { heard } from '#tests/support/fixtures/heard.ts'
import { suspend } from '#tests/support/fixtures/moderation.ts'
import { listenToSignals, sharing } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'
import { established } from '../../support/fixtures/established.ts'

const world = openWorld()
const { as } = world
const DAY_MS = 86_400_000
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const publish = (who: Person, given: Parameters<typeof symptom>[0] = {}) => as(who).posts.publishSymptom(symptom(given))
const say = (who: Person, { id }: { id: string }, isMeToo = true) => as(who).posts.meToo({ id, isMeToo })
const told = async (who: Person) =>
  (await as(who).notifications.list({})).items.flatMap((notice) => (notice.kind === 'meToo' ? [notice] : []))
const numberFor = async (who: Person, { id }: { id: string }) => (await as(who).posts.get({ id })).meToos
const pairsOf = async (who: Person) => {
  const { said, heard } = await as(who).matching.meToos({})
  return { said: said.map(({ post }) => post.id), heard: heard.map(({ member, ownPost }) => [member.id, ownPost.id]) }
}
const withdraw = async (who: Person) => {
  await run(sql`update consent set withdrawn_at = now() where member_id = ${who.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([who.id])
}
const suspendNow = async (who: Person) => {
  await suspend(world.services().db, who)
  world.appServices().sessions.drop([who.id])
}

let cast: Record<'ada' | 'bob' | 'eve', Person>
let story: Post
beforeEach(async () => {
  cast = await world.people('ada', 'bob', 'eve')
  // Words that nothing is read of: it is no close case of the stories of other tests.
  story = await publish(cast.ada, { title: randomLetters(9), description: randomLetters(40) })
})

test('one tap counts once and is taken back once however often it is sent, and viewers of the post are not told', async () => {
  const signals = listenToSignals(world)
  const { id } = story
  expect(await say(cast.bob, story, false)).toEqual({ id, meToos: 0, isMeToo: false })
  for (let i = 0; i < 3; i++) expect(await say(cast.bob, story)).toEqual({ id, meToos: 1, isMeToo: true })
  expect(await as(cast.bob).posts.get({ id })).toMatchObject({ meToos: 1, isMeToo: true, can: { meToo: true } })
  for (let i = 0; i < 2; i++) expect(await say(cast.bob, story, false)).toEqual({ id, meToos: 0, isMeToo: false })
  expect(signals()).toEqual([])
})

test('many taps at once, back and forth on two devices, are one pair or none', async () => {
  await Promise.all(Array.from({ length: 25 }, (_, i) => say(cast.bob, story, i % 2 === 0)))
  await say(cast.bob, story)
  await world.settle({ everyJobTwice: true })
  expect(await pairsOf(cast.ada)).toEqual({ said: [], heard: [[cast.bob.id, story.id]] })
  expect(await told(cast.ada)).toHaveLength(1)
})

test('both sides have the pair in their lists, without a story of their own too; a third member sees a number and nobody', async () => {
  const { ada, bob, eve } = cast
  await say(bob, story)
  await world.settle()
  expect(await pairsOf(bob)).toEqual({ said: [story.id], heard: [] })
  expect(await pairsOf(ada)).toEqual({ said: [], heard: [[bob.id, story.id]] })
  expect(await pairsOf(eve)).toEqual({ said: [], heard: [] })
  await countMeToos(world.services())
  const seen = await as(eve).posts.get({ id: story.id })
  expect(seen).toMatchObject({ meToos: 1, isMeToo: false })
  expect(JSON.stringify(await as(eve).posts.feed({}))).not.toContain(bob.id)
  expect(await refusalOf(as(eve).matching.meToos({ postId: story.id }))).toBe('NOT_FOUND')
  expect(await refusalOf(as().matching.meToos({}))).toBe('UNAUTHORIZED')
})

test('the number for others stands still until the hour is full; a member sees their own tap at once, and the author sees who tapped', async () => {
  const { ada, bob, eve } = cast
  await say(bob, story)
  expect([await numberFor(eve, story), await numberFor(bob, story), await numberFor(ada, story)]).toEqual([0, 1, 1])
  await countMeToos(world.services())
  expect([await numberFor(eve, story), await numberFor(bob, story), await numberFor(ada, story)]).toEqual([1, 1, 1])
  await say(bob, story, false)
  expect([await numberFor(eve, story), await numberFor(bob, story), await numberFor(ada, story)]).toEqual([1, 0, 0])
  await say(eve, story)
  expect(await numberFor(eve, story)).toBe(2)
  for (const _ of [1, 2]) await countMeToos(world.services())
  expect([await numberFor(eve, story), await numberFor(bob, story), await numberFor(ada, story)]).toEqual([1, 1, 1])
})

test('ten accounts of one household and hour count as one in the number', async () => {
  const address = world.newAddress()
  const crowd = []
  for (let i = 0; i < 10; i++) crowd.push(await world.newcomer(`foule${i}_${story.id.slice(-6)}`, {}, address))
  for (const who of crowd) await say(who, story)
  await say(cast.bob, story)
  await countMeToos(world.services())
  expect(await numberFor(cast.eve, story)).toBe(2)
  await say(crowd[0]!, story, false)
  await countMeToos(world.services())
  expect(await numberFor(cast.eve, story)).toBe(2)
  for (const who of crowd) await say(who, story, false)
  await countMeToos(world.services())
  expect(await numberFor(cast.eve, story)).toBe(1)
}, 60_000)

test('the author is told once a pair, calmly: taps of one day share one notice, which names the latest', async () => {
  const { ada, bob, eve } = cast
  await say(bob, story)
  await world.settle({ everyJobTwice: true })
  const [first, ...others] = await told(ada)
  expect(others).toEqual([])
  expect(first).toMatchObject({ postId: story.id, postTitle: story.title, sender: { id: bob.id }, others: 0 })
  await as(ada).notifications.markRead({ id: first!.id })
  await say(bob, story, false)
  expect(await told(ada)).toEqual([])
  await say(bob, story)
  await world.settle({ everyJobTwice: true })
  expect(await told(ada)).toMatchObject([{ id: first!.id, isRead: true }])
  world.advance(1000)
  await say(eve, story)
  await world.settle({ everyJobTwice: true })
  expect(await told(ada)).toMatchObject([{ id: first!.id, isRead: false, sender: { id: eve.id }, others: 1 }])
  await as(ada).notifications.markRead({ id: first!.id })
  world.advance(DAY_MS + 1000)
  const max = await world.person()
  await say(max, story)
  await world.settle({ everyJobTwice: true })
  expect(await told(ada)).toMatchObject([
    { isRead: false, sender: { id: max.id }, others: 0 },
    { isRead: true, sender: { id: eve.id }, others: 1 },
  ])
})

test('a tap taken back before its notice is not told, and an author who wants no such notices gets none', async () => {
  const { ada, bob, eve } = cast
  await say(bob, story)
  await say(bob, story, false)
  await world.settle()
  expect(await told(ada)).toEqual([])
  await as(ada).notifications.setChannel({ kind: 'meToo', channel: 'none' })
  await say(eve, story)
  await world.settle()
  expect(await told(ada)).toEqual([])
  expect((await pairsOf(ada)).heard).toEqual([[eve.id, story.id]])
})

test('a block, whoever makes it, ends the pair for both; lifted and tapped again it tells nothing again', async () => {
  const { ada, bob, eve } = cast
  for (const who of [bob, eve]) await say(who, story)
  await world.settle()
  await as(ada).accounts.block({ memberId: bob.id })
  await as(eve).accounts.block({ memberId: ada.id })
  expect(await pairsOf(ada)).toEqual({ said: [], heard: [] })
  for (const who of [bob, eve]) expect((await pairsOf(who)).said).toEqual([])
  expect([await told(ada), await numberFor(ada, story)]).toEqual([[], 0])
  for (const who of [bob, eve]) expect(await refusalOf(say(who, story, false))).toBe('NOT_FOUND')
  await world.settle({ everyJobTwice: true })
  await as(eve).accounts.unblock({ memberId: ada.id })
  expect(await pairsOf(ada)).toEqual({ said: [], heard: [] })
  const before = await run(sql`select id, read_at from notice where recipient_id = ${ada.id} and kind = 'meToo'`)
  await say(eve, story)
  await world.settle({ everyJobTwice: true })
  expect((await pairsOf(ada)).heard).toEqual([[eve.id, story.id]])
  expect(
    (await run(sql`select id, read_at from notice where recipient_id = ${ada.id} and kind = 'meToo'`)).rows,
  ).toEqual(before.rows)
})

test('a hidden story, the member’s own, and a post without a symptom are refused alike', async () => {
  const { ada, bob, eve } = cast
  const hidden = await publish(ada)
  const shared = await as(ada).posts.publishCommunity(sharing())
  await run(sql`update post set hidden_at = now() where id = ${hidden.id}`)
  await run(sql`insert into block (blocker_id, blocked_id, created_at) values (${ada.id}, ${eve.id}, now())`)
  for (const [who, id] of [
    [bob, hidden.id],
    [eve, story.id],
    [ada, story.id],
    [bob, shared.id],
    [bob, crypto.randomUUID()],
  ] as const)
    for (const isMeToo of [true, false]) expect(await refusalOf(as(who).posts.meToo({ id, isMeToo }))).toBe('NOT_FOUND')
  expect(await refusalOf(as().posts.meToo({ id: story.id, isMeToo: true }))).toBe('UNAUTHORIZED')
  expect(await refusalOf(as(bob).posts.meToo({ id: '1', isMeToo: true }))).toBe('INVALID_INPUT')
  expect((await as(ada).posts.get({ id: story.id })).can.meToo).toBe(false)
})

test('a hidden story is in no list of the members who tapped, and its author is told of nobody', async () => {
  const { ada, bob } = cast
  await say(bob, story)
  await run(sql`update post set hidden_at = now() where id = ${story.id}`)
  await world.settle()
  expect((await pairsOf(bob)).said).toEqual([])
  expect(await told(ada)).toEqual([])
})

test('a member who withdrew the consent to health data, is suspended or gone is in no list, no notice and no number', async () => {
  const { ada, bob, eve } = cast
  const max = await world.person()
  for (const who of [bob, eve, max]) await say(who, story)
  await world.settle()
  await countMeToos(world.services())
  expect(await numberFor(cast.ada, story)).toBe(3)
  await withdraw(bob)
  await suspendNow(eve)
  await run(sql`delete from "user" where id = ${max.id}`)
  expect(await pairsOf(ada)).toEqual({ said: [], heard: [] })
  expect(await told(ada)).toEqual([])
  expect(await numberFor(ada, story)).toBe(0)
  await countMeToos(world.services())
  expect(await numberFor(await world.person(), story)).toBe(0)
  expect(await refusalOf(say(bob, story))).toBe('READ_ONLY_ACCOUNT')
  expect(await refusalOf(say(eve, story))).toBe('SUSPENDED')
})

test('no member fills the list of another: two pairs each, and new accounts below ten others', async () => {
  const { ada, bob } = cast
  const stories = [story, await publish(ada), await publish(ada)]
  for (const each of stories) await say(bob, each)
  expect((await pairsOf(ada)).heard).toHaveLength(2)
  expect((await pairsOf(bob)).said).toHaveLength(2)
  const list = async () =>
    (await as(ada).matching.meToos({ postId: stories[0]!.id })).heard.map(({ member }) => member.id)
  const crowd = await world.crowd(12)
  for (const who of crowd) {
    world.advance(1000)
    await say(who, story)
  }
  // The list begins with the latest: Bob said it before all the others.
  expect((await list()).at(-1)).toBe(bob.id)
  // Bob is now the only established member among them.
  await established(world.services().db, bob)
  expect((await list())[0]).toBe(bob.id)
}, 60_000)

test('an author’s recovery is told to members whose tap still stands, once, with the reason of their pair', async () => {
  const { ada, bob, eve } = cast
  for (const who of [bob, eve]) await say(who, story)
  await say(eve, story, false)
  await heard(world.services().db, ada)
  await as(ada).posts.resolve({ id: story.id, treatment: 'Du repos', notes: '' })
  await world.settle({ everyJobTwice: true })
  const recoveries = async (who: Person) =>
    (await as(who).notifications.list({})).items.filter(({ kind }) => kind === 'recovery')
  expect(await recoveries(bob)).toMatchObject([{ postId: story.id, isMeToo: true, about: null }])
  expect(await recoveries(eve)).toEqual([])
})

test('either side of a pair finds the other among members to talk to, and may ask', async () => {
  const { ada, bob, eve } = cast
  await say(bob, story)
  const contacts = async (who: Person) =>
    (await as(who).chat.contacts({})).contacts.map(({ member, why }) => [member.id, why])
  expect(await contacts(bob)).toEqual([[ada.id, 'meToo']])
  expect(await contacts(ada)).toEqual([[bob.id, 'meToo']])
  expect(await contacts(eve)).toEqual([])
  expect(await as(ada).chat.approach({ memberId: bob.id })).toMatchObject({ why: 'meToo', band: null })
  await as(bob).chat.start({ memberId: ada.id, kind: 'chat', introduction: 'Moi aussi, depuis un an.' })
})

test('a flood of taps of one member is stopped, and no other member’s', async () => {
  const endings = await endingsOf(Array.from({ length: 45 }, (_, i) => say(cast.bob, story, i % 2 === 0)))
  expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(5)
  expect(await say(cast.eve, story)).toMatchObject({ isMeToo: true })
})

test('taps of one member are told to thirty authors an hour, and tapping again costs no more', async () => {
  const { bob } = cast
  const authors = await world.crowd(ME_TOOS_PER_HOUR)
  const stories = await Promise.all(authors.map((who) => publish(who)))
  const endings = await endingsOf([story, ...stories].map((each) => say(bob, each)))
  expect(endings.filter((ending) => ending === 'QUOTA_REACHED')).toHaveLength(1)
  const said = [story, ...stories][endings.indexOf('done')]!
  for (const isMeToo of [false, true]) expect(await say(bob, said, isMeToo)).toMatchObject({ isMeToo })
}, 60_000)

test('taps while a story is removed, counted or blocked are refused or done, and never fail', {
  tags: ['long'],
}, async () => {
  const crowd = await world.crowd(12)
  const taps = crowd.map((who) => say(who, story))
  const counting = [countMeToos(world.services()), countMeToos(world.services())]
  const removal = as(cast.ada).posts.remove({ id: story.id })
  for (const ending of await endingsOf(taps)) expect(['done', 'NOT_FOUND']).toContain(ending)
  await Promise.all([removal, ...counting])
  await world.settle()
  expect((await run(sql`select 1 from me_too where post_id = ${story.id}`)).rows).toEqual([])
})
