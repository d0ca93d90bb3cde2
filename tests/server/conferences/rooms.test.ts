import { createRouterClient } from '@orpc/server'
import { and, eq, sql } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { UNNAMED_MONTHS } from '#contract/accounts/privacy-limits.ts'
import { MESSAGE_MAX, MESSAGES_PER_MINUTE, QUESTIONS_PER_HOUR } from '#contract/conferences/limits.ts'
import { RoomNews } from '#contract/conferences/schema.ts'
import { monthsFrom } from '#contract/foundation/days.ts'
import type { Broadcast, Topic } from '#contract/foundation/live.ts'
import { resetSecondFactorOf } from '#server/accounts/security/commands/reset-second-factor.ts'
import { router } from '#server/app/router.ts'
import { eraseRooms, forgetUnnamed } from '#server/conferences/commands/erase.ts'
import { hideRoomMessage } from '#server/conferences/commands/hide-message.ts'
import { conferenceById } from '#server/conferences/queries.ts'
import { conference, registration, roomMessage, roomPresence } from '#server/conferences/tables.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { memberActor, noBrowser } from '#tests/support/actor.ts'
import {
  aConference,
  aLiveConference,
  anAdmin,
  anExpert,
  asking,
  roomReadBy,
  sayingIn,
} from '#tests/support/fixtures/conferences.ts'
import { aModerator, reporting } from '#tests/support/fixtures/moderation.ts'
import { type LiveClient, openSocket, saidAgain } from '#tests/support/live-client.ts'
import { endingsOf, faultsOf, refusalOf, refused } from '#tests/support/refused.ts'
import { openLiveServer } from '#tests/support/servers/live-server.ts'
import { openIdleWorld, PASSWORD, type Person } from '#tests/support/world.ts'

const world = openIdleWorld()
const { as, services } = world
const MINUTE_MS = 60_000
const NOBODY = '01930000-0000-7000-8000-000000000001'

/** New people for each test, for they may say little in a minute; the stranger is registered nowhere. */
let people: Record<'lou' | 'max' | 'ada' | 'mod' | 'stranger', Person>
let [admin, expert]: Person[] = []
beforeAll(async () => {
  ;[admin, expert] = [await anAdmin(world), await anExpert(world)]
})
beforeEach(async () => {
  people = await world.people('lou', 'max', 'ada', 'mod', 'stranger')
})
/** Lou and Max are in the room, and Mod is one of its staff. */
const lou = () => people.lou
const max = () => people.max
const mod = () => people.mod

const opened: LiveClient[] = []
afterEach(() => {
  for (const { ws } of opened.splice(0)) ws.terminate()
})

/** A live room with its expert and a moderator, in which lou, max and ada are registered. */
const aRoom = (given: object = {}): Promise<string> =>
  aLiveConference(world, {
    expert: expert!,
    moderators: [people.mod],
    registered: [people.lou, people.max, people.ada],
    ...given,
  })
const say = (who: Person, id: string, body?: string) =>
  as(who).rooms.say(sayingIn(id, body === undefined ? {} : { body }))
const ask = (who: Person, id: string, given: object = {}) => as(who).rooms.say(asking(id, given))
const judge = (who: Person, id: string, messageId: string, act: 'approve' | 'reject' | 'pin' | 'unpin' | 'answered') =>
  as(who).rooms.judge({ id, messageId, act })
const read = (who: Person, id: string) => roomReadBy(world, who, id)
const bodiesOf = async (who: Person, id: string) => (await read(who, id)).map(({ body }) => body)
/** An approved question. */
async function approved(id: string, given: object = {}) {
  const question = await ask(people.lou, id, given)
  return judge(people.mod, id, question.id, 'approve')
}

// ---- what is pushed
const tabOf = async (who: Person, server: Parameters<typeof openSocket>[0] = world): Promise<LiveClient> => {
  const client = await openSocket(server, who)
  opened.push(client)
  await expect.poll(() => client.heard.length).toBeGreaterThan(0)
  return client
}
const signalsOf = ({ heard }: LiveClient, id: string) =>
  heard.flatMap((message): Broadcast[] => (message.kind === 'room' && message.id === id ? [message] : []))
const newsOf = (client: LiveClient, id: string): RoomNews[] =>
  signalsOf(client, id).flatMap(({ news }) => (news === undefined ? [] : [parsed(news)]))
/** Returns the last state of a message that a tab was told. */
const toldOf = (client: LiveClient, id: string, messageId: string) =>
  newsOf(client, id)
    .flatMap(({ messages }) => messages)
    .findLast((message) => message.id === messageId)
/** Reads news as the socket sends it, with dates as text. */
const parsed = (news: unknown): RoomNews =>
  RoomNews.parse(
    JSON.parse(JSON.stringify(news), (key, value) => (key.endsWith('At') && value !== null ? new Date(value) : value)),
  )
const tell = (kind: 'room' | 'conversation', id: string) =>
  transact(services(), async (tx) => broadcast(tx, { kind, id }))
const watch = ({ ws }: LiveClient, topics: readonly Topic[]) => ws.send(JSON.stringify({ watch: topics }))

/** Watches a room; settles once the server lets it. */
async function watching(who: Person, id: string, server?: Parameters<typeof openSocket>[0]): Promise<LiveClient> {
  const client = await tabOf(who, server)
  const tellRoom = saidAgain(() => tell('room', id))
  await tellRoom() // told to whoever begins to watch a moment later
  watch(client, [`room:${id}`])
  await expect
    .poll(async () => {
      await tellRoom()
      return signalsOf(client, id).length
    })
    .toBeGreaterThan(0)
  return client
}
/** Waits until this tab is told nothing of a room any more, while a witness in it is still told of each signal. */
const isOut = (tab: LiveClient, witness: LiveClient, id: string) =>
  expect
    .poll(async () => {
      const before = signalsOf(tab, id).length
      await caughtUp(witness, id)
      return signalsOf(tab, id).length - before
    })
    .toBe(0)
/** Waits until the witness is told of one more signal in the room, after which other tabs in it have been told of all earlier ones. */
async function caughtUp(witness: LiveClient, id: string): Promise<void> {
  const before = signalsOf(witness, id).length
  await tell('room', id)
  await expect.poll(() => signalsOf(witness, id).length).toBeGreaterThan(before)
}

