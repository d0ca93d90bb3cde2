import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { MESSAGES_PER_MINUTE, OPEN_REQUESTS_MAX } from '#contract/chat/limits.ts'
import { memberActor } from '#tests/support/actor.ts'
import { readBy, talking, writing } from '#tests/support/fixtures/chat.ts'
import { readyPictures, saying } from '#tests/support/fixtures/sharing.ts'
import { symptom } from '#tests/support/fixtures/symptoms.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openWorld, type Person } from '#tests/support/world.ts'

const world = openWorld()
const { as } = world
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
const run = (statement: ReturnType<typeof sql>) => world.services().db.execute(statement)
const listOf = async (who: Person) => (await as(who).chat.conversations({})).items
const requestsOf = async (who: Person) => (await as(who).chat.requests()).requests
const noticesOf = async (who: Person) =>
  (await as(who).notifications.list({})).items.map(({ kind, ...rest }) =>
    'sender' in rest ? `${kind} ${rest.sender.username}` : kind,
  )
const say = (who: Person, conversationId: string, given: Parameters<typeof writing>[1] = {}) =>
  as(who).chat.send(writing(conversationId, given))

test('a request waits with its text; once accepted, the two talk, each seeing the talk as theirs', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const asked = await as(ada).chat.start({ memberId: bob.id, introduction: 'Nos cas se ressemblent.' })
  expect(asked).toMatchObject({
    state: 'asked',
    other: { username: bob.username },
    can: { write: false, introduce: false, call: false },
    lastMessage: { body: 'Nos cas se ressemblent.', isMine: true },
  })
  expect(await requestsOf(bob)).toEqual([
    expect.objectContaining({ kind: 'chat', introduction: 'Nos cas se ressemblent.', isMine: false }),
  ])
  expect(await requestsOf(ada)).toEqual([])
  expect(await listOf(bob)).toEqual([])
  expect((await listOf(ada)).map(({ state }) => state)).toEqual(['asked'])
  expect(await noticesOf(bob)).toEqual([`request ${ada.username}`])

  const [request] = await requestsOf(bob)
  const active = await as(bob).chat.answer({ id: request!.id, isAccepted: true })
  expect(active).toMatchObject({ state: 'active', request: null, unread: 1, can: { write: true, askVideo: true } })
  await expect.poll(() => noticesOf(bob)).toEqual([])
  expect(await noticesOf(ada)).toEqual([`accepted ${bob.username}`])
  expect(await as(bob).chat.answer({ id: request!.id, isAccepted: true })).toMatchObject({ state: 'active' })
  expect(await refusalOf(as(bob).chat.answer({ id: request!.id, isAccepted: false }))).toBe('REQUEST_OVER')
})

test('only the asked member answers, and nobody else learns that there is a request', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { request, id } = await as(ada).chat.start({ memberId: bob.id })
  for (const who of [ada, eve])
    expect(await refusalOf(as(who).chat.answer({ id: request!.id, isAccepted: true }))).toBe('NOT_FOUND')
  const endings = await endingsOf([
    as(eve).chat.conversation({ conversationId: id }),
    as(eve).chat.messages({ conversationId: id }),
    say(eve, id),
    as(eve).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 1 }),
    as(eve).chat.typing({ conversationId: id }),
  ])
  expect(endings).toEqual(Array(5).fill('NOT_FOUND'))
  expect(await refusalOf(as().chat.conversations({}))).toBe('UNAUTHORIZED')
})

