import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { COUNTRY_CODES } from '#contract/foundation/countries.ts'
import { LiveEvent } from '#contract/foundation/live.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import { sightOf } from '#server/app/media-access.ts'
import { eraseConversations } from '#server/chat/commands/erase.ts'
import type { Member } from '#server/foundation/actor.ts'
import { markTogether, searchAndStore } from '#server/foundation/pairs/search.ts'
import { endMatchesBetween, searchFor } from '#server/matching/handlers.ts'
import { symptomPairs } from '#server/matching/pairs.ts'
import { ownMedia } from '#server/media/queries.ts'
import { erasePosts } from '#server/posts/commands/erase.ts'
import { memberActor } from '#tests/support/actor.ts'
import { listenTo } from '#tests/support/fixtures/announced.ts'
import { vertigo } from '#tests/support/fixtures/scenes.ts'
import { readyPictures, saying, sharing } from '#tests/support/fixtures/sharing.ts'
import { randomLetters } from '#tests/support/random-letters.ts'
import { endingsOf, faultsOf, refusalOf } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const rowsBetween = async (one: Person, other: Person) =>
  (await run(sql`select from block where blocker_id = ${one.id} and blocked_id = ${other.id}`)).rows.length
const matchesOf = async (who: Person) => (await as(who).matching.list({})).matches.map(({ post }) => post.id)
const noticesOf = async (who: Person) => (await as(who).notifications.list({})).items
const feedOf = async (who: Person) => (await as(who).posts.feed({ limit: 50 })).items.map(({ id }) => id)
const pairsOf = async (postId: string) =>
  (await run(sql`select from symptom_match join match_key k on k.key in (a, b) where k.post_id = ${postId}`)).rows
    .length
async function say(who: Person, postId: string, given: Parameters<typeof saying>[1] = {}) {
  world.advance(10)
  return as(who).comments.add(saying(postId, given))
}
const actorOf = ({ id }: Person): Member => memberActor(id)
/** Cases of this test alone, so that they match each other and none of another test’s. */
let cases = 0
const apart = () => {
  const country = COUNTRY_CODES[cases++]!
  return vertigo({
    country,
    startDate: new Date(Date.UTC(2001, 0, 1) + 100 * 86_400_000 * cases).toISOString().slice(0, 10),
  })
}

test('a block exists once, however often and from however many tabs it is made, and the one who is blocked is told nothing', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const eventsOf = listenTo(world)
  const made = await Promise.all(Array.from({ length: 5 }, () => as(ada).accounts.block({ memberId: bob.id })))
  for (const answer of made) expect(answer).toEqual({ memberId: bob.id })
  expect([await rowsBetween(ada, bob), await rowsBetween(bob, ada)]).toEqual([1, 0])
  expect(eventsOf(bob.id)).toEqual(['accounts.member-blocked'])
  // The blocker is told their own id, of each of their acts, whether or not it changed something.
  const { events } = await as(ada).live.events({ since: 0 })
  expect(events.map((event) => LiveEvent.parse(event))).toEqual(
    Array.from({ length: 5 }, (_, i) => ({ seq: i + 1, kind: 'blocks', id: ada.id })),
  )
  await world.settle()
  await as(ada).accounts.unblock({ memberId: bob.id })
  expect(await as(bob).live.events({ since: 0 })).toEqual({ events: [], seq: 0, resync: false })
})

test('a block tells nothing of an account that one does not see: who blocked one, who is gone, who never confirmed and who never was are answered alike', async () => {
  const { bob, gone, hidden, unconfirmed } = await world.people('bob', 'gone', 'hidden', 'unconfirmed')
  await run(sql`delete from "user" where id = ${gone.id}`)
  await run(sql`update "user" set email_verified = false where id = ${unconfirmed.id}`)
  const { id: talk } = await as(hidden).chat.start({ memberId: bob.id })
  await as(hidden).accounts.block({ memberId: bob.id })
  await world.settle()
  const heardBy = async (who: Person, since: number) => (await as(who).live.events({ since })).seq - since
  const told = []
  for (const memberId of [hidden.id, gone.id, unconfirmed.id, crypto.randomUUID()]) {
    const before = [await heardBy(bob, 0), await heardBy(hidden, 0)] as const
    const answers = []
    for (const act of ['block', 'block', 'unblock', 'unblock', 'block'] as const) {
      const answer = await as(bob).accounts[act]({ memberId })
      expect(answer).toEqual({ memberId })
      answers.push(await as(bob).accounts.blocks())
    }
    await world.settle()
    told.push({ answers, events: await heardBy(bob, before[0]), others: await heardBy(hidden, before[1]) })
  }
  expect(told).toEqual(
    told.map(() => ({ answers: Array.from({ length: 5 }, () => ({ members: [] })), events: 5, others: 0 })),
  )
  expect((await as(bob).chat.conversations({})).items.map(({ id }) => id)).not.toContain(talk)
  // It protects all the same: once theirs is lifted, one's own stands, and is one's own to lift.
  await as(hidden).accounts.unblock({ memberId: bob.id })
  expect(await refusalOf(as(hidden).accounts.member({ memberId: bob.id }))).toBe('NOT_FOUND')
  expect((await as(bob).accounts.blocks()).members.map(({ id }) => id)).toEqual([hidden.id])
})

