import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { keepAnswer } from '#web/foundation/keep-answer.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

const { queryKey } = query.notifications.unread.queryOptions()
afterEach(() => queryClient.clear())

/** Observes the shown count; each reading is answered when the test says so. */
function observeCount() {
  const readings: ((count: number) => void)[] = []
  const queryFn = () => new Promise<{ count: number }>((answer) => readings.push((count) => answer({ count })))
  const observer = new QueryObserver(queryClient, { queryKey, queryFn })
  const stop = observer.subscribe(() => {})
  return { readings, count: () => observer.getCurrentResult().data?.count, stop }
}

test('a read from before a change that arrives after its answer is not shown, but repeated', async () => {
  const { readings, count, stop } = observeCount()
  readings[0]?.(1)
  await vi.waitFor(() => expect(count()).toBe(1))
  void queryClient.invalidateQueries({ queryKey })
  expect(readings).toHaveLength(2)
  keepAnswer(queryKey, { count: 2 })
  await vi.waitFor(() => expect(count()).toBe(2))
  readings[1]?.(1)
  expect(readings).toHaveLength(3)
  await new Promise((settle) => setTimeout(settle))
  expect(count()).toBe(2)
  readings[2]?.(3)
  await vi.waitFor(() => expect(count()).toBe(3))
  stop()
})

test('an answer without a read under way causes none', async () => {
  const { readings, count, stop } = observeCount()
  readings[0]?.(1)
  await vi.waitFor(() => expect(count()).toBe(1))
  keepAnswer(queryKey, { count: 2 })
  await vi.waitFor(() => expect(count()).toBe(2))
  expect(readings).toHaveLength(1)
  stop()
})