test('the asker leaves one short text without links before the request is accepted, and the other side writes nothing', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await as(ada).chat.start({ memberId: bob.id })
  expect(await refusalOf(say(bob, id))).toBe('NOT_ACCEPTED_YET')
  expect(await faultsOf(say(ada, id, { body: 'x'.repeat(501) }))).toEqual(['body: tooLong'])
  for (const body of ['voir https://exemple.fr', 'sur www.exemple.fr', 'mon site exemple.com/rdv'])
    expect(await faultsOf(say(ada, id, { body }))).toEqual(['body: invalid'])
  const [mediaId] = await readyPictures(world, ada, 1)
  expect(await faultsOf(say(ada, id, { mediaId: mediaId! }))).toEqual(['body: invalid'])
  const first = writing(id, { body: 'Bonjour, 38,5 de fièvre depuis lundi.' })
  const said = await as(ada).chat.send(first)
  expect(await as(ada).chat.send(first)).toEqual(said)
  expect(await refusalOf(say(ada, id))).toBe('NOT_ACCEPTED_YET')
  expect(await endingsOf([1, 2, 3].map(() => say(ada, id)))).toEqual(Array(3).fill('NOT_ACCEPTED_YET'))
})

test('two members who ask each other both agree; asking again changes nothing', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const first = await as(ada).chat.start({ memberId: bob.id })
  expect((await as(ada).chat.start({ memberId: bob.id })).request?.id).toBe(first.request?.id)
  expect(await as(bob).chat.start({ memberId: ada.id })).toMatchObject({ id: first.id, state: 'active' })
  expect(await as(ada).chat.start({ memberId: bob.id })).toMatchObject({ id: first.id, state: 'active' })

  const { eva, tom } = await world.people('eva', 'tom')
  const met = await Promise.all([as(eva).chat.start({ memberId: tom.id }), as(tom).chat.start({ memberId: eva.id })])
  expect(new Set(met.map(({ id }) => id)).size).toBe(1)
  expect(await listOf(eva)).toMatchObject([{ state: 'active' }])
})

test('an unanswered request is over after seven days, and a refusal holds for thirty', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { request } = await as(ada).chat.start({ memberId: bob.id })
  world.advance(7 * DAY_MS + 1)
  expect(await requestsOf(bob)).toEqual([])
  expect(await noticesOf(bob)).toEqual([])
  expect(await listOf(ada)).toEqual([])
  expect(await refusalOf(as(bob).chat.answer({ id: request!.id, isAccepted: true }))).toBe('REQUEST_OVER')

  const again = await as(ada).chat.start({ memberId: bob.id })
  await as(bob).chat.answer({ id: again.request!.id, isAccepted: false })
  expect(await noticesOf(ada)).toEqual([])
  const refusal = await refused(as(ada).chat.start({ memberId: bob.id }))
  expect(refusal.code).toBe('REFUSED_RECENTLY')
  expect(refusal.data?.retryAt?.getTime()).toBeGreaterThan(world.now().getTime() + 29 * DAY_MS)
  // The member who refused may ask.
  expect(await as(bob).chat.start({ memberId: ada.id })).toMatchObject({ state: 'asked' })
  world.advance(30 * DAY_MS + 1)
  expect(await as(ada).chat.start({ memberId: bob.id })).toMatchObject({ state: 'asked' })
})

test('at most ten requests of one member are open, however many are made at once', async () => {
  const ada = await world.person()
  const others = await world.crowd(OPEN_REQUESTS_MAX + 2)
  const endings = await endingsOf(others.map(({ id }) => as(ada).chat.start({ memberId: id })))
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(OPEN_REQUESTS_MAX)
  expect(endings.filter((ending) => ending === 'TOO_MANY_OPEN')).toHaveLength(2)
})

test('only members who talk ask for a call; once agreed on, either may call', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  expect(await refusalOf(as(ada).chat.start({ memberId: bob.id, kind: 'video' }))).toBe('NOT_ACCEPTED_YET')
  const { id } = await talking(world, ada, bob)
  const asked = await as(ada).chat.start({ memberId: bob.id, kind: 'video' })
  expect(asked).toMatchObject({
    id,
    state: 'active',
    request: { kind: 'video' },
    can: { call: false, askVideo: false },
  })
  await as(bob).chat.answer({ id: asked.request!.id, isAccepted: true })
  for (const who of [ada, bob])
    expect(await as(who).chat.conversation({ conversationId: id })).toMatchObject({ can: { call: true } })
})

