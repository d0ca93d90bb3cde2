import { beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '#contract/chat/call-schema.ts'
import { openCallDesk } from '#web/chat/call/call-desk.ts'

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

test('a call that begins to ring while it is asked whether one does is asked for again', async () => {
  const questions: ((call: Call | null) => void)[] = []
  const current = () => new Promise<{ call: Call | null }>((answer) => questions.push((call) => answer({ call })))
  const calls = { current } as unknown as Parameters<typeof openCallDesk>[0]['calls']
  const desk = openCallDesk({ calls, hangUpLeaving: () => {} })
  desk.wake()
  // It rings, twice: the answer that is on its way knows nothing of it.
  desk.wake()
  desk.wake()
  expect(questions).toHaveLength(1)
  questions[0]?.(null)
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.scene().stage.at).toBe('none')
  expect(questions).toHaveLength(2)
  questions[1]?.(RINGING)
  await vi.advanceTimersByTimeAsync(0)
  expect(desk.scene().stage).toMatchObject({ at: 'incoming', call: RINGING })
  expect(questions).toHaveLength(2)
  desk.leave()
})