describe('entering', () => {
  test('is for registered members and staff, while the conference is live', async () => {
    const id = await aRoom()
    for (const who of [lou(), mod(), expert!, admin!])
      expect((await as(who).rooms.enter({ id })).conference).toMatchObject({ id, status: 'live', can: { join: true } })
    const doors = (who: Person, room: string) => [
      as(who).rooms.enter({ id: room }),
      as(who).rooms.beat({ id: room }),
      say(who, room),
    ]
    expect(await endingsOf(doors(people.stranger, id))).toEqual(Array(3).fill('NOT_REGISTERED'))
    expect(await endingsOf(doors(lou(), NOBODY))).toEqual(Array(3).fill('NOT_FOUND'))
    const closed = [
      await aConference(world, { registered: [lou()], expert: expert! }),
      await aRoom({ endedAt: world.now() }),
      await aRoom({ cancelledAt: world.now() }),
      await aRoom({ endsAt: new Date(world.now().getTime() - 1) }),
    ]
    for (const room of closed) {
      expect(await endingsOf(doors(lou(), room))).toEqual(Array(3).fill('NOT_LIVE'))
      expect(await endingsOf(doors(expert!, room))).toEqual(Array(3).fill('NOT_LIVE'))
      expect(await endingsOf(doors(people.stranger, room))).toEqual(Array(3).fill('NOT_REGISTERED'))
    }
    expect(await refusalOf(as().rooms.enter({ id }))).toBe('UNAUTHORIZED')
    // Refused attempts to enter leave no presence.
    expect(await services().db.$count(roomPresence, eq(roomPresence.memberId, people.stranger.id))).toBe(0)
  })

  test('is recorded the first time only, and only by entering', async () => {
    const id = await aRoom()
    const attended = async (who: Person) => {
      const isTheirs = and(eq(registration.conferenceId, id), eq(registration.memberId, who.id))
      return (await services().db.select().from(registration).where(isTheirs))[0]?.attendedAt
    }
    expect(await attended(lou())).toBeNull()
    await Promise.all(Array.from({ length: 5 }, () => as(lou()).rooms.enter({ id })))
    const first = await attended(lou())
    expect(first).toBeInstanceOf(Date)
    world.advance(MINUTE_MS)
    await as(lou()).rooms.leave({ id })
    await as(lou()).rooms.enter({ id })
    await as(lou()).rooms.beat({ id })
    expect(await attended(lou())).toEqual(first)
    expect(await attended(max())).toBeNull()
  })

  test('counts each present member once, tells those inside, and stops counting members who left or fell silent', async () => {
    const id = await aRoom()
    expect((await as(lou()).rooms.enter({ id })).participants).toBe(1)
    const tab = await watching(lou(), id)
    const told = () => newsOf(tab, id).at(-1)?.participants
    for (const _ of [1, 2, 3]) await as(max()).rooms.enter({ id })
    await expect.poll(told).toBe(2)
    await as(expert!).rooms.enter({ id })
    await expect.poll(told).toBe(3)
    await as(expert!).rooms.leave({ id })
    await as(expert!).rooms.leave({ id })
    await expect.poll(told).toBe(2)
    const isMax = and(eq(roomPresence.conferenceId, id), eq(roomPresence.memberId, max().id))
    await services().db.update(roomPresence).set({ until: sql`now() - interval '1 second'` }).where(isMax)
    expect((await as(lou()).rooms.beat({ id })).participants).toBe(1)
    await as(max()).rooms.beat({ id })
    await expect.poll(told).toBe(2)
    await as(max()).conferences.unregister({ id })
    await expect.poll(told).toBe(1)
    // Leaving a room in which one never was changes nothing.
    expect(await as(people.stranger).rooms.leave({ id })).toEqual({ id })
  })

  test('lets a read-only account look on, without writing', async () => {
    const reader = await world.person()
    const id = await aRoom({ registered: [reader, lou()] })
    const { id: messageId } = await approved(id)
    await as(reader).rooms.vote({ id, messageId, isFor: true })
    await as(reader).settings.setConsent({ kind: 'healthData', isGiven: false })
    expect((await as(reader).rooms.enter({ id })).messages).toHaveLength(1)
    const acts = [say(reader, id), ask(reader, id), as(reader).rooms.vote({ id, messageId, isFor: true })]
    expect(await endingsOf(acts)).toEqual(acts.map(() => 'READ_ONLY_ACCOUNT'))
    expect((await as(reader).rooms.vote({ id, messageId, isFor: false })).question).toMatchObject({ votes: 0 })
  })
})

describe('a message', () => {
  test('is heard by all with its author, and the server marks that of the expert', async () => {
    const id = await aRoom()
    await say(lou(), id, '  Bonjour <b>à tous</b> \n')
    await say(expert!, id, 'Bonjour.')
    await as(mod()).rooms.say(sayingIn(id, { kind: 'announcement', body: 'On commence.' }))
    await as(expert!).rooms.say(sayingIn(id, { kind: 'announcement', body: 'Merci.' }))
    await as(admin!).rooms.say(sayingIn(id, { kind: 'announcement', body: 'Ici.' }))
    expect(await read(max(), id)).toMatchObject([
      {
        seq: 1,
        kind: 'text',
        author: { id: lou().id, username: lou().username },
        body: 'Bonjour à tous',
        isFromExpert: false,
        question: null,
      },
      { seq: 2, author: { id: expert!.id }, isFromExpert: true },
      { seq: 3, kind: 'announcement', author: { id: mod().id }, isFromExpert: false },
      { seq: 4, kind: 'announcement', isFromExpert: true },
      { seq: 5, isFromExpert: false },
    ])
    const { seq, messages, own } = await as(lou()).rooms.enter({ id })
    expect([seq, messages.length]).toEqual([5, 5])
    expect(own).toEqual({ messageIds: [messages[0]!.id], votedIds: [] })
  })

  test('is an announcement only from staff; another conference’s expert is a member like any', async () => {
    const colleague = await anExpert(world)
    const id = await aRoom({ registered: [lou(), colleague] })
    for (const who of [lou(), colleague])
      expect(await refusalOf(as(who).rooms.say(sayingIn(id, { kind: 'announcement' })))).toBe('FORBIDDEN')
    expect((await say(colleague, id)).isFromExpert).toBe(false)
    expect(await read(lou(), id)).toHaveLength(1)
  })

  test('has 500 characters at most, something visible, and is well formed', async () => {
    const id = await aRoom()
    expect((await say(lou(), id, 'é'.repeat(MESSAGE_MAX))).body).toHaveLength(MESSAGE_MAX)
    for (const [body, fault] of [
      ['x'.repeat(MESSAGE_MAX + 1), 'body: tooLong'],
      ['x'.repeat(100_000), 'body: tooLong'],
      ['', 'body: required'],
      [' \n\t ', 'body: required'],
      ['<script>alert(1)</script>', 'body: required'],
      ['\u200b\u0000', 'body: required'],
    ])
      expect([body!.slice(0, 20), await faultsOf(say(lou(), id, body))]).toEqual([body!.slice(0, 20), [fault]])
    expect((await say(lou(), id, 'a\u0000b\ud800c\u202ed')).body).toBe('ab\ufffdcd')
    expect(await faultsOf(as(lou()).rooms.say(sayingIn(id, { isAnonymous: true })))).toEqual(['isAnonymous: invalid'])
    expect(await faultsOf(as(lou()).rooms.say({ ...sayingIn(id), kind: 'shout' as never }))).toEqual(['kind: invalid'])
    expect(await faultsOf(as(lou()).rooms.say({ ...sayingIn(id), requestId: 'moi' }))).toEqual(['requestId: invalid'])
    expect(await faultsOf(as(lou()).rooms.enter({ id: "x' or 1=1" }))).toEqual(['id: invalid'])
    expect(await read(max(), id)).toHaveLength(2)
  })

  test('is written once by the same request, also at once, and only in its own room', async () => {
    const [id, elsewhere] = [await aRoom(), await aRoom()]
    const said = sayingIn(id)
    const answers = await Promise.all(Array.from({ length: 10 }, () => as(lou()).rooms.say(said)))
    expect(new Set(answers.map((each) => each.id)).size).toBe(1)
    expect(await faultsOf(as(lou()).rooms.say({ ...said, id: elsewhere }))).toEqual(['requestId: invalid'])
    // Another member's request is their own, even with the same id.
    expect((await as(max()).rooms.say(said)).author?.id).toBe(max().id)
    expect(await read(lou(), id)).toHaveLength(2)
    expect(await read(lou(), elsewhere)).toHaveLength(0)
  })

  test('sent by one request to two rooms at once is written in one, and refused in the other', async () => {
    const { ada } = await world.people('ada')
    const rooms = [
      await aLiveConference(world, { registered: [ada!] }),
      await aLiveConference(world, { registered: [ada!] }),
    ]
    for (let round = 0; round < 8; round++) {
      const { requestId } = sayingIn(rooms[0]!)
      const endings = await endingsOf(rooms.map((id) => as(ada!).rooms.say({ ...sayingIn(id), requestId })))
      expect(endings.filter((ending) => ending === 'INVALID_INPUT')).toHaveLength(1)
    }
  })

  test('is accepted twenty times of three hundred in a minute, and others talk on meanwhile', async () => {
    const id = await aRoom()
    // The procedure is called directly: over HTTP the limit of an address would be met first, which another test shows.
    const actor = memberActor(max().id)
    const client = createRouterClient(router, {
      context: { ...services(), actor, clientAddress: max().address, browser: noBrowser() },
    })
    const flood = endingsOf(
      Array.from({ length: 300 }, () => client.rooms.say({ ...sayingIn(id), kind: 'text', isAnonymous: false })),
    )
    for (let n = 0; n < 5; n++) await say(lou(), id, `${n}`)
    const endings = await flood
    expect(endings.filter((ending) => ending === 'done')).toHaveLength(MESSAGES_PER_MINUTE)
    expect(new Set(endings)).toEqual(new Set(['done', 'TOO_MANY_REQUESTS']))
    const seqs = (await read(people.ada, id)).map(({ seq }) => seq)
    expect(seqs).toEqual(Array.from({ length: MESSAGES_PER_MINUTE + 5 }, (_, n) => n + 1))
  })

  test('that asks is limited to ten an hour, with the time to wait; the tenth at once is one', async () => {
    const asker = await world.person()
    const [id, other] = [await aRoom({ registered: [asker] }), await aRoom({ registered: [asker] })]
    const rooms = [...Array(6).fill(id), ...Array(6).fill(other)]
    const endings = await endingsOf(rooms.map((room) => ask(asker, room)))
    expect(endings.filter((ending) => ending === 'done')).toHaveLength(QUESTIONS_PER_HOUR)
    const { code, data } = await refused(ask(asker, id))
    expect(code).toBe('QUOTA_REACHED')
    expect(data!.retryAt!.getTime() - world.now().getTime()).toBeGreaterThan(50 * MINUTE_MS)
    await say(asker, id) // words are no questions
  })
})