test('messages are numbered in one order for both, whatever is sent at once, and a repeat writes nothing twice', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  const sent = Array.from({ length: 20 }, (_, i) => [i % 2 ? ada : bob, writing(id, { body: `message ${i}` })] as const)
  await Promise.all(sent.flatMap(([who, message]) => [as(who).chat.send(message), as(who).chat.send(message)]))
  const [mine, theirs] = [await readBy(world, ada, id), await readBy(world, bob, id)]
  expect(mine.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1))
  expect(theirs.map((each) => each.id)).toEqual(mine.map((each) => each.id))
  expect(new Set(mine.map(({ body }) => body)).size).toBe(20)
  const [, message] = sent[0]!
  expect(await refusalOf(as(bob).chat.send({ ...message, body: 'autre chose' }))).toBe('REQUEST_REUSED')
})

test('pages go back by number, and forward from a number', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  for (let i = 1; i <= 7; i++) await say(ada, id, { body: `${i}` })
  const seqs = async (given: object) => {
    const { items, hasMore } = await as(bob).chat.messages({ conversationId: id, limit: 3, ...given })
    return [items.map(({ seq }) => seq), hasMore]
  }
  expect(await seqs({})).toEqual([[7, 6, 5], true])
  expect(await seqs({ before: 5 })).toEqual([[4, 3, 2], true])
  expect(await seqs({ before: 2 })).toEqual([[1], false])
  expect(await seqs({ after: 4 })).toEqual([[5, 6, 7], false])
  expect(await seqs({ after: 2 })).toEqual([[3, 4, 5], true])
})

test.each<{ given: object; faults: string[] }>([
  { given: { body: '' }, faults: ['body: required'] },
  { given: { body: ' \n\u200b <b></b>' }, faults: ['body: required'] },
  { given: { body: 'x'.repeat(4001) }, faults: ['body: tooLong'] },
  { given: { body: 7 }, faults: ['body: invalid'] },
  { given: { mediaId: crypto.randomUUID() }, faults: ['mediaId: mediaGone'] },
  { given: { quoteId: crypto.randomUUID() }, faults: ['quoteId: invalid'] },
])('a message is refused: $faults', async ({ given, faults }) => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  expect(await faultsOf(say(ada, id, given))).toEqual(faults)
  expect(await readBy(world, bob, id)).toEqual([])
})

test('a flood of messages of one member is stopped, and no other member’s', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  const endings = await endingsOf(Array.from({ length: MESSAGES_PER_MINUTE + 20 }, () => say(ada, id)))
  expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(20)
  expect(endings.filter((ending) => ending === 'done')).toHaveLength(MESSAGES_PER_MINUTE)
  await say(bob, id)
})

test('unread counts the other’s messages; reading never goes back nor too far, and is seen by the other', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  for (let i = 0; i < 3; i++) await say(ada, id)
  expect(await as(bob).chat.unread()).toEqual({ conversations: 1, requests: 0 })
  expect(await as(ada).chat.unread()).toEqual({ conversations: 0, requests: 0 })
  const mark = (readSeq: number, deliveredSeq = readSeq) =>
    as(bob).chat.mark({ conversationId: id, deliveredSeq, readSeq })
  const seenByAda = async () => (await as(ada).chat.conversation({ conversationId: id })).others
  await mark(0, 3)
  expect(await seenByAda()).toEqual({ deliveredSeq: 3, readSeq: 0 })
  await mark(2)
  expect((await listOf(bob))[0]).toMatchObject({ unread: 1, readSeq: 2 })
  await mark(1)
  await mark(1_000_000)
  expect(await seenByAda()).toEqual({ deliveredSeq: 3, readSeq: 3 })
  expect(await as(bob).chat.unread()).toEqual({ conversations: 0, requests: 0 })
})