test('the place of an erased comment stays hidden from those from whom a block hid it, with the replies under it', async () => {
  const { ada, bob, hidden, blocked, friend } = await world.people('ada', 'bob', 'hidden', 'blocked', 'friend')
  const { id } = await as(ada).posts.publishCommunity(sharing())
  const said = await say(hidden, id)
  await say(friend, id, { parentId: said.id })
  await as(hidden).accounts.block({ memberId: bob.id })
  await as(blocked).accounts.block({ memberId: hidden.id })
  const seenBy = async (who: Person) => ({
    threads: (await as(who).comments.list({ postId: id })).items.map((thread) => thread.replyCount),
    comments: (await as(who).posts.get({ id })).comments,
    tally: (await as(who).posts.tallies({ ids: [id] })).tallies[0]?.comments,
    replies: await refusalOf(as(who).comments.replies({ parentId: said.id })),
    answering: await refusalOf(as(who).comments.add(saying(id, { parentId: said.id }))),
  })
  const nothing = { threads: [], comments: 0, tally: 0, replies: 'NOT_FOUND', answering: 'NOT_FOUND' }
  expect([await seenBy(bob), await seenBy(blocked)]).toEqual([nothing, nothing])
  await erasePosts(world.services(), hidden.id)
  await run(sql`delete from "user" where id = ${hidden.id}`)
  expect([await seenBy(bob), await seenBy(blocked)]).toEqual([nothing, nothing])
  expect(await as(ada).comments.list({ postId: id })).toMatchObject({ items: [{ id: said.id, replyCount: 1 }] })
})

test('a talk that a block hides does not come back when the account of whoever blocked is erased', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id, request } = await as(ada).chat.start({ memberId: bob.id })
  await as(bob).chat.answer({ id: request!.id, isAccepted: true })
  await as(ada).accounts.block({ memberId: bob.id })
  await world.settle()
  const { seq } = await as(bob).live.events({ since: 0 })
  await eraseConversations(world.services(), ada.id)
  await run(sql`delete from "user" where id = ${ada.id}`)
  expect((await as(bob).chat.conversations({})).items).toEqual([])
  expect(await refusalOf(as(bob).chat.messages({ conversationId: id }))).toBe('NOT_FOUND')
  expect(await as(bob).live.events({ since: seq })).toMatchObject({ events: [], seq })
})

test('a member cannot block themselves, and nothing stands in the list of one whom nobody is', async () => {
  const { ada } = await world.people('ada')
  expect(await faultsOf(as(ada).accounts.block({ memberId: ada.id }))).toEqual(['memberId: invalid'])
  await as(ada).accounts.block({ memberId: crypto.randomUUID() })
  expect(await refusalOf(as(ada).accounts.block({ memberId: 'bob' }))).toBe('INVALID_INPUT')
  expect(await as(ada).accounts.blocks()).toEqual({ members: [] })
})

test('the list names the members that its owner blocked, latest first, and nobody who blocked its owner', async () => {
  const { ada, bob, eve, zoe } = await world.people('ada', 'bob', 'eve', 'zoe')
  for (const { id } of [bob, eve]) {
    world.advance(1000)
    await as(ada).accounts.block({ memberId: id })
  }
  await as(zoe).accounts.block({ memberId: ada.id })
  expect(await as(ada).accounts.blocks()).toEqual({
    members: [
      { id: eve.id, username: eve.username, blockedAt: expect.any(Date) },
      { id: bob.id, username: bob.username, blockedAt: expect.any(Date) },
    ],
  })
  expect(await as(eve).accounts.blocks()).toEqual({ members: [] })
})

