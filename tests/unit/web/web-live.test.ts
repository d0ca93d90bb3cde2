import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Broadcast, LiveEvent } from '#contract/foundation/live.ts'
import { LIVE_CLOSE } from '#contract/foundation/live-kinds.ts'
import { LIVE_HEARTBEAT_MS } from '#contract/foundation/live-limits.ts'
import { type LinkSocket, openLink, type Polled, retryDelay } from '#web/foundation/live-link.ts'
import { followMessage, type LiveChange } from '#web/foundation/live-sequence.ts'

const ID = '0198f1a2-0000-7000-8000-000000000001'
const event = (seq: number): LiveEvent => ({ seq, kind: 'notice', id: ID })

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

// ---- the sequence

test.each([
  ['a first hello tells where to follow from, and that what was fetched before may be old', undefined, 7, 'everything'],
  ['a hello on coming back leaves the number alone: what was missed is about to come', 3, 3, undefined],
] as const)('%s', (_promise, seq, expected, change) => {
  expect(followMessage(seq, { kind: 'hello', seq: 7 })).toEqual({ seq: expected, ...(change && { change }) })
})

test.each([
  ['the next event is told', 6, 6, event(6)],
  ['an event heard before is dropped', 5, 5, undefined],
  ['an older one too', 3, 5, undefined],
  ['a gap means that anything may have changed', 7, 7, 'everything'],
] as const)('after event 5, %s', (_promise, heard, expected, change) => {
  expect(followMessage(5, event(heard))).toEqual({ seq: expected, ...(change && { change }) })
})

test('the number may go either way after too long an absence, and everything is fetched again', () => {
  expect(followMessage(900, { kind: 'resync', seq: 12 })).toEqual({ seq: 12, change: 'everything' })
})

// ---- the delays

test('delays double from one second to thirty, give or take three fifths by chance; the first two make less than five seconds', () => {
  expect([1, 2, 3, 4, 5, 6, 50].map((losses) => retryDelay(losses, 0.5))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ])
  expect(retryDelay(1, 1) + retryDelay(2, 1)).toBeLessThan(5_000)
  expect([1, 2, 6].map((losses) => retryDelay(losses, 0))).toEqual([400, 800, 12_000])
})

// ---- the link