test('a member who hides their reading does not see that of others', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await say(ada, id)
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 1 })
  expect(await as(ada).chat.manners()).toEqual({ showsReading: true, showsPresence: true })
  await as(bob).chat.setManners({ showsReading: false, showsPresence: true })
  for (const who of [ada, bob])
    expect((await as(who).chat.conversation({ conversationId: id })).others.readSeq).toBeNull()
  await as(bob).chat.setManners({ showsReading: true, showsPresence: true })
  await as(ada).chat.setManners({ showsReading: false, showsPresence: true })
  expect((await as(ada).chat.conversation({ conversationId: id })).others).toEqual({ deliveredSeq: 1, readSeq: null })
})

test('the receipts of a member who hides their presence do not betray it', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await as(bob).chat.setManners({ showsReading: false, showsPresence: false })
  await say(ada, id)
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 0 })
  const seenByAda = async () => (await as(ada).chat.conversation({ conversationId: id })).others
  expect(await seenByAda()).toEqual({ deliveredSeq: 0, readSeq: null })
  await as(bob).chat.setManners({ showsReading: true, showsPresence: false })
  expect(await seenByAda()).toEqual({ deliveredSeq: 0, readSeq: 0 })
  await as(bob).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 1 })
  expect(await seenByAda()).toEqual({ deliveredSeq: 1, readSeq: 1 })
})

test('a picture belongs to its message: the two see it, nobody else, and it goes with the message', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await talking(world, ada, bob)
  const [mediaId] = await readyPictures(world, ada, 1)
  const sent = await say(ada, id, { body: '', mediaId: mediaId! })
  expect(sent.image).toMatchObject({ id: mediaId })
  expect((await readBy(world, bob, id))[0]!.image).toMatchObject({ id: mediaId })
  const { sightOf } = await import('#server/app/media-access.ts')
  const { mediaByKey } = await import('#server/media/queries.ts')
  const row = await mediaByKey(world.services().db, mediaId!.replaceAll('-', ''))
  const sees = (who: Person) => sightOf(world.services().db, memberActor(who.id), row!)
  expect([await sees(ada), await sees(bob), await sees(eve)]).toEqual([{ as: 'member' }, { as: 'member' }, undefined])
  expect(await faultsOf(say(ada, id, { mediaId: mediaId! }))).toEqual(['mediaId: mediaGone'])
  await as(ada).chat.remove({ id: sent.id, isForBoth: true })
  expect(await mediaByKey(world.services().db, mediaId!.replaceAll('-', ''))).toBeUndefined()
})

test('a message deleted for its author stays for the other; deleted for both within ten minutes, its words are gone', async () => {
  const { ada, bob, eve } = await world.people('ada', 'bob', 'eve')
  const { id } = await talking(world, ada, bob)
  const [first, second] = [await say(ada, id, { body: 'un' }), await say(ada, id, { body: 'deux' })]
  const reply = await say(bob, id, { quoteId: second.id })
  expect(reply.quote).toEqual({ id: second.id, isMine: false, excerpt: 'deux', hasImage: false })
  expect(await refusalOf(as(eve).chat.remove({ id: first.id, isForBoth: false }))).toBe('NOT_FOUND')
  await as(bob).chat.remove({ id: first.id, isForBoth: false })
  expect((await readBy(world, bob, id)).map(({ body }) => body)).toEqual(['deux', reply.body])
  expect((await readBy(world, ada, id))[0]!.body).toBe('un')
  expect(await refusalOf(as(bob).chat.remove({ id: second.id, isForBoth: true }))).toBe('NOT_FOUND')
  await as(ada).chat.remove({ id: second.id, isForBoth: true })
  const seen = await readBy(world, bob, id)
  expect(seen[0]).toMatchObject({ id: second.id, body: null, can: { removeForBoth: false, report: true } })
  expect(seen[1]!.quote).toMatchObject({ excerpt: null })
  expect((await run(sql`select body from message where id = ${second.id}`)).rows).toEqual([{ body: '' }])
  world.advance(11 * MINUTE_MS)
  expect(await refusalOf(as(ada).chat.remove({ id: first.id, isForBoth: true }))).toBe('TOO_LATE')
})

