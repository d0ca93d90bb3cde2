import { ORPCError } from '@orpc/client'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#contract/chat/call-schema.ts'
import { openCallStore } from '#web/chat/call/call-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', new EventTarget())
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const RINGING: Call = {
  id: '0198f1a2-0000-7000-8000-000000000001',
  conversationId: '0198f1a2-0000-7000-8000-000000000002',
  other: null,
  isMine: false,
  state: 'ringing',
  startedAt: new Date('2026-03-09T10:00:00Z'),
  ringsUntil: new Date('2026-03-09T10:00:45Z'),
  answeredAt: null,
  outcome: null,
}

test('a call that begins to ring during the question for one is asked for again', async () => {
  const questions: ((call: Call | null) => void)[] = []
  const current = () => new Promise<{ call: Call | null }>((answer) => questions.push((call) => answer({ call })))
  const calls = { current } as unknown as Parameters<typeof openCallStore>[0]['calls']
  const store = openCallStore({ calls, hangUpLeaving: () => {}, leaving: { say: () => {}, left: () => undefined } })
  store.wake()
  // The ringing is told twice: the answer that is on its way knows nothing of it.
  store.wake()
  store.wake()
  expect(questions).toHaveLength(1)
  questions[0]?.(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.viewModel().phase.at).toBe('none')
  expect(questions).toHaveLength(2)
  questions[1]?.(RINGING)
  await vi.advanceTimersByTimeAsync(0)
  expect(store.viewModel().phase).toMatchObject({ at: 'incoming', call: RINGING })
  expect(questions).toHaveLength(2)
  store.leave()
})

test('a call that shows the address is taken by a second yes, once its member was asked; until then it rings on', async () => {
  const { store, said, settle } = asking({ current: async () => ({ call: RINGING }), get: async () => RINGING })
  store.wake()
  await settle()
  await store.answer()
  expect(store.viewModel().phase).toEqual({ at: 'incoming', call: RINGING, isAnswering: false, isAsked: true })
  // The store's own questions meanwhile, every few seconds, change nothing of it.
  await vi.advanceTimersByTimeAsync(6_000)
  expect(store.viewModel().phase).toMatchObject({ at: 'incoming', isAsked: true })
  await expect(store.answer()).rejects.toThrow('no server')
  expect(said).toEqual([false, true])
  store.leave()
})

test('the callee is not rung before the caller was asked, and the caller is asked anew for the next call', async () => {
  const { store, said } = asking({ get: async () => RINGING })
  const callee = { conversationId: RINGING.conversationId, name: 'Bob' }
  for (const nth of [1, 2]) {
    store.prepare(callee)
    await store.ring()
    expect(store.viewModel().phase).toMatchObject({ at: 'preview', isRinging: false, isAsked: true, error: undefined })
    expect(said).toEqual(Array(nth).fill(false))
    store.leave()
  }
})

/** Makes a server that wants to be told that the address may be shown, and that is then away. */
function asking(given: object) {
  const said: boolean[] = []
  const act = async ({ agreesToShowAddress }: { agreesToShowAddress: boolean }) => {
    said.push(agreesToShowAddress)
    throw agreesToShowAddress ? new Error('no server') : new ORPCError('ADDRESS_CONSENT_NEEDED', { defined: true })
  }
  const calls = { ...given, ring: act, answer: act } as unknown as Parameters<typeof openCallStore>[0]['calls']
  return {
    store: openCallStore({ calls, hangUpLeaving: () => {}, leaving: { say: () => {}, left: () => undefined } }),
    said,
    settle: () => vi.advanceTimersByTimeAsync(0),
  }
}
