import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { ConfigError } from '#server/foundation/config.ts'
import { maxConnectionsFor } from '#server/foundation/db/connection-counts.ts'
import { openSocketLimit } from '#server/foundation/live/socket-limit.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { type ChannelEnd, MESSAGE_BYTES_MAX, openChannel } from '#server/foundation/work/process-channel.ts'

/** Two ends of a pipe, which copies what is sent as the pipe between processes does. */
function aPipe() {
  const [one, other] = [new EventEmitter(), new EventEmitter()]
  const endOf = (mine: EventEmitter, theirs: EventEmitter): ChannelEnd => ({
    send: (message) => setImmediate(() => theirs.emit('message', structuredClone(message))) !== undefined,
    on: (event, listener) => mine.on(event, listener),
    once: (event, listener) => mine.once(event, listener),
  })
  const cut = () => {
    for (const end of [one, other]) end.emit('disconnect')
  }
  return { one: endOf(one, other), other: endOf(other, one), cut }
}

const SLOW = Promise.withResolvers<never>().promise

function opened() {
  const pipe = aPipe()
  const cancelled: string[] = []
  const procedures = {
    sizeOf: (map: Map<string, number>) => map.size,
    repeat: ({ text, times }: { text: string; times: number }) => text.repeat(times),
    refuse: () => {
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: 7 })
    },
    misconfigure: async () => {
      throw new ConfigError('PORT 1 is in use.')
    },
    fall: () => {
      throw new TypeError('it fell')
    },
    hang(name: string, signal: AbortSignal) {
      signal.addEventListener('abort', () => cancelled.push(name))
      return SLOW
    },
  }
  openChannel(pipe.other, procedures)
  return { asking: openChannel<typeof procedures>(pipe.one, {}), cancelled, cut: pipe.cut }
}

test('a process calls another, and gets its answer, its refusal, or the message of its error', async () => {
  const { asking } = opened()
  expect(await asking.ask('sizeOf', new Map([['a', 1]]))).toBe(1)
  const refused = await asking.ask('refuse', undefined).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Refusal)
  expect(refused).toMatchObject({ code: 'TOO_MANY_REQUESTS', data: { retryAfterSeconds: 7 } })
  await expect(asking.ask('misconfigure', undefined)).rejects.toThrow(ConfigError)
  await expect(asking.ask('fall', undefined)).rejects.toThrow('TypeError: it fell')
})

test('a call that takes too long is given up on both sides', async () => {
  const { asking, cancelled } = opened()
  await expect(asking.ask('hang', 'first', 10)).rejects.toThrow('hang was not answered within 10 ms')
  await expect.poll(() => cancelled).toEqual(['first'])
})

test('calls end with the other process, on both sides, and no further one is sent', async () => {
  const { asking, cancelled, cut } = opened()
  const hanging = asking.ask('hang', 'second').catch((error: unknown) => error)
  await asking.ask('sizeOf', new Map())
  cut()
  expect(await hanging).toMatchObject({ name: 'ChannelClosed' })
  expect(cancelled).toEqual(['second'])
  await expect(asking.ask('sizeOf', new Map())).rejects.toMatchObject({ name: 'ChannelClosed' })
})

test('calls that wait are bounded', async () => {
  const { asking, cut } = opened()
  const hanging = Array.from({ length: 2_000 }, () => asking.ask('hang', 'one of many').catch(() => {}))
  await expect(asking.ask('sizeOf', new Map())).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  cut()
  await Promise.all(hanging)
})

test('an input and an answer are bounded, and the pipe is free for others after one that is too large', async () => {
  const { asking } = opened()
  const large = 'é'.repeat(1 << 20)
  expect(await asking.ask('repeat', { text: large, times: 2 })).toBe(large.repeat(2))
  await expect(asking.ask('repeat', { text: large.repeat(4), times: 0 })).rejects.toMatchObject({
    name: 'MessageTooLarge',
    message: expect.stringMatching(`^the input of repeat takes \\d+ bytes, and ${MESSAGE_BYTES_MAX} are the most`),
  })
  await expect(asking.ask('repeat', { text: large, times: 4 })).rejects.toMatchObject({
    name: 'MessageTooLarge',
    message: expect.stringContaining('the answer of repeat takes'),
  })
  // The largest body of a request, in letters of two bytes.
  expect(await asking.ask('repeat', { text: '→'.repeat(1 << 20), times: 0 })).toBe('')
})

test('the sockets of a member count over all processes, and those of a process that has ended do not', async () => {
  const limit = openSocketLimit()
  const [one, other] = [limit.of('http-1'), limit.of('http-2')]
  for (let nth = 0; nth < 20; nth++) expect(await [one, other][nth % 2]!.take('ada')).toBe(true)
  expect([await one.take('ada'), await other.take('ada'), await one.take('bob')]).toEqual([false, false, true])
  one.free('ada')
  expect([await other.take('ada'), await other.take('ada')]).toEqual([true, false])
  limit.forget('http-2')
  expect(await one.take('ada')).toBe(true)
})

test('the own PostgreSQL takes as many connections as its server may open, and a hundred at least', () => {
  expect(maxConnectionsFor({ workers: 1, databaseConnections: 20 })).toBe(100)
  expect(maxConnectionsFor({ workers: 1, databaseConnections: 200 })).toBe(228)
  expect(maxConnectionsFor({ workers: 8, databaseConnections: 20 })).toBe(28 + 8 * 24 + 20)
})