describe('questions', () => {
  test('wait, seen by their author and the staff alone; once approved everybody sees them, and rejected ones are hidden from others', async () => {
    const id = await aRoom()
    const tab = await watching(max(), id)
    const question = await ask(lou(), id, { body: 'Est-ce héréditaire ?' })
    expect(question).toMatchObject({ question: { state: 'pending', votes: 0, isPinned: false, answer: null } })
    for (const who of [lou(), mod(), expert!, admin!]) expect(await bodiesOf(who, id)).toEqual(['Est-ce héréditaire ?'])
    expect(await bodiesOf(max(), id)).toEqual([])
    expect((await as(max()).rooms.enter({ id })).messages).toEqual([])
    expect((await as(max()).rooms.messages({ id, after: 0 })).items).toEqual([])
    await expect.poll(() => newsOf(tab, id).some(({ seq }) => seq === question.seq)).toBe(true)
    expect(newsOf(tab, id).find(({ seq }) => seq === question.seq)).toMatchObject({
      messages: [],
      isMoreForStaff: true,
    })
    expect(JSON.stringify(tab.heard)).not.toContain('héréditaire')
    expect(await refusalOf(as(max()).rooms.vote({ id, messageId: question.id, isFor: true }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(max()).rooms.remove({ id, messageId: question.id }))).toBe('NOT_FOUND')

    await judge(mod(), id, question.id, 'approve')
    expect(await read(max(), id)).toMatchObject([
      { body: 'Est-ce héréditaire ?', author: { id: lou().id }, question: { state: 'approved' } },
    ])
    await expect.poll(() => toldOf(tab, id, question.id)).toMatchObject({ body: 'Est-ce héréditaire ?' })

    const { seq } = await judge(mod(), id, question.id, 'reject')
    expect(await bodiesOf(max(), id)).toEqual([])
    expect(await read(lou(), id)).toMatchObject([{ body: 'Est-ce héréditaire ?', question: { state: 'rejected' } }])
    // Members who had read it learn that it is gone, without its words.
    const after = (await as(max()).rooms.messages({ id, after: seq - 1 })).items
    expect(after).toMatchObject([{ id: question.id, body: null, author: null }])
    await expect.poll(() => toldOf(tab, id, question.id)).toMatchObject({ body: null, author: null })
  })

  test('are judged by staff alone, and only where they belong to this room', async () => {
    const [id, elsewhere] = [await aRoom(), await aRoom({ moderators: [] })]
    const [question, text] = [await ask(lou(), id), await say(lou(), id)]
    const foreign = await ask(lou(), elsewhere)
    for (const act of ['approve', 'reject', 'pin', 'unpin', 'answered'] as const) {
      expect(await refusalOf(judge(lou(), id, question.id, act))).toBe('FORBIDDEN')
      expect(await refusalOf(judge(max(), id, question.id, act))).toBe('NOT_FOUND')
      expect(await refusalOf(judge(people.stranger, id, question.id, act))).toBe('NOT_FOUND')
      for (const messageId of [text.id, foreign.id, NOBODY])
        expect(await refusalOf(judge(mod(), id, messageId, act))).toBe('NOT_FOUND')
      expect(await refusalOf(judge(mod(), elsewhere, foreign.id, act))).toBe('NOT_FOUND')
    }
    expect(await faultsOf(as(mod()).rooms.judge({ id, messageId: question.id, act: 'burn' as never }))).toEqual([
      'act: invalid',
    ])
    expect((await read(lou(), id)).find((each) => each.id === question.id)?.question?.state).toBe('pending')
    expect((await read(lou(), elsewhere))[0]?.question?.state).toBe('pending')
  })

  test('are pinned one at a time, also when two are at once; answered ones are pinned no more', async () => {
    const id = await aRoom()
    const questions = [await approved(id), await approved(id), await ask(lou(), id)]
    await Promise.all(questions.map((each) => judge(mod(), id, each.id, 'pin')))
    const pinned = async () =>
      (await read(max(), id)).filter(({ question }) => question?.isPinned).map((each) => each.id)
    expect(await pinned()).toHaveLength(1)
    for (const { id: messageId } of questions) {
      expect((await judge(mod(), id, messageId, 'pin')).question).toMatchObject({ state: 'approved', isPinned: true })
      expect(await pinned()).toEqual([messageId])
    }
    await judge(mod(), id, questions[2]!.id, 'unpin')
    expect(await pinned()).toEqual([])
    await judge(mod(), id, questions[0]!.id, 'pin')
    const answered = await judge(mod(), id, questions[0]!.id, 'answered')
    expect(answered.question).toMatchObject({ state: 'answered', isPinned: false, answeredAt: expect.any(Date) })
    expect(await pinned()).toEqual([])
    // Approved again, a question stays answered; rejected while it is pinned, it is pinned no more.
    expect((await judge(mod(), id, questions[0]!.id, 'approve')).question?.state).toBe('answered')
    await judge(mod(), id, questions[1]!.id, 'pin')
    await judge(mod(), id, questions[1]!.id, 'reject')
    expect((await judge(mod(), id, questions[1]!.id, 'approve')).question).toMatchObject({
      state: 'approved',
      isPinned: false,
    })
  })

  test('are voted for once by each member, however often and at once, and the vote is taken back once', async () => {
    const voters = await world.crowd(5)
    const id = await aRoom({ registered: [lou(), ...voters] })
    const { id: messageId } = await approved(id)
    const vote = (who: Person, isFor: boolean) => as(who).rooms.vote({ id, messageId, isFor })
    await Promise.all(Array.from({ length: 20 }, (_, n) => vote(voters[n % 5]!, true)))
    const votes = async () => (await read(lou(), id))[0]?.question?.votes
    expect(await votes()).toBe(5)
    expect((await as(voters[0]!).rooms.enter({ id })).own.votedIds).toEqual([messageId])
    expect((await as(lou()).rooms.enter({ id })).own.votedIds).toEqual([])
    await Promise.all(Array.from({ length: 10 }, () => vote(voters[0]!, false)))
    await vote(lou(), false)
    expect(await votes()).toBe(4)
    const { seq } = (await read(lou(), id))[0]!
    await vote(voters[1]!, true) // changes nothing, and tells nobody anything
    expect((await read(lou(), id))[0]!.seq).toBe(seq)
    expect(await refusalOf(vote(people.stranger, true))).toBe('NOT_FOUND')
    const text = await say(lou(), id)
    expect(await refusalOf(as(voters[0]!).rooms.vote({ id, messageId: text.id, isFor: true }))).toBe('NOT_FOUND')
    await as(admin!).conferences.end({ id })
    expect(await refusalOf(vote(voters[0]!, true))).toBe('NOT_LIVE')
  })

  test('bring no member so many votes, comings and goings that they hold up the room', async () => {
    const id = await aRoom()
    const { id: messageId } = await approved(id)
    const many = (act: (n: number) => Promise<unknown>) => endingsOf(Array.from({ length: 70 }, (_, n) => act(n)))
    for (const endings of [
      await many((n) => as(lou()).rooms.vote({ id, messageId, isFor: n % 2 === 0 })),
      await many(() => as(lou()).rooms.leave({ id })),
    ])
      expect(endings.filter((ending) => ending === 'TOO_MANY_REQUESTS')).toHaveLength(10)
    await as(max()).rooms.vote({ id, messageId, isFor: true })
  })

  test('asked without a name have no author for anybody: in an answer, on a socket, for the expert, a moderator or staff who block', async () => {
    const shy = await world.person()
    const id = await aRoom({ registered: [shy, lou(), max()] })
    const tabs = [await watching(max(), id), await watching(mod(), id), await watching(expert!, id)]
    const asked = await ask(shy, id, { isAnonymous: true, body: 'Une question gênante' })
    expect(asked).toMatchObject({ author: null, isAnonymous: true })
    expect((await as(shy).rooms.enter({ id })).own.messageIds).toEqual([asked.id])
    await judge(mod(), id, asked.id, 'approve')
    await as(max()).rooms.vote({ id, messageId: asked.id, isFor: true })
    await as(expert!).rooms.answer({ id, messageId: asked.id, answer: 'Merci de l’avoir posée.' })
    for (const tab of tabs) await expect.poll(() => toldOf(tab, id, asked.id)?.question?.state).toBe('answered')
    const heard = JSON.stringify(tabs.map((tab) => tab.heard))
    for (const who of [max(), mod(), expert!, admin!]) {
      const answers = JSON.stringify([
        await as(who).rooms.enter({ id }),
        await read(who, id),
        (await as(who).rooms.messages({ id, after: 0 })).items,
      ])
      expect(answers).toContain('Une question gênante')
      for (const secret of [shy.id, shy.username]) expect(answers).not.toContain(secret)
    }
    expect(heard).toContain('Une question gênante')
    for (const secret of [shy.id, shy.username]) expect(heard).not.toContain(secret)
    // A block that hid it would tell whose it is.
    await as(max()).accounts.block({ memberId: shy.id })
    expect(await bodiesOf(max(), id)).toContain('Une question gênante')
  })

  test('asked by staff without a name wait like all others, for an exception would reveal their author', async () => {
    const id = await aRoom()
    for (const who of [expert!, mod()]) {
      expect((await ask(who, id)).question?.state).toBe('approved')
      expect(await ask(who, id, { isAnonymous: true })).toMatchObject({
        isFromExpert: false,
        author: null,
        question: { state: 'pending' },
      })
    }
  })

  test('keep the expert’s written answer after the end, for registered members alone', async () => {
    const id = await aRoom()
    const [first, second] = [await approved(id, { body: 'Première' }), await approved(id, { body: 'Deuxième' })]
    await ask(lou(), id, { body: 'En attente' })
    await say(lou(), id, 'Bavardage')
    const reply = (who: Person, messageId: string, answer = 'Oui, souvent.') =>
      as(who).rooms.answer({ id, messageId, answer })
    expect(await endingsOf([reply(mod(), first.id), reply(admin!, first.id), reply(max(), first.id)])).toEqual(
      Array(3).fill('FORBIDDEN'),
    )
    expect(await refusalOf(reply(people.stranger, first.id))).toBe('NOT_FOUND')
    expect(await faultsOf(reply(expert!, first.id, 'x'.repeat(2_001)))).toEqual(['answer: tooLong'])
    expect(await faultsOf(reply(expert!, first.id, ' '))).toEqual(['answer: required'])
    expect(await refusalOf(reply(expert!, NOBODY))).toBe('NOT_FOUND')
    expect((await reply(expert!, first.id)).question).toMatchObject({ state: 'answered', answer: 'Oui, souvent.' })
    const { answeredAt } = (await reply(expert!, first.id, 'Oui, le plus souvent.')).question!
    await as(expert!).conferences.end({ id })
    world.advance(30 * MINUTE_MS)
    expect(await bodiesOf(max(), id)).toEqual(['Première'])
    expect((await reply(expert!, second.id, 'Non.')).question?.state).toBe('answered')
    expect(await read(max(), id)).toMatchObject([
      { body: 'Première', question: { answer: 'Oui, le plus souvent.', answeredAt } },
      { body: 'Deuxième', question: { answer: 'Non.' } },
    ])
    // Members still read everything of their own, and the staff reads all of it.
    expect((await bodiesOf(lou(), id)).toSorted()).toEqual(['Bavardage', 'Deuxième', 'En attente', 'Première'])
    expect(await bodiesOf(expert!, id)).toHaveLength(4)
    expect(await refusalOf(read(people.stranger, id))).toBe('NOT_REGISTERED')
    expect(await refusalOf(as().rooms.messages({ id }))).toBe('UNAUTHORIZED')
  })
})

describe('removal', () => {
  test('is for the author and the staff: the words go for everybody, and a vote or a judgement brings none back', async () => {
    const id = await aRoom()
    const tab = await watching(max(), id)
    const [mine, theirs] = [await say(lou(), id, 'À moi'), await say(max(), id, 'À max')]
    const question = await approved(id, { body: 'Ma question' })
    await as(expert!).rooms.answer({ id, messageId: question.id, answer: 'Ma réponse' })
    for (const who of [max(), people.stranger])
      expect(await refusalOf(as(who).rooms.remove({ id, messageId: mine.id }))).toBe('NOT_FOUND')
    expect(await as(lou()).rooms.remove({ id, messageId: mine.id })).toMatchObject({ body: null, author: null })
    const again = await as(lou()).rooms.remove({ id, messageId: mine.id })
    await as(mod()).rooms.remove({ id, messageId: theirs.id })
    await as(lou()).rooms.remove({ id, messageId: question.id })
    for (const act of ['approve', 'pin', 'answered'] as const) await judge(mod(), id, question.id, act)
    expect(await as(expert!).rooms.answer({ id, messageId: question.id, answer: 'Trop tard' })).toMatchObject({
      body: null,
      question: { answer: null, isPinned: false },
    })
    expect(await read(people.ada, id)).toEqual([])
    const after = (await as(people.ada).rooms.messages({ id, after: 0 })).items
    expect(after.map(({ body, author }) => [body, author])).toEqual(Array(3).fill([null, null]))
    expect(after.map(({ seq }) => seq)).toContain(again.seq)
    await expect.poll(() => toldOf(tab, id, question.id)).toMatchObject({ body: null })
    const { rows } = await services().db.execute(sql`select body, answer from room_message where conference_id = ${id}`)
    expect(rows).toEqual(Array(3).fill({ body: '', answer: null }))
  })

  test('is possible for its author after they left, and after the end', async () => {
    const id = await aRoom()
    const [early, late] = [await say(lou(), id), await say(max(), id)]
    await as(lou()).conferences.unregister({ id })
    expect((await as(lou()).rooms.remove({ id, messageId: early.id })).body).toBeNull()
    expect(await refusalOf(as(lou()).rooms.remove({ id, messageId: late.id }))).toBe('NOT_FOUND')
    await as(mod()).conferences.end({ id })
    expect((await as(max()).rooms.remove({ id, messageId: late.id })).body).toBeNull()
  })

  test('a message of another room is not found under this one', async () => {
    const [id, elsewhere] = [await aRoom(), await aRoom()]
    const [said, question] = [await say(lou(), elsewhere, 'Là-bas'), await approved(elsewhere)]
    const acts = [
      as(lou()).rooms.remove({ id, messageId: said.id }),
      as(admin!).rooms.remove({ id, messageId: said.id }),
      as(max()).rooms.vote({ id, messageId: question.id, isFor: true }),
      judge(mod(), id, question.id, 'pin'),
      as(expert!).rooms.answer({ id, messageId: question.id, answer: 'Oui' }),
    ]
    expect(await endingsOf(acts)).toEqual(acts.map(() => 'NOT_FOUND'))
    expect(await bodiesOf(lou(), elsewhere)).toContain('Là-bas')
  })
})

describe('a block', () => {
  test('hides named messages, both ways, by HTTP and on the socket, while staff see all', async () => {
    const { one, other, third } = await world.people('one', 'other', 'third')
    const id = await aRoom({ registered: [one!, other!, third!] })
    const before = await say(other!, id, 'Avant')
    await as(one!).accounts.block({ memberId: other!.id })
    const [ofOne, ofOther, ofThird, ofMod] = [
      await watching(one!, id),
      await watching(other!, id),
      await watching(third!, id),
      await watching(mod(), id),
    ]
    const watched = [ofOne, ofOther, ofThird].map((tab) => ({ tab, heard: signalsOf(tab, id).length }))
    await say(one!, id, 'Mots de l’un')
    await expect.poll(() => JSON.stringify(newsOf(ofThird, id))).toContain('Mots de l’un')
    await say(other!, id, 'Mots de l’autre')
    for (const tab of [ofThird, ofMod])
      await expect.poll(() => JSON.stringify(newsOf(tab, id))).toContain('Mots de l’autre')
    expect(await bodiesOf(one!, id)).toEqual(['Mots de l’un'])
    expect(await bodiesOf(other!, id)).toEqual(['Avant', 'Mots de l’autre'])
    expect((await as(one!).rooms.messages({ id, after: 0 })).items).toHaveLength(1)
    expect((await as(one!).rooms.enter({ id })).messages).toHaveLength(1)
    for (const who of [third!, mod(), expert!]) expect(await read(who, id)).toHaveLength(3)
    // Both sides hear frames of one shape, also for a message that they do not see: none without news.
    await caughtUp(ofThird, id)
    for (const { tab, heard } of watched) {
      await expect.poll(() => newsOf(tab, id).at(-1)?.seq).toBe(3)
      expect(
        signalsOf(tab, id)
          .slice(heard)
          .filter(({ news }) => news === undefined),
      ).toEqual([])
    }
    const told = newsOf(ofOther, id).flatMap(({ messages }) => messages.map(({ body }) => body))
    expect(told.filter((body) => body !== before.body)).toEqual(['Mots de l’autre'])
    expect(JSON.stringify(ofOne.heard)).not.toContain('Mots de l’autre')
    expect(JSON.stringify(ofOther.heard)).not.toContain('Mots de l’un')

    const question = await judge(mod(), id, (await ask(other!, id)).id, 'approve')
    expect(await refusalOf(as(one!).rooms.vote({ id, messageId: question.id, isFor: true }))).toBe('NOT_FOUND')
    expect(await refusalOf(as(one!).rooms.remove({ id, messageId: before.id }))).toBe('NOT_FOUND')
    await as(third!).rooms.vote({ id, messageId: question.id, isFor: true })
    await as(one!).accounts.unblock({ memberId: other!.id })
    expect(await bodiesOf(one!, id)).toHaveLength(4)
  })
})

test('a withdrawn consent to health data leaves named messages out for all but their author and the staff; anonymous ones stay', async () => {
  const id = await aRoom()
  const said = await say(lou(), id, 'J’ai une endométriose.')
  const question = await approved(id)
  const unnamed = await approved(id, { isAnonymous: true, body: 'Et la nuit ?' })
  const ofMax = await watching(max(), id)
  await as(lou()).settings.setConsent({ kind: 'healthData', isGiven: false })
  expect(await bodiesOf(max(), id)).toEqual(['Et la nuit ?'])
  expect(await refusalOf(as(max()).rooms.vote({ id, messageId: question.id, isFor: true }))).toBe('NOT_FOUND')
  for (const who of [lou(), mod()]) expect(await read(who, id)).toHaveLength(3)
  const before = newsOf(ofMax, id).length
  for (const { id: messageId } of [question, unnamed]) await judge(mod(), id, messageId, 'pin')
  await expect.poll(() => toldOf(ofMax, id, unnamed.id)?.question?.isPinned).toBe(true)
  const told = newsOf(ofMax, id).slice(before)
  expect(told.flatMap(({ messages }) => messages.map((message) => message.id))).not.toContain(question.id)
  // A screen that was open has them still: taking them back takes them away there.
  await as(lou()).rooms.remove({ id, messageId: said.id })
  await expect.poll(() => toldOf(ofMax, id, said.id)?.body).toBeNull()
  const { items } = await as(max()).rooms.messages({ id, after: 0 })
  expect(items.find((message) => message.id === said.id)?.body).toBeNull()
  await as(lou()).settings.setConsent({ kind: 'healthData', isGiven: true })
  expect(await read(max(), id)).toHaveLength(2)
})

describe('an erased account', () => {
  test('takes its named words, and tells by no number, vote or refusal which unnamed questions were its own', async () => {
    const { gone, other } = await world.people('gone', 'other')
    const id = await aRoom({ registered: [gone!, other!, max()] })
    const unnamedOf = (who: Person, body: string) => ask(who, id, { isAnonymous: true, body })
    const named = await say(gone!, id, 'Mes mots')
    const asked = [await unnamedOf(gone!, 'Une'), await unnamedOf(other!, 'Deux'), await unnamedOf(gone!, 'Trois')]
    for (const question of asked) await judge(mod(), id, question.id, 'approve')
    for (const who of [gone!, max()]) await as(who).rooms.vote({ id, messageId: asked[1]!.id, isFor: true })
    const waiting = await unnamedOf(gone!, 'Quatre')
    const ofMax = await watching(max(), id)
    await caughtUp(ofMax, id)
    const heardBefore = newsOf(ofMax, id).length
    const readers = [max(), mod(), expert!]
    const seen = async () =>
      (await Promise.all(readers.map((who) => read(who, id)))).map((messages) =>
        messages.filter((message) => message.id !== named.id),
      )
    const [before, { seq }] = [await seen(), await as(max()).rooms.beat({ id })]

    await eraseRooms(services(), gone!.id)
    await expect.poll(() => toldOf(ofMax, id, named.id)?.body).toBeNull()
    const heard = newsOf(ofMax, id).slice(heardBefore)
    for (const told of [
      heard.flatMap(({ messages }) => messages),
      (await as(max()).rooms.messages({ id, after: seq })).items,
      (await as(mod()).rooms.messages({ id, after: seq })).items,
    ])
      expect(new Set(told.map((message) => message.id))).toEqual(new Set([named.id]))
    expect(await seen()).toEqual(before)
    expect(before[1]!.map(({ body, question }) => [body, question?.votes])).toEqual([
      ['Une', 0],
      ['Trois', 0],
      ['Deux', 2],
      ['Quatre', 0],
    ])
    const ids = [...asked, waiting].map((question) => question.id)
    const rows = await services().db.select().from(roomMessage).where(eq(roomMessage.memberId, gone!.id))
    expect(rows).toEqual([])

    // They are voted for, judged, answered and reported as all others are.
    await judge(mod(), id, waiting.id, 'approve')
    for (const messageId of ids) {
      expect(await as(max()).rooms.vote({ id, messageId, isFor: true })).toMatchObject({ author: null })
      expect(await as(max()).moderation.report(reporting({ kind: 'room', id: messageId }))).toMatchObject({
        isMailed: true,
      })
      const answered = await as(expert!).rooms.answer({ id, messageId, answer: 'Oui' })
      expect(answered.question).toMatchObject({ state: 'answered', answer: 'Oui' })
    }
    expect(await read(mod(), id)).toHaveLength(ids.length)
  })

  test('leaves its unnamed questions in a room without any other word of its own, whose readers are told of nothing', async () => {
    const { gone } = await world.people('gone')
    const id = await aRoom({ registered: [gone!, max()] })
    const question = await judge(mod(), id, (await ask(gone!, id, { isAnonymous: true })).id, 'approve')
    const before = await services().db.select().from(conference).where(eq(conference.id, id))
    await eraseRooms(services(), gone!.id)
    expect(await services().db.select().from(conference).where(eq(conference.id, id))).toEqual(before)
    expect(await read(max(), id)).toEqual([question])
  })

  test('leaves the unnamed questions of an expert in their order, as their answers go', async () => {
    const own = await anExpert(world)
    const id = await aRoom({ expert: own, registered: [max()] })
    const asked = []
    for (const who of [own, max(), own, max()]) asked.push(await ask(who, id, { isAnonymous: true }))
    for (const { id: messageId } of asked) await as(own).rooms.answer({ id, messageId, answer: 'Oui' })
    await eraseRooms(services(), own.id)
    const left = await read(max(), id)
    expect(left.map((message) => [message.id, message.question?.answer])).toEqual(asked.map((each) => [each.id, null]))
  })

  test('has the words of its unnamed questions go with those of all others a year after the end, the named ones stay', async () => {
    const { gone, other } = await world.people('gone', 'other')
    const id = await aRoom({ registered: [gone!, other!, max()] })
    for (const who of [gone!, other!])
      await judge(mod(), id, (await ask(who, id, { isAnonymous: true })).id, 'answered')
    const named = await ask(other!, id, { body: 'Sous mon nom ?' })
    await judge(mod(), id, named.id, 'answered')
    await eraseRooms(services(), gone!.id)
    const over = async (endsAt: Date) => {
      const times = { scheduledAt: monthsFrom(endsAt, -1), endsAt, endedAt: endsAt }
      await services().db.update(conference).set(times).where(eq(conference.id, id))
      await forgetUnnamed(services())
      return services()
        .db.select({ memberId: roomMessage.memberId, body: roomMessage.body, isGone: sql`removed_at is not null` })
        .from(roomMessage)
        .where(and(eq(roomMessage.conferenceId, id), roomMessage.isAnonymous))
    }
    const limit = monthsFrom(world.now(), -UNNAMED_MONTHS)
    const early = await over(new Date(limit.getTime() + MINUTE_MS))
    expect(early.map(({ body, isGone }) => [body !== '', isGone])).toEqual([
      [true, false],
      [true, false],
    ])
    const emptied = { memberId: null, body: '', isGone: true }
    for (const _ of [1, 2]) expect(await over(limit)).toEqual([emptied, emptied])
    expect(await bodiesOf(max(), id)).toEqual(['Sous mon nom ?'])
  })
})

test('a block hides the places too that its author leaves: taken back, hidden by the staff, or erased', async () => {
  const { one, other, third } = await world.people('one', 'other', 'third')
  const id = await aRoom({ registered: [one!, other!, third!] })
  await as(one!).accounts.block({ memberId: other!.id })
  const [ofOne, ofThird] = [await watching(one!, id), await watching(third!, id)]
  const told = async () => {
    await caughtUp(ofThird, id)
    const { seq } = newsOf(ofThird, id).at(-1)!
    await expect.poll(() => newsOf(ofOne, id).at(-1)?.seq).toBe(seq)
    const byHttp = (await as(one!).rooms.messages({ id, after: 0 })).items
    return [...newsOf(ofOne, id).flatMap(({ messages }) => messages), ...byHttp]
  }
  const [back, hidden, left] = [await say(other!, id), await say(other!, id), await say(other!, id)]
  await as(other!).rooms.remove({ id, messageId: back.id })
  const placeTold = (messageId: string) => () => toldOf(ofThird, id, messageId)?.body
  await expect.poll(placeTold(back.id)).toBeNull()
  await transact(services(), (tx) =>
    hideRoomMessage(tx, hidden.id, { at: world.now(), reason: 'harassment', decisionId: null }),
  )
  await expect.poll(placeTold(hidden.id)).toBeNull()
  expect(await told()).toEqual([])
  await eraseRooms(services(), other!.id)
  await expect.poll(placeTold(left.id)).toBeNull()
  expect(await told()).toEqual([])
  expect((await as(third!).rooms.messages({ id, after: 0 })).items).toHaveLength(3)
})

describe('a pushed update', () => {
  test('leaves no gap over many messages: a browser that applies it has read the whole room', async () => {
    const id = await aRoom()
    const talkers = [lou(), max(), people.ada]
    const tab = await watching(expert!, id)
    let { seq: known } = await as(expert!).rooms.enter({ id })
    const before = newsOf(tab, id).length
    const texts: string[] = []
    await Promise.all(
      talkers.map(async (who, talker) => {
        for (let n = 0; n < 15; n++) {
          texts.push(`${talker} ${n}`)
          await say(who, id, `${talker} ${n}`)
        }
      }),
    )
    await expect.poll(() => newsOf(tab, id).at(-1)?.seq).toBe(45)
    const got = new Map<string, string | null>()
    for (const news of newsOf(tab, id).slice(before)) {
      expect(news.from).toBeLessThanOrEqual(known)
      known = Math.max(known, news.seq)
      for (const message of news.messages) got.set(message.id, message.body)
    }
    expect(known).toBe(45)
    expect([...got.values()].toSorted()).toEqual(texts.toSorted())
    expect(newsOf(tab, id).length).toBeLessThan(60) // told together where they come together
  })

  test('begins anew in a room nobody watched for long: the first who comes misses nothing from then on', async () => {
    const id = await aRoom()
    const first = await watching(lou(), id)
    await say(max(), id, 'Premier')
    await expect.poll(() => newsOf(first, id).at(-1)?.seq).toBe(1)
    first.ws.terminate()
    await first.closed
    // Five hundred more messages are written, of which this server tells nobody.
    await services().db.execute(sql`
      insert into room_message (id, conference_id, seq, member_id, request_id, kind, body, is_from_expert, is_anonymous, created_at)
      select gen_random_uuid(), ${id}, n, ${max().id}, gen_random_uuid(), 'text', 'Mot ' || n, false, false, now() from generate_series(2, 501) n`)
    await services().db.execute(sql`update conference set last_seq = 501 where id = ${id}`)
    const { seq } = await as(lou()).rooms.enter({ id })
    expect(seq).toBe(501)
    const tab = await watching(lou(), id)
    await say(max(), id, 'Le mot de la fin')
    // The room may also be signalled once more without words, for what else happened there a moment before.
    const told = () => newsOf(tab, id).find((news) => news.seq === 502)
    await expect.poll(told).toBeDefined()
    expect(told()!.from).toBeLessThanOrEqual(seq)
    expect(told()!.messages.at(-1)).toMatchObject({ body: 'Le mot de la fin' })
  })

  test('reaches members on another server', async () => {
    const id = await aRoom()
    const other = await openLiveServer(world, max().id)
    const tab = await watching(max(), id, other)
    const said = await say(lou(), id, 'D’ailleurs')
    await expect.poll(() => toldOf(tab, id, said.id)).toMatchObject({ body: 'D’ailleurs' })
    await other.close()
  })

  test('does not reach a member who is not registered, nor an expert whose right is gone', async () => {
    const former = await anExpert(world)
    const id = await aRoom({ expert: former })
    await as(former).security.turnOffSecondFactor({ password: 'orage-violet-73' })
    const witness = await watching(lou(), id)
    const tabs = await Promise.all([people.stranger, former].map((who) => tabOf(who)))
    for (const tab of tabs) watch(tab, [`room:${id}`, `room:${NOBODY}`])
    await say(max(), id, 'Entre nous')
    await expect.poll(() => JSON.stringify(newsOf(witness, id))).toContain('Entre nous')
    await caughtUp(witness, id)
    for (const tab of tabs) expect(signalsOf(tab, id)).toEqual([])
  })

  test.each(['takes back their registration', 'moderates no more', 'is another’s turn to speak'])(
    'ends for a member who %s, while their page stays open',
    async (how) => {
      const leaver = how.startsWith('is') ? await anExpert(world) : await world.person()
      const id = await aRoom(
        how.startsWith('takes')
          ? { registered: [leaver, lou(), max()] }
          : how.startsWith('mod')
            ? { moderators: [leaver] }
            : { expert: leaver },
      )
      const [tab, witness] = [await watching(leaver, id), await watching(lou(), id)]
      await say(max(), id, 'Avant')
      await expect.poll(() => JSON.stringify(newsOf(tab, id))).toContain('Avant')
      if (how.startsWith('takes')) await as(leaver).conferences.unregister({ id })
      else {
        const { conference } = await as(admin!).rooms.enter({ id })
        const { title, description, scheduledAt, durationMinutes, language } = conference
        const same = { title, description, scheduledAt, durationMinutes, language, expertName: 'Dre Camille Martin' }
        await as(admin!).conferences.edit({
          ...same,
          id,
          version: 1,
          expertId: how.startsWith('mod') ? expert!.id : null,
        })
      }
      await expect.poll(() => tab.heard.some((event) => event.kind === 'conference' && event.id === id)).toBe(true)
      // The server asks again whether they may watch, in the order of what it was told: this waits until it has.
      await isOut(tab, witness, id)
      await say(max(), id, 'Après')
      await expect.poll(() => JSON.stringify(newsOf(witness, id))).toContain('Après')
      expect(JSON.stringify(tab.heard)).not.toContain('Après')
      expect(await endingsOf([read(leaver, id)])).toEqual(['NOT_REGISTERED'])
    },
  )

  type Losing = [how: string, granted: 'moderator' | 'admin', lose: (who: Person) => Promise<unknown>]
  const LOSING: Losing[] = [
    [
      'turns their second factor off',
      'moderator',
      (who) => as(who).security.turnOffSecondFactor({ password: PASSWORD }),
    ],
    [
      'has it taken away from the command line',
      'moderator',
      async (who) => {
        expect(await resetSecondFactorOf(services(), who.email)).toBe(true)
        services().live.news([who.id]) // what each server does by itself three times a minute
      },
    ],
  ]
  /** The same way as the first. */
  const ALSO_LOSING: Losing[] = [
    [
      'moderates the house no more',
      'moderator',
      (who) => as(admin!).admin.setRole({ id: who.id, role: 'moderator', isGranted: false }),
    ],
    [
      'is an admin no more',
      'admin',
      (who) => as(admin!).admin.setRole({ id: who.id, role: 'admin', isGranted: false }),
    ],
    ['has it taken away by an admin', 'moderator', (who) => as(admin!).admin.resetSecondFactor({ id: who.id })],
    [
      'loses a right of which only word goes round',
      'moderator',
      async (who) => {
        await services().db.execute(sql`delete from role where member_id = ${who.id}`)
        services().live.sessionsChanged([who.id])
      },
    ],
  ]
  const ENDS = 'ends for a person who %s, who was never registered, while their page stays open'
  const expectEnd = async (...[, granted, lose]: Losing) => {
    const leaver = await aModerator(world, granted)
    const id = await aRoom()
    const [tab, witness] = [await watching(leaver, id), await watching(lou(), id)]
    await say(max(), id, 'Avant')
    await expect.poll(() => JSON.stringify(newsOf(tab, id))).toContain('Avant')
    await lose(leaver)
    await isOut(tab, witness, id)
    await say(max(), id, 'Après')
    await expect.poll(() => JSON.stringify(newsOf(witness, id))).toContain('Après')
    expect(JSON.stringify(tab.heard)).not.toContain('Après')
    expect(tab.ws.readyState).toBe(tab.ws.OPEN)
    await expect.poll(() => endingsOf([read(leaver, id)])).toEqual(['NOT_REGISTERED'])
  }
  test.each(LOSING)(ENDS, expectEnd)
  test.each(ALSO_LOSING)(ENDS, { tags: 'long' }, expectEnd)

  test('after the end is limited to answered questions, as in a request; members who may read more ask', async () => {
    const voter = await world.person()
    const id = await aRoom({ registered: [lou(), max(), voter] })
    const waiting = await ask(lou(), id, { body: 'Gardée pour l’équipe' })
    const chatter = await say(lou(), id, 'Bavardage caché')
    const liked = await approved(id, { body: 'Jamais répondue' })
    const replied = await approved(id, { body: 'Répondue' })
    await as(voter).rooms.vote({ id, messageId: liked.id, isFor: true })
    const hiding = { at: world.now(), reason: 'harassment', decisionId: null } as const
    const hide = (isHidden: boolean) =>
      transact(services(), (tx) => hideRoomMessage(tx, chatter.id, isHidden ? hiding : null))
    await hide(true)
    await as(mod()).conferences.end({ id })
    const [reader, author, staff] = [await watching(max(), id), await watching(lou(), id), await watching(mod(), id)]
    const told = async (messageId: string, act: () => Promise<unknown>) => {
      await act()
      const seq = (await conferenceById(services().db, id))!.lastSeq
      await expect.poll(() => newsOf(reader, id).at(-1)?.seq).toBe(seq)
      return { news: newsOf(reader, id).at(-1)!, message: toldOf(reader, id, messageId) }
    }
    for (const [messageId, act] of [
      [waiting.id, () => judge(mod(), id, waiting.id, 'approve')],
      [chatter.id, () => hide(false)],
      [liked.id, () => eraseRooms(services(), voter.id)],
    ] as const) {
      const { news, message } = await told(messageId, act)
      expect([message?.body ?? null, news.isMoreForStaff, news.status]).toEqual([null, true, 'ended'])
    }
    const answered = await told(replied.id, () =>
      as(expert!).rooms.answer({ id, messageId: replied.id, answer: 'Oui, souvent.' }),
    )
    expect(answered.message).toMatchObject({ body: 'Répondue', question: { answer: 'Oui, souvent.' } })
    const withdrawn = await told(replied.id, () => judge(mod(), id, replied.id, 'reject'))
    expect(withdrawn.message).toMatchObject({ body: null, author: null, question: { answer: null } })
    for (const words of ['Gardée pour l’équipe', 'Bavardage caché', 'Jamais répondue'])
      expect(JSON.stringify([reader.heard, author.heard, staff.heard])).not.toContain(words)
    // The author and the staff ask for it: the author was told that there is something, and not what.
    expect(signalsOf(author, id).filter(({ news }) => news === undefined).length).toBeGreaterThan(1)
    expect(await bodiesOf(lou(), id)).toEqual(expect.arrayContaining(['Gardée pour l’équipe', 'Bavardage caché']))
    expect(await bodiesOf(mod(), id)).toContain('Gardée pour l’équipe')
    expect(await bodiesOf(max(), id)).toEqual([])
  })

  test('says that the room is closed, and that its staff extended it', async () => {
    const id = await aRoom()
    const tab = await watching(lou(), id)
    const heard = () => tab.heard.filter((event) => event.kind === 'conference' && event.id === id).length
    const { endsAt } = await as(mod()).conferences.get({ id })
    await as(mod()).conferences.extend({ id, minutes: 10, endsAt })
    await expect.poll(heard).toBe(1)
    await as(mod()).conferences.end({ id })
    await expect.poll(() => newsOf(tab, id).at(-1)?.status).toBe('ended')
    await expect.poll(heard).toBe(2)
    expect((await as(lou()).conferences.get({ id })).can.join).toBe(false)
  })
})

test('earlier messages are read page by page, each once; no number is too great or missing', async () => {
  const id = await aRoom()
  await services().db.execute(sql`
    insert into room_message (id, conference_id, seq, member_id, request_id, kind, body, is_from_expert, is_anonymous, created_at)
    select gen_random_uuid(), ${id}, n, ${max().id}, gen_random_uuid(), 'text', n::text, false, false, now() from generate_series(1, 250) n`)
  await services().db.execute(sql`update conference set last_seq = 250 where id = ${id}`)
  const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, n) => String(from + n))
  const { messages } = await as(lou()).rooms.enter({ id })
  expect(messages.map(({ body }) => body)).toEqual(numbers(151, 250))
  const older = await as(lou()).rooms.messages({ id, before: 151 })
  expect(older.items.map(({ body }) => body)).toEqual(numbers(51, 150))
  expect(older.hasMore).toBe(true)
  const oldest = await as(lou()).rooms.messages({ id, before: 51 })
  expect([oldest.items.map(({ body }) => body), oldest.hasMore]).toEqual([numbers(1, 50), false])
  const newer = await as(lou()).rooms.messages({ id, after: 60, limit: 100 })
  expect([newer.items.map(({ body }) => body), newer.hasMore]).toEqual([numbers(61, 160), true])
  for (const [given, fault] of [
    [{ after: 2 ** 31 }, 'after: outOfRange'],
    [{ before: Number.MAX_SAFE_INTEGER }, 'before: outOfRange'],
    [{ after: -1 }, 'after: outOfRange'],
    [{ before: 0 }, 'before: outOfRange'],
    [{ limit: 201 }, 'limit: outOfRange'],
  ] as const)
    expect(await faultsOf(as(lou()).rooms.messages({ id, ...given }))).toEqual([fault])
})

