import { ORPCError } from '@orpc/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call, CallSignal, SignalBody } from '#contract/chat/call-schema.ts'
import { openSignalling } from '#web/chat/call/signalling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (code: string) => new ORPCError(code, { defined: true, status: 409 })
const call = { id: 'call', state: 'active' } as Call
const REPAIR: SignalBody = { kind: 'repair' }
const word = (rank: number): SignalBody => ({
  kind: 'candidate',
  candidate: `candidate:${rank}`,
  sdpMid: '0',
  sdpMLineIndex: 0,
})

/** The server's side of a call: what was said to it, and what there is to be heard. */
function line() {
  const said: SignalBody[][] = []
  const heard: SignalBody[] = []
  const calls: Call[] = []
  const asked: number[] = []
  const there: CallSignal[] = []
  const failures: unknown[] = []
  let overs = 0
  const fail = () => {
    if (failures.length > 0) throw failures.shift()
  }
  const signalling = openSignalling({
    say: async (bodies) => {
      fail()
      said.push(bodies)
    },
    hear: async (after) => {
      asked.push(after)
      const signals = there.filter(({ seq }) => seq > after)
      await new Promise((done) => setTimeout(done, 100))
      fail()
      return { call, signals }
    },
    onSignal: (body) => void heard.push(body),
    onCall: (told) => void calls.push(told),
    onOver: () => {
      overs += 1
    },
  })
  return { signalling, said, heard, calls, asked, there, failures, overs: () => overs }
}

test('signals of a moment go together, at most twenty at once, and in order', async () => {
  const { signalling, said } = line()
  for (let rank = 0; rank < 45; rank += 1) signalling.say(word(rank))
  await vi.advanceTimersByTimeAsync(100)
  expect(said.map((bodies) => bodies.length)).toEqual([20, 20, 5])
  expect(said.flat()).toEqual(Array.from({ length: 45 }, (_, rank) => word(rank)))
})

test('lost signals are sent again, before later ones; a refused one stops nothing', async () => {
  const { signalling, said, failures } = line()
  failures.push(new TypeError('offline'), new TypeError('offline'))
  signalling.say(word(1))
  await vi.advanceTimersByTimeAsync(100)
  signalling.say(word(2))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(said.flat()).toEqual([word(1), word(2)])
  failures.push(refusal('INVALID_INPUT'))
  signalling.say(word(3))
  await vi.advanceTimersByTimeAsync(100)
  signalling.say(word(4))
  await vi.advanceTimersByTimeAsync(100)
  expect(said.flat()).toEqual([word(1), word(2), word(4)])
})

test('each signal is heard once, also when its event comes several times at once', async () => {
  const { signalling, heard, asked, there } = line()
  there.push({ seq: 4, body: word(1) }, { seq: 9, body: REPAIR })
  signalling.wake()
  signalling.wake()
  signalling.wake()
  there.push({ seq: 12, body: word(2) })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(heard).toEqual([word(1), REPAIR, word(2)])
  expect(asked).toEqual([0, 9])
})

test('the client polls for signals when no event comes, and gets the state of the call with them', async () => {
  const { signalling, heard, calls, there } = line()
  signalling.setPace(2_000)
  there.push({ seq: 1, body: REPAIR })
  await vi.advanceTimersByTimeAsync(2_200)
  expect(heard).toEqual([REPAIR])
  expect(calls).toEqual([call])
  signalling.setPace(10_000)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(calls).toHaveLength(2)
})

test.each(['say', 'wake'] as const)(
  'signalling ends once when the server knows no such call any more: %s',
  async (act) => {
    const { signalling, failures, overs, said } = line()
    failures.push(refusal('CALL_OVER'), refusal('NOT_FOUND'))
    signalling.setPace(1_000)
    if (act === 'say') signalling.say(REPAIR)
    else signalling.wake()
    await vi.advanceTimersByTimeAsync(10_000)
    signalling.say(REPAIR)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(overs()).toBe(1)
    expect(said).toEqual([])
  },
)

test('a request that fails ends nothing', async () => {
  const { signalling, failures, overs, heard, there } = line()
  there.push({ seq: 1, body: REPAIR })
  failures.push(new TypeError('offline'))
  signalling.setPace(2_000)
  signalling.wake()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(overs()).toBe(0)
  expect(heard).toEqual([REPAIR])
})
