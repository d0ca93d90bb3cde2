import { expect, test } from 'vitest'
import type { Room, RoomMessage, RoomNews } from '#contract/conferences/schema.ts'
import { readNews } from '#web/conferences/room/room-news.ts'
import {
  DRAWN_MAX,
  drawnFrom,
  firstOfEarlier,
  firstOfLatest,
  newerOf,
  oldestSeq,
  questionsIn,
  saidIn,
  stateOf,
  withMessages,
  withNews,
} from '#web/conferences/room/room-state.ts'

const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

const message = (number: number, given: Partial<RoomMessage> = {}): RoomMessage => ({
  id: idOf(number),
  seq: number,
  kind: 'text',
  author: null,
  isFromExpert: false,
  isAnonymous: false,
  body: `mot ${number}`,
  createdAt: new Date(number * 1_000),
  hidden: null,
  question: null,
  ...given,
})

type Question = NonNullable<RoomMessage['question']>
const question = (number: number, given: Partial<Question> = {}, also: Partial<RoomMessage> = {}) =>
  message(number, {
    kind: 'question',
    question: { state: 'approved', votes: 0, isPinned: false, answer: null, answeredAt: null, ...given },
    ...also,
  })

const room = (messages: RoomMessage[], given: Partial<Room> = {}): Room => ({
  conference: { status: 'live', can: { moderate: false } } as Room['conference'],
  messages,
  seq: messages.at(-1)?.seq ?? 0,
  participants: 1,
  own: { messageIds: [], votedIds: [] },
  broadcast: { isLive: false, take: 0, isRecording: false },
  ...given,
})
const staff = { conference: { status: 'live', can: { moderate: true } } as Room['conference'] }

const news = (given: Partial<RoomNews>): RoomNews => ({
  from: 0,
  seq: 0,
  messages: [],
  isMoreForStaff: false,
  participants: 1,
  broadcast: { isLive: false, take: 0, isRecording: false },
  status: 'live',
  ...given,
})

const begun = (messages: RoomMessage[], given?: Partial<Room>) => stateOf(room(messages, given), 100)
const words = (messages: readonly RoomMessage[]) => messages.map(({ body }) => body)

test('news that continue the known ones are kept, whatever part was known already', () => {
  const state = begun([message(1), message(2)])
  const heard = withNews(
    state,
    news({ from: 1, seq: 4, messages: [message(2), message(3), message(4)], participants: 7 }),
  )
  expect(heard.isBehind).toBe(false)
  expect(heard.state).toMatchObject({ seq: 4, participants: 7 })
  expect(words(saidIn(heard.state))).toEqual(['mot 1', 'mot 2', 'mot 3', 'mot 4'])
})

test('news that begin later than the known ones are asked for, and only update presence and the broadcast', () => {
  const heard = withNews(
    begun([message(1)]),
    news({
      from: 3,
      seq: 4,
      messages: [message(4)],
      participants: 9,
      broadcast: { isLive: true, take: 1, isRecording: false },
    }),
  )
  expect(heard).toMatchObject({
    isBehind: true,
    state: { seq: 1, participants: 9, broadcast: { isLive: true, take: 1, isRecording: false } },
  })
  expect(words(saidIn(heard.state))).toEqual(['mot 1'])
})

test('repeated or late news change nothing that came since', () => {
  const changed = message(1, { seq: 5, body: null })
  const state = withMessages(begun([message(1)]), [changed])
  expect(withMessages(state, [message(1)])).toBe(state)
  const heard = withNews({ ...state, seq: 5 }, news({ from: 0, seq: 1, messages: [message(1)] }))
  expect(heard.state.seq).toBe(5)
  expect(saidIn(heard.state)).toEqual([])
})

test('waiting questions are asked for by staff and by members with a waiting question, and by nobody else', () => {
  const told = news({ from: 1, seq: 2, isMoreForStaff: true })
  expect(withNews(begun([message(1)]), told)).toMatchObject({ isBehind: false, state: { seq: 2 } })
  expect(withNews(begun([message(1)], staff), told)).toMatchObject({ isBehind: true, state: { seq: 1 } })
  const own = begun([question(1, { state: 'pending' })], { own: { messageIds: [idOf(1)], votedIds: [] } })
  expect(withNews(own, told)).toMatchObject({ isBehind: true, state: { seq: 1 } })
  // Somebody came or left: there is nothing new to ask for.
  expect(withNews(begun([message(1)], staff), news({ from: 1, seq: 1, isMoreForStaff: true })).isBehind).toBe(false)
})