test('the list keeps the name under which a member was blocked, however they are called later and however often they are blocked', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const namesOf = async (who: Person) => (await as(who).accounts.blocks()).members.map(({ username }) => username)
  const renamed = (who: Person) => as(who).settings.setUsername({ username: randomLetters(20) })
  await as(ada).accounts.block({ memberId: bob.id })
  await renamed(bob)
  expect(await namesOf(ada)).toEqual([bob.username])

  // Blocked by both, neither has seen the other since the first block. The later one is not in the list of its maker while the earlier stands.
  await renamed(ada)
  world.advance(10)
  await as(bob).accounts.block({ memberId: ada.id })
  expect([await namesOf(ada), await namesOf(bob)]).toEqual([[bob.username], []])
  for (const [who, other] of [
    [ada, bob],
    [bob, ada],
    [ada, bob],
  ] as const) {
    await as(who).accounts.unblock({ memberId: other.id })
    expect([await namesOf(who), await namesOf(other)]).toEqual([[], [who.username]])
    world.advance(10)
    await as(who).accounts.block({ memberId: other.id })
    expect(await namesOf(who)).toEqual([])
  }

  // Once nothing stands between the two they see each other, and a new block keeps what they saw.
  await as(ada).accounts.unblock({ memberId: bob.id })
  await as(bob).accounts.unblock({ memberId: ada.id })
  const { username } = await as(ada).accounts.member({ memberId: bob.id })
  expect(username).not.toBe(bob.username)
  await as(ada).accounts.block({ memberId: bob.id })
  expect(await namesOf(ada)).toEqual([username])
})

test('the list has no name of a member hidden by moderation, nor later of one who was hidden when the block was made', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const hide = (at: Date | null) => run(sql`update member set hidden_at = ${at} where id in (${bob.id}, ${eve.id})`)
  const named = async () =>
    new Map((await as(ada).accounts.blocks()).members.map(({ id, username }) => [id, username] as const))
  await as(ada).accounts.block({ memberId: bob.id })
  await hide(world.now())
  await as(ada).accounts.block({ memberId: eve.id })
  expect(await named()).toEqual(new Map([bob, eve].map(({ id }) => [id, null])))
  await hide(null)
  expect(await named()).toEqual(
    new Map<string, string | null>([
      [bob.id, bob.username],
      [eve.id, null],
    ]),
  )
})

test('a visitor blocks nobody; a read-only account still may', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const calls = [
    as().accounts.block({ memberId: bob.id }),
    as().accounts.unblock({ memberId: bob.id }),
    as().accounts.blocks(),
  ]
  expect(await endingsOf(calls)).toEqual(calls.map(() => 'UNAUTHORIZED'))
  await run(sql`update consent set withdrawn_at = now() where member_id = ${ada.id} and kind = 'healthData'`)
  world.appServices().sessions.drop([ada.id])
  await as(ada).accounts.block({ memberId: bob.id })
  expect(await rowsBetween(ada, bob)).toBe(1)
})

test('a flood of blocks is stopped', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const calls = Array.from({ length: 34 }, (_, i) =>
    i % 2 ? as(ada).accounts.unblock({ memberId: bob.id }) : as(ada).accounts.block({ memberId: bob.id }),
  )
  const endings = await endingsOf(calls)
  expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(4)
})

