import { expect, test } from 'vitest'
import type { Message } from '#contract/chat/schema.ts'
import { readThread, type Thread, withLatest, withOlder, withoutMessage, withSent } from '#web/chat/messages/thread.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const LONG_AGO = new Date('2026-11-01T12:00:00Z')
const idOf = (seq: number) => `0198f1a2-0000-7000-8000-${String(seq).padStart(12, '0')}`

const message = (seq: number, given: Partial<Message> = {}): Message => ({
  id: idOf(seq),
  conversationId: idOf(0),
  seq,
  senderId: idOf(1),
  isMine: false,
  body: `message ${seq}`,
  image: null,
  quote: null,
  call: null,
  createdAt: LONG_AGO,
  hidden: null,
  can: { removeForBoth: false, report: true },
  ...given,
})
const upTo = (last: number, first = 1): Message[] =>
  Array.from({ length: last - first + 1 }, (_, place) => message(first + place))
const threadOf = (items: Message[], hasOlder = false): Thread => ({ items, hasOlder })
const seqsOf = ({ items }: Thread) => items.map(({ seq }) => seq)

/** A server that holds these, and is asked as the real one is. */
function serverOf(held: () => Message[]) {
  const asked: object[] = []
  const ask = async (input: { before?: number; after?: number; limit?: number }) => {
    asked.push(input)
    const { before = Number.POSITIVE_INFINITY, after, limit = 50 } = input
    const found = held().filter(({ seq }) => seq < before && seq > (after ?? 0))
    const ordered = after === undefined ? found.toReversed() : found
    return { items: ordered.slice(0, limit), hasMore: ordered.length > limit }
  }
  return { ask, asked }
}
const read = (known: Thread | undefined, held: Message[]) => {
  const server = serverOf(() => held)
  return readThread({ known: () => known, ask: server.ask, now: NOW }).then((thread) => ({
    thread,
    asked: server.asked,
  }))
}

test('the first read gets the latest fifty messages, in order', async () => {
  const { thread } = await read(undefined, upTo(120))
  expect(seqsOf(thread)).toEqual(upTo(120, 71).map(({ seq }) => seq))
  expect(thread.hasOlder).toBe(true)
})

test('a conversation that fits is whole', async () => {
  const { thread } = await read(undefined, upTo(3))
  expect(thread).toEqual({ items: upTo(3), hasOlder: false })
})

test('new messages are added, and held ones stay as they are', async () => {
  const known = threadOf(upTo(100), true)
  const { thread, asked } = await read(known, upTo(102))
  expect(seqsOf(thread)).toEqual(upTo(102).map(({ seq }) => seq))
  expect(thread.items[0]).toBe(known.items[0])
  expect(thread.hasOlder).toBe(true)
  expect(asked).toHaveLength(1)
})

test('a gap in between is read too, and only that', async () => {
  const { thread, asked } = await read(threadOf(upTo(10)), upTo(300))
  expect(seqsOf(thread)).toEqual(upTo(300).map(({ seq }) => seq))
  expect(asked).toEqual([{ limit: 50 }, { after: 10, limit: 200 }, { after: 210, limit: 200 }])
})

test('a thread with too large a gap begins anew at its end', async () => {
  const { thread } = await read(threadOf(upTo(10)), upTo(2_000))
  expect(seqsOf(thread)).toEqual(upTo(2_000, 1_951).map(({ seq }) => seq))
  expect(thread.hasOlder).toBe(true)
})

test('a message deleted for the reader is gone, and one deleted for both has no words any more', async () => {
  const held = upTo(5).filter(({ seq }) => seq !== 4)
  held[1] = message(2, { body: null })
  const { thread } = await read(threadOf(upTo(5)), held)
  expect(seqsOf(thread)).toEqual([1, 2, 3, 5])
  expect(thread.items[1]?.body).toBeNull()
})

test('a read covers as many messages as may still be deleted for both', async () => {
  const recent = upTo(90).map((each) => ({ ...each, createdAt: NOW }))
  const { asked } = await read(threadOf(recent), recent)
  expect(asked).toEqual([{ limit: 140 }])
})

test('a message sent while an answer is on its way is not lost with it', async () => {
  let known = threadOf(upTo(5))
  const { ask } = serverOf(() => upTo(5))
  const reading = readThread({ known: () => known, ask, now: NOW })
  known = withSent(known, message(6, { isMine: true })) ?? known
  expect(seqsOf(await reading)).toEqual([1, 2, 3, 4, 5, 6])
})

test('the last message deleted for the reader in another tab goes', () => {
  expect(seqsOf(withLatest(threadOf(upTo(3)), threadOf(upTo(2)), 3))).toEqual([1, 2])
})

test('older messages come before the held ones, once', () => {
  const thread = threadOf(upTo(60, 11), true)
  const page = { items: upTo(10).toReversed(), hasMore: false }
  const grown = withOlder(thread, page, 11)
  expect(grown).toEqual({ items: upTo(60), hasOlder: false })
  expect(withOlder(grown, page, 11)).toBe(grown)
})

test('a sent message takes its place at the end, once, and only without a gap before it', () => {
  const thread = threadOf(upTo(3))
  const grown = withSent(thread, message(4))
  expect(grown && seqsOf(grown)).toEqual([1, 2, 3, 4])
  expect(grown && withSent(grown, message(4))).toBe(grown)
  expect(withSent(thread, message(6))).toBeUndefined()
})

test('a message is taken out by its id', () => {
  expect(seqsOf(withoutMessage(threadOf(upTo(3)), idOf(2)))).toEqual([1, 3])
})
