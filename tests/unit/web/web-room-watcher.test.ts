import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openWatcher, type Watched } from '#web/conferences/room/broadcast/watcher.ts'

const refused = (code: string) => new ORPCError(code, { defined: true })

let answers: (() => Promise<never>)[] = []
let asked = 0
const rooms = {
  watch: () => {
    asked += 1
    return (answers.shift() ?? (() => new Promise<never>(() => {})))()
  },
  answerWatch: async () => ({ id: 'r' }),
  unwatch: async () => ({ id: 'r' }),
}
const states: Watched['state'][] = []
const open = () =>
  openWatcher({
    rooms: rooms as unknown as Parameters<typeof openWatcher>[0]['rooms'],
    id: 'r',
    onChange: ({ state }) => states.push(state),
  })

beforeEach(() => {
  vi.useFakeTimers()
  answers = []
  asked = 0
  states.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('a full room is reported, and asked again now and then', async () => {
  answers = [() => Promise.reject(refused('ROOM_FULL'))]
  const watcher = open()
  watcher.follow(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states).toEqual(['connecting', 'full'])
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(asked).toBe(2)
  watcher.close()
})

test('a media server that is away is reported, and asked again soon', async () => {
  answers = [() => Promise.reject(refused('BROADCAST_AWAY')), () => Promise.reject(refused('BROADCAST_AWAY'))]
  const watcher = open()
  watcher.follow(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(states.at(-1)).toBe('away')
  await vi.advanceTimersByTimeAsync(8_000)
  expect(asked).toBe(3)
  watcher.close()
})

test('a failed watch is tried again within ten seconds, several times', async () => {
  answers = Array.from({ length: 9 }, () => () => Promise.reject(new TypeError('no network')))
  const watcher = open()
  watcher.follow(1)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toBeGreaterThanOrEqual(4)
  expect(new Set(states)).toEqual(new Set(['connecting']))
  watcher.close()
})

test('another take is watched anew; nothing is asked when nothing is sent any more', async () => {
  const watcher = open()
  watcher.follow(1)
  await vi.advanceTimersByTimeAsync(1_000)
  watcher.follow(1)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toBe(1)
  watcher.follow(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toBe(2)
  watcher.follow(undefined)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(2)
  expect(states.at(-1)).toBe('off')
  watcher.close()
})

test('a member who may not be in the room any more asks no more', async () => {
  answers = [() => Promise.reject(refused('NOT_LIVE'))]
  const watcher = open()
  watcher.follow(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
  expect(states.at(-1)).toBe('off')
  watcher.close()
})