test('neither side of a block finds anything of the other, whoever made it, and a third member still sees both', async () => {
  const { blocker, blocked, third } = await world.people('blocker', 'blocked', 'third')
  const form = apart()
  const [pictureId] = await readyPictures(world, blocker, 1)
  const symptoms = {
    [blocker.id]: (await as(blocker).posts.publishSymptom(form)).id,
    [blocked.id]: (await as(blocked).posts.publishSymptom({ ...form, requestId: crypto.randomUUID() })).id,
  }
  const shared = {
    [blocker.id]: (await as(blocker).posts.publishCommunity(sharing({ mediaIds: [pictureId!] }))).id,
    [blocked.id]: (await as(blocked).posts.publishCommunity(sharing())).id,
  }
  const open = (await as(third).posts.publishCommunity(sharing())).id
  // Everyone has liked, commented and answered everything.
  const said: Record<string, string> = {}
  for (const [who, other] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const) {
    await as(who).posts.like({ id: shared[other.id]!, isLiked: true })
    await say(who, shared[other.id]!)
    said[who.id] = (await say(who, open)).id
  }
  await say(third, open, { parentId: said[blocker.id]! })
  await say(blocked, open, { parentId: said[blocker.id]! })
  await world.settle()
  for (const [who, other] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const) {
    expect(await matchesOf(who)).toEqual([symptoms[other.id]])
    expect((await noticesOf(who)).length).toBeGreaterThan(0)
  }
  const eventsBefore = (await as(blocked).live.events({ since: 0 })).seq

  await as(blocker).accounts.block({ memberId: blocked.id })
  await world.settle()
  expect(await as(blocked).live.events({ since: eventsBefore })).toMatchObject({ events: [], seq: eventsBefore })
  await world.settle({ everyJobTwice: true })
  for (const [who, other] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const) {
    const theirs = [symptoms[other.id]!, shared[other.id]!]
    for (const id of theirs) {
      const calls = [
        as(who).posts.get({ id }),
        as(who).posts.like({ id, isLiked: true }),
        as(who).posts.like({ id, isLiked: false }),
        as(who).comments.list({ postId: id }),
        as(who).comments.add(saying(id)),
      ]
      expect(await endingsOf(calls)).toEqual(calls.map(() => 'NOT_FOUND'))
      expect(await feedOf(who)).not.toContain(id)
    }
    expect(await feedOf(who)).toContain(open)
    expect(await as(who).posts.tallies({ ids: theirs })).toEqual({ tallies: [] })
    expect(await matchesOf(who)).toEqual([])
    expect((await as(who).matching.list({})).posts.map(({ matches }) => matches)).toEqual([0])
    expect(JSON.stringify(await noticesOf(who))).not.toContain(other.id)
    expect(JSON.stringify(await as(who).comments.list({ postId: open }))).not.toContain(other.username)
  }
  // A thread under a comment of someone blocked is hidden with it, replies of others too, and not counted, under one’s own post neither.
  expect(await as(blocked).comments.list({ postId: open })).toMatchObject({
    items: [{ id: said[blocked.id], replyCount: 0 }],
  })
  expect(await refusalOf(as(blocked).comments.replies({ parentId: said[blocker.id]! }))).toBe('NOT_FOUND')
  expect(await refusalOf(as(blocked).comments.add(saying(open, { parentId: said[blocker.id]! })))).toBe('NOT_FOUND')
  expect(await as(blocker).comments.list({ postId: open })).toMatchObject({
    items: [{ id: said[blocker.id], replyCount: 1, replies: [{ author: { id: third.id } }] }],
  })
  expect(await as(blocked).posts.get({ id: open })).toMatchObject({ comments: 1 })
  expect(await as(blocked).posts.get({ id: shared[blocked.id]! })).toMatchObject({ comments: 0, likes: 1 })
  expect((await as(blocked).comments.list({ postId: shared[blocked.id]! })).items).toEqual([])
  expect(
    (
      await run(sql`select from notice where ${sql.param(blocker.id)} in (recipient_id, sender_id)
    and ${sql.param(blocked.id)} in (recipient_id, sender_id)`)
    ).rows,
  ).toEqual([])
  expect(await pairsOf(symptoms[blocker.id]!)).toBe(0)
  const { db } = world.services()
  for (const [who, isShown] of [
    [blocker, true],
    [blocked, false],
    [third, true],
  ] as const)
    expect((await sightOf(db, actorOf(who), (await ownMedia(db, blocker.id, pictureId!))!)) !== undefined).toBe(isShown)

  // The third one’s view is whole.
  expect(await as(third).comments.list({ postId: open })).toMatchObject({
    items: [{ replyCount: 2 }, { replyCount: 0 }],
  })
  expect(await feedOf(third)).toEqual(expect.arrayContaining([...Object.values(symptoms), ...Object.values(shared)]))

  // When the member who did not make the block lifts it, nothing changes. When the one who made it does, all is back, the matches with the next search.
  await as(blocked).accounts.unblock({ memberId: blocker.id })
  expect(await refusalOf(as(blocked).posts.get({ id: shared[blocker.id]! }))).toBe('NOT_FOUND')
  for (let i = 0; i < 2; i++)
    expect(await as(blocker).accounts.unblock({ memberId: blocked.id })).toEqual({ memberId: blocked.id })
  for (const [who, other] of [
    [blocker, blocked],
    [blocked, blocker],
  ] as const) {
    expect(await as(who).posts.get({ id: shared[other.id]! })).toMatchObject({ isLiked: true, likes: 1, comments: 1 })
    expect(await feedOf(who)).toEqual(expect.arrayContaining([symptoms[other.id], shared[other.id]]))
    expect((await as(who).comments.list({ postId: open })).items).toHaveLength(2)
  }
  await as(blocked).matching.search({})
  await world.settle()
  // The job that follows a block may run again at any time: it finds that the block is over, and changes nothing.
  await endMatchesBetween(world.services(), { blockerId: blocker.id, blockedId: blocked.id })
  expect(await matchesOf(blocker)).toEqual([symptoms[blocked.id]])
  expect(await matchesOf(blocked)).toEqual([symptoms[blocker.id]])
})