test('a block ends the talk for both at once; once it is lifted, a new request finds the old messages', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await say(ada, id, { body: 'avant' })
  await as(bob).accounts.block({ memberId: ada.id })
  for (const who of [ada, bob]) {
    expect(await listOf(who)).toEqual([])
    expect(await refusalOf(say(who, id))).toBe('NOT_FOUND')
  }
  expect(await refusalOf(as(ada).chat.start({ memberId: bob.id }))).toBe('NOT_FOUND')
  await expect
    .poll(
      async () => (await run(sql`select ended_at from conversation where id = ${id} and ended_at is not null`)).rows,
    )
    .toHaveLength(1)
  await as(bob).accounts.unblock({ memberId: ada.id })
  expect(await listOf(ada)).toMatchObject([{ id, state: 'over', can: { write: false } }])
  expect(await refusalOf(say(ada, id))).toBe('NOT_ACCEPTED_YET')
  await talking(world, ada, bob)
  expect((await readBy(world, bob, id)).map(({ body }) => body)).toEqual(['avant'])
})

test('an open request goes with a block, and so does its notice', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { request } = await as(ada).chat.start({ memberId: bob.id })
  await as(bob).accounts.block({ memberId: ada.id })
  expect(await refusalOf(as(bob).chat.answer({ id: request!.id, isAccepted: true }))).toBe('NOT_FOUND')
  await expect
    .poll(async () => (await run(sql`select status from chat_request where id = ${request!.id}`)).rows)
    .toEqual([{ status: 'withdrawn' }])
})

test('contacts are members with a match or an exchange of comments, never others, blocked or withdrawn ones', async () => {
  const { ada, bob, eve, tom } = await world.people('ada', 'bob', 'eve', 'tom')
  const { id: postId } = await as(ada).posts.publishSymptom(symptom())
  await as(bob).comments.add(saying(postId))
  await as(tom).comments.add(saying(postId))
  const namesOf = async (who: Person, query = '') =>
    (await as(who).chat.contacts({ query })).contacts.map(({ member, why }) => `${member.username} ${why}`).sort()
  expect(await namesOf(ada)).toEqual([`${bob.username} comment`, `${tom.username} comment`].sort())
  expect(await namesOf(bob)).toEqual([`${ada.username} comment`])
  expect(await namesOf(eve)).toEqual([])
  expect(await namesOf(ada, bob.username.slice(0, 3).toUpperCase())).toEqual([`${bob.username} comment`])
  await as(tom).accounts.block({ memberId: ada.id })
  expect(await namesOf(ada)).toEqual([`${bob.username} comment`])
  await as(bob).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await namesOf(ada)).toEqual([])
})

test('conversations come latest first, page by page', async () => {
  const ada = await world.person()
  const others = await world.crowd(5)
  const ids: string[] = []
  for (const other of others) {
    world.advance(1_000)
    ids.unshift((await talking(world, ada, other)).id)
  }
  world.advance(1_000)
  await say(ada, ids[3]!)
  const order = [ids[3], ids[0], ids[1], ids[2], ids[4]]
  const first = await as(ada).chat.conversations({ limit: 2 })
  const second = await as(ada).chat.conversations({ limit: 3, cursor: first.nextCursor! })
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(order)
  expect(second.nextCursor).toBeNull()
  for (const cursor of ['x', '2026_x', `${new Date().toISOString()}_'; drop table message`])
    expect(await faultsOf(as(ada).chat.conversations({ cursor }))).toEqual(['cursor: invalid'])
})

test('a read-only account reads and marks, and writes nothing', async () => {
  const { ada, bob } = await world.people('ada', 'bob')
  const { id } = await talking(world, ada, bob)
  await say(bob, id)
  await as(ada).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await readBy(world, ada, id)).toHaveLength(1)
  await as(ada).chat.mark({ conversationId: id, deliveredSeq: 1, readSeq: 1 })
  const endings = await endingsOf([
    say(ada, id),
    as(ada).chat.typing({ conversationId: id }),
    as(ada).chat.start({ memberId: bob.id }),
  ])
  expect(endings).toEqual(Array(3).fill('READ_ONLY_ACCOUNT'))
})