class FakeSocket implements LinkSocket {
  onmessage: LinkSocket['onmessage'] = null
  onclose: LinkSocket['onclose'] = null
  isClosed = false
  readonly sent: string[] = []
  readonly since: number | undefined
  constructor(since: number | undefined) {
    this.since = since
  }
  close() {
    this.isClosed = true
  }
  send(words: string) {
    this.sent.push(words)
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  breaks(code = 1006) {
    this.onclose?.({ code })
  }
}

function linkWith(poll: (since: number) => Promise<Polled> = () => Promise.reject(new TypeError('offline'))) {
  const sockets: FakeSocket[] = []
  const told: LiveChange[] = []
  const signals: (Broadcast | 'hello' | 'missed')[] = []
  const polls: number[] = []
  const ended = vi.fn()
  const link = openLink({
    connect: (since) => {
      const socket = new FakeSocket(since)
      sockets.push(socket)
      return socket
    },
    poll: (since) => {
      polls.push(since)
      return poll(since)
    },
    onChange: (change) => told.push(change),
    onBroadcast: (signal) => signals.push(signal),
    onBroadcastsMissed: () => signals.push('missed'),
    onHello: () => signals.push('hello'),
    onSessionEnded: ended,
    random: () => 0.5,
  })
  return { link, sockets, told, signals, polls, ended, last: () => sockets.at(-1)! }
}

test('events are passed on once and in order, over sockets that break and repeat themselves', () => {
  const { sockets, told, last } = linkWith()
  expect(last().since).toBeUndefined()
  last().says({ kind: 'hello', seq: 4 })
  last().says(event(5))
  last().says(event(6))
  last().breaks()
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
  expect(last().since).toBe(6)
  last().says({ kind: 'hello', seq: 8 })
  for (const seq of [6, 7, 8, 8]) last().says(event(seq))
  expect(told).toEqual(['everything', event(5), event(6), event(7), event(8)])
})

test('a resync reports that everything may have changed, and counting goes on from there', () => {
  const { told, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  last().says({ kind: 'resync', seq: 900 })
  last().says(event(901))
  expect(told).toEqual(['everything', 'everything', event(901)])
})

test('a malformed message, or one of an unknown kind, is ignored', () => {
  const { told, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  last().onmessage?.({ data: 'not json' })
  last().onmessage?.({ data: new ArrayBuffer(2) })
  last().says({ seq: 5, kind: 'a kind of tomorrow', id: ID })
  last().says({ seq: 5, kind: 'notice', id: 'not an id' })
  expect(told).toEqual(['everything'])
  last().says(event(6))
  expect(told).toEqual(['everything', 'everything'])
})

test('sockets lost one after the other are tried again ever later', () => {
  const { sockets, last } = linkWith()
  for (const delay of [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]) {
    const before = sockets.length
    last().breaks()
    vi.advanceTimersByTime(delay - 1)
    expect(sockets).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(sockets).toHaveLength(before + 1)
  }
})

test('a lost connection is tried again soon after a long one, and later after a short one', () => {
  const { sockets, last } = linkWith()
  last().breaks()
  vi.advanceTimersByTime(1_000)
  last().says({ kind: 'hello', seq: 0 })
  vi.advanceTimersByTime(9_999)
  last().breaks()
  vi.advanceTimersByTime(1_999)
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(1)
  expect(sockets).toHaveLength(3)
  last().says({ kind: 'hello', seq: 0 })
  vi.advanceTimersByTime(10_000)
  last().breaks()
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(4)
})

test('a socket that never says hello is given up', () => {
  const { sockets, last } = linkWith()
  vi.advanceTimersByTime(10_000)
  expect(sockets[0]?.isClosed).toBe(true)
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
  last().says({ kind: 'hello', seq: 0 })
  vi.advanceTimersByTime(10_000)
  expect(sockets).toHaveLength(2)
  expect(last().isClosed).toBe(false)
})

test('a connection without a message for a minute is abandoned, and the next one gets the missed events', () => {
  const { sockets, told, signals, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  // While it lives the server says so, and no more.
  for (let beats = 0; beats < 100; beats++) {
    vi.advanceTimersByTime(LIVE_HEARTBEAT_MS)
    last().says({ kind: 'beat' })
  }
  expect([sockets.length, told, signals]).toEqual([1, ['everything'], ['hello']])
  vi.advanceTimersByTime(30_000)
  last().says(event(5))
  vi.advanceTimersByTime(59_999)
  expect(sockets).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(sockets.map(({ since, isClosed }) => [since, isClosed])).toEqual([
    [undefined, true],
    [5, false],
  ])
  last().says({ kind: 'hello', seq: 6 })
  last().says(event(6))
  expect(told).toEqual(['everything', event(5), event(6)])
  expect(signals).toEqual(['hello', 'hello', 'missed'])
})

test('a link that is closed, or whose session has ended, waits for no beat', () => {
  const closed = linkWith()
  closed.last().says({ kind: 'hello', seq: 4 })
  closed.link.close()
  const ended = linkWith()
  ended.last().says({ kind: 'hello', seq: 4 })
  ended.last().breaks(LIVE_CLOSE.sessionEnded)
  vi.advanceTimersByTime(3_600_000)
  expect([closed.sockets.length, ended.sockets.length]).toEqual([1, 1])
})

test('a lost socket is tried again at once when the person is back', () => {
  const { link, sockets, last } = linkWith()
  last().breaks()
  link.wake()
  expect(sockets).toHaveLength(2)
  vi.advanceTimersByTime(1_000)
  expect(sockets).toHaveLength(2)
})

test('a live socket is kept when the person is back, unless a request shows that it has missed something', async () => {
  const answers: Polled[] = [
    { events: [], seq: 4, resync: false },
    { events: [event(5)], seq: 5, resync: false },
  ]
  const { link, sockets, told, polls, last } = linkWith(() => Promise.resolve(answers.shift()!))
  last().says({ kind: 'hello', seq: 4 })
  link.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(sockets).toHaveLength(1)
  link.wake()
  await vi.advanceTimersByTimeAsync(0)
  expect(polls).toEqual([4, 4])
  expect(told).toEqual(['everything', event(5)])
  expect(sockets.map(({ since }) => since)).toEqual([undefined, 5])
  expect(sockets[0]?.isClosed).toBe(true)
})

test('a new network means a new socket', () => {
  const { link, sockets, told, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  link.renew()
  expect(sockets.map(({ since, isClosed }) => [since, isClosed])).toEqual([
    [undefined, true],
    [4, false],
  ])
  sockets[0]!.says(event(5))
  expect(told).toEqual(['everything'])
})

test('the link polls every fifteen seconds where no socket gets through, until one does', async () => {
  const missed = new Map<number, Polled>([
    [0, { events: [event(1), event(2)], seq: 2, resync: false }],
    [2, { events: [event(3)], seq: 3, resync: false }],
  ])
  const { sockets, told, polls, last } = linkWith((since) =>
    Promise.resolve(missed.get(since) ?? { events: [], seq: since, resync: false }),
  )
  last().breaks()
  await vi.advanceTimersByTimeAsync(1_000)
  last().breaks()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(polls).toEqual([])
  last().breaks()
  await vi.advanceTimersByTimeAsync(0)
  // The first answer holds what happened before this page: it is fetched, not told event by event.
  expect([polls, told]).toEqual([[0], ['everything']])
  await vi.advanceTimersByTimeAsync(15_000)
  expect([polls, told]).toEqual([
    [0, 2],
    ['everything', event(3)],
  ])
  // Sockets are still tried, if rarely: the fourth was given up after 10 s, the fifth follows 8 s later.
  await vi.advanceTimersByTimeAsync(7_000)
  expect(sockets.map(({ since }) => since)).toEqual([undefined, undefined, undefined, 2, 3])
  last().says({ kind: 'hello', seq: 4 })
  last().says(event(3))
  last().says(event(4))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(polls).toEqual([0, 2])
  expect(told).toEqual(['everything', event(3), event(4)])
})

test('an answer overtaken by a socket changes nothing', async () => {
  const slow = Promise.withResolvers<Polled>()
  const { link, told, last } = linkWith(() => slow.promise)
  last().says({ kind: 'hello', seq: 4 })
  link.wake()
  last().says(event(5))
  slow.resolve({ events: [event(5)], seq: 5, resync: false })
  await vi.advanceTimersByTimeAsync(0)
  expect(told).toEqual(['everything', event(5)])
})

test('a failed request is no end: the next one follows', async () => {
  const { polls, ended, last } = linkWith()
  for (const delay of [1_000, 2_000, 0]) {
    last().breaks()
    await vi.advanceTimersByTimeAsync(delay)
  }
  await vi.advanceTimersByTimeAsync(15_000)
  expect(polls).toEqual([0, 0])
  expect(ended).not.toHaveBeenCalled()
})

test('the end of a session is reported once, and nothing is tried again', async () => {
  const { link, sockets, ended, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  last().breaks(LIVE_CLOSE.sessionEnded)
  await vi.advanceTimersByTimeAsync(120_000)
  link.wake()
  link.renew()
  expect(ended).toHaveBeenCalledTimes(1)
  expect(sockets).toHaveLength(1)
})

test('the end of a session found by a request is reported too', async () => {
  const { link, sockets, ended, last } = linkWith(() => Promise.resolve('sessionEnded' as const))
  last().says({ kind: 'hello', seq: 4 })
  link.wake()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(sockets).toHaveLength(1)
  expect(last().isClosed).toBe(true)
})

test('a closed link is silent', async () => {
  const { link, sockets, told, polls, ended, last } = linkWith()
  const socket = last()
  socket.says({ kind: 'hello', seq: 4 })
  link.close()
  socket.says(event(5))
  socket.breaks(LIVE_CLOSE.sessionEnded)
  link.wake()
  await vi.advanceTimersByTimeAsync(120_000)
  expect(socket.isClosed).toBe(true)
  expect([told, polls, sockets.length]).toEqual([['everything'], [], 1])
  expect(ended).not.toHaveBeenCalled()
})

// ---- signals

const signal: Broadcast = { kind: 'post', id: ID }

test('a signal is passed on as it comes, without changing the numbers of the events', () => {
  const { told, signals, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  last().says(signal)
  last().says(event(5))
  last().says(signal)
  expect(signals).toEqual(['hello', signal, signal])
  expect(told).toEqual(['everything', event(5)])
})

test('signals may have been missed before each socket but the first', () => {
  const { link, signals, last } = linkWith()
  last().says({ kind: 'hello', seq: 4 })
  expect(signals).toEqual(['hello'])
  last().breaks()
  vi.advanceTimersByTime(1_000)
  last().says({ kind: 'hello', seq: 4 })
  last().says({ kind: 'hello', seq: 4 })
  link.renew()
  last().says({ kind: 'hello', seq: 4 })
  expect(signals).toEqual(['hello', 'hello', 'missed', 'hello', 'missed'])
})

test('signals may have been missed every minute where no socket gets through, and when the person is back', async () => {
  const { link, signals, last } = linkWith((since) => Promise.resolve({ events: [], seq: since, resync: false }))
  for (const delay of [1_000, 2_000, 0]) {
    last().breaks()
    await vi.advanceTimersByTimeAsync(delay)
  }
  await vi.advanceTimersByTimeAsync(59_999)
  expect(signals).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(signals).toEqual(['missed'])
  link.wake()
  expect(signals).toEqual(['missed', 'missed'])
  link.close()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(signals).toEqual(['missed', 'missed'])
})

test('a message before the server’s hello, or after the socket is lost, is not sent', () => {
  const { link, sockets, last } = linkWith()
  link.send('early')
  last().says({ kind: 'hello', seq: 4 })
  link.send('words')
  last().breaks()
  link.send('late')
  vi.advanceTimersByTime(1_000)
  link.send('early again')
  expect(sockets.map(({ sent }) => sent)).toEqual([['words'], []])
})