test('the number of comments excludes those that a block hides, and the replies to them', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await as(bob).posts.publishCommunity(sharing())
  await as(ada).accounts.block({ memberId: eve.id })
  const { id: parentId } = await say(ada, id)
  await say(bob, id, { parentId })
  await say(bob, id)
  for (const [reader, most] of [
    [eve, 1],
    [bob, 3],
    [ada, 3],
  ] as const) {
    expect((await as(reader).posts.get({ id })).comments).toBe(most)
    expect((await as(reader).posts.feed({})).items.find((post) => post.id === id)?.comments).toBe(most)
    expect((await as(reader).posts.tallies({ ids: [id] })).tallies[0]?.comments).toBe(most)
    expect((await as(reader).posts.like({ id, isLiked: true })).comments).toBe(most)
  }
  expect((await as(eve).comments.list({ postId: id })).items).toHaveLength(1)
})

test('one of two mutual blocks that is lifted leaves the other', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).posts.publishCommunity(sharing())
  await Promise.all([as(ada).accounts.block({ memberId: bob.id }), as(bob).accounts.block({ memberId: ada.id })])
  await as(ada).accounts.unblock({ memberId: bob.id })
  expect([await rowsBetween(ada, bob), await rowsBetween(bob, ada)]).toEqual([0, 1])
  expect(await refusalOf(as(bob).posts.get({ id }))).toBe('NOT_FOUND')
  await as(bob).accounts.unblock({ memberId: ada.id })
  expect(await as(bob).posts.get({ id })).toMatchObject({ id })
})

test('a block separates its two members and nobody else', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const form = apart()
  const publish = (who: Person) => as(who).posts.publishSymptom({ ...form, requestId: crypto.randomUUID() })
  const [hers, his, third] = [await publish(ada), await publish(bob), await publish(eve)]
  await world.settle()
  const before = await noticesOf(eve)
  await as(ada).accounts.block({ memberId: bob.id })
  await world.settle()
  expect(await matchesOf(eve)).toEqual(expect.arrayContaining([hers.id, his.id]))
  expect(await matchesOf(ada)).toEqual([third.id])
  expect(await matchesOf(bob)).toEqual([third.id])
  expect(await noticesOf(eve)).toEqual(before)
})

test('a search that stores while the block is made leaves no pair behind', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const form = apart()
  const publish = (who: Person) => as(who).posts.publishSymptom({ ...form, requestId: crypto.randomUUID() })
  const [hers, his] = [await publish(ada), await publish(bob)]
  await world.settle()
  await run(sql`delete from symptom_match`)

  // The search has found the other post; before it stores the pair the block stands, and all that follows from it is done.
  const found: (string[] | undefined)[] = []
  const find: typeof symptomPairs.find = async (...asked) => {
    const search = await symptomPairs.find(...asked)
    found.push(search?.found.map(({ subjectId }) => subjectId))
    if (found.length === 1) await as(ada).accounts.block({ memberId: bob.id })
    return search
  }
  const stored = await searchAndStore(
    { ...symptomPairs, find },
    world.services(),
    { subjectId: hers.id, kept: 50, excludedOwnerIds: blockedIds(ada.id) },
    async () => {},
    markTogether(world.services().db),
  )
  expect(stored).toEqual([])
  expect(found).toEqual([[his.id], []])
  await world.settle()
  expect([await pairsOf(hers.id), await pairsOf(his.id)]).toEqual([0, 0])
})

test('searches and blocks at once leave no pair between the two, whichever comes first', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const form = apart()
  const publish = (who: Person) => as(who).posts.publishSymptom({ ...form, requestId: crypto.randomUUID() })
  const [hers, his] = [await publish(ada), await publish(bob)]
  await world.settle()
  for (let round = 0; round < 8; round++) {
    await as(ada).accounts.unblock({ memberId: bob.id })
    await Promise.all([
      searchFor(world.services(), { postId: hers.id }),
      searchFor(world.services(), { postId: his.id }),
      as(ada).accounts.block({ memberId: bob.id }),
    ])
    await world.settle()
    expect([round, await pairsOf(hers.id)]).toEqual([round, 0])
  }
})