test('the end of the conference reaches the room', () => {
  const { state } = withNews(begun([]), news({ status: 'ended' }))
  expect(state.conference.status).toBe('ended')
})

test('the number of a take never goes back', () => {
  const known = { isLive: true, take: 3, isRecording: false }
  expect(newerOf(known, { isLive: false, take: 2, isRecording: false })).toBe(known)
  expect(newerOf(known, { isLive: true, take: 3, isRecording: false })).toBe(known)
  expect(newerOf(known, { isLive: false, take: 3, isRecording: false })).toEqual({
    isLive: false,
    take: 3,
    isRecording: false,
  })
  expect(newerOf(known, { isLive: true, take: 4, isRecording: false })).toEqual({
    isLive: true,
    take: 4,
    isRecording: false,
  })
})

test('a removed message is gone; a rejected question is shown to its author alone', () => {
  const state = begun(
    [message(1, { body: null }), question(2, { state: 'rejected' }), question(3, { state: 'rejected' }), message(4)],
    { own: { messageIds: [idOf(3)], votedIds: [] } },
  )
  expect(words(saidIn(state))).toEqual(['mot 3', 'mot 4'])
})

test('questions are ordered by votes: the pinned one first, answered ones last, the earlier of equals first', () => {
  const state = begun([
    question(1, { votes: 1 }),
    question(2, { votes: 5, state: 'answered' }),
    question(3, { votes: 1 }),
    question(4, { votes: 3 }),
    question(5, { isPinned: true }),
    message(6),
  ])
  expect(words(questionsIn(state))).toEqual(['mot 5', 'mot 4', 'mot 1', 'mot 3', 'mot 2'])
})

test('older messages are asked for before the lowest held number', () => {
  expect(oldestSeq(begun([]))).toBeUndefined()
  expect(oldestSeq(begun([message(7), message(3, { seq: 12 })]))).toBe(7)
})

test('news are read from the socket with their dates, and other values are refused', () => {
  const said = news({
    seq: 2,
    messages: [message(1), question(2, { state: 'answered', answeredAt: new Date(5_000), answer: 'oui' })],
    broadcast: { isLive: true, take: 2, isRecording: false },
    status: 'ended',
  })
  expect(readNews(JSON.parse(JSON.stringify(said)))).toEqual(said)
  for (const wrong of [undefined, null, 'mot', 7, [], {}, { ...said, seq: -1 }, { ...said, broadcast: null }])
    expect(readNews(wrong)).toBeUndefined()
  expect(readNews({ ...said, messages: [{ id: 'x' }] })).toBeUndefined()
})

test('the latest messages are drawn, then those before them, part by part', () => {
  const messages = Array.from({ length: 2 * DRAWN_MAX + 5 }, (_, nth) => message(nth + 1))
  const latest = firstOfLatest(messages)
  expect(latest).toBe(idOf(DRAWN_MAX + 6))
  expect(drawnFrom(messages, latest)).toEqual(messages.slice(-DRAWN_MAX))
  // One that comes is drawn below, and takes none away above.
  expect(drawnFrom([...messages, message(999)], latest)).toHaveLength(DRAWN_MAX + 1)
  const earlier = firstOfEarlier(messages, latest)
  expect(drawnFrom(messages, earlier)).toEqual(messages.slice(-2 * DRAWN_MAX))
  expect(firstOfEarlier(messages, earlier)).toBeUndefined()
  expect(drawnFrom(messages, undefined)).toEqual(messages)
})

test('all messages are drawn where there are few, or where the first of those drawn was removed', () => {
  const few = [message(1), message(2)]
  expect(firstOfLatest(few)).toBeUndefined()
  expect(drawnFrom(few, idOf(7))).toEqual(few)
  expect(firstOfEarlier(few, idOf(2))).toBeUndefined()
})