test('a malformed body or id is refused by name and writes nothing', async () => {
  const id = await aRoom()
  const headers = { 'content-type': 'application/json' }
  const rooms: [string, string][] = [
    ['POST', `/api/conferences/${id}/room/messages`],
    ['PUT', `/api/conferences/${id}/room/messages/${NOBODY}/vote`],
    ['PUT', `/api/conferences/${id}/room/messages/${NOBODY}/state`],
    ['PUT', `/api/conferences/${id}/room/messages/${NOBODY}/answer`],
    ['DELETE', `/api/conferences/${id}/room/messages/..%2F`],
    ['DELETE', '/api/conferences/moi/room/presence'],
    ['PUT', `/api/conferences/${'9'.repeat(4_000)}/room/presence`],
  ]
  for (const [method, path] of rooms)
    for (const body of ['', '{', '[]', '"texte"', 'null', '{"__proto__":{"isFor":true}}', '{"body":7,"isFor":"oui"}']) {
      const response = await world.fetch(path, { method, headers, ...(body && { body }) }, lou())
      const { code } = (await response.json()) as { code: string }
      expect([path.slice(-20), body, response.status, code]).toEqual([path.slice(-20), body, 400, 'INVALID_INPUT'])
    }
  expect(await services().db.$count(roomMessage, eq(roomMessage.conferenceId, id))).toBe(0)
})
