import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MESSAGES_PER_PAGE } from '#contract/chat/limits.ts'
import { messagesChanged, typingHeard, typingKey } from '#web/chat/live.ts'
import { threadOptions } from '#web/chat/messages/thread-api.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

const ID = '0198f1a2-0000-7000-8000-000000000001'
const OTHER = '0198f1a2-0000-7000-8000-000000000002'

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('https://vecu.example/chat') })
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network here')))
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

/** The messages of a conversation as a screen shows them; answers come when they are let. */
function showThread(conversationId: string) {
  const asked: { answer: (value: string) => void; signal: AbortSignal }[] = []
  const observer = new QueryObserver<string>(queryClient, {
    queryKey: query.chat.messages.key({ type: 'query', input: { conversationId } }),
    queryFn: ({ signal }) => new Promise((answer) => asked.push({ answer, signal })),
  })
  const stop = observer.subscribe(() => {})
  return { asked, stop, now: () => observer.getCurrentResult().data }
}

test('a read under way is not cut off by news, and is repeated once afterwards', async () => {
  const { asked, stop, now } = showThread(ID)
  expect(asked).toHaveLength(1)
  for (let time = 0; time < 5; time++) messagesChanged(new Set([ID]))
  expect([asked.length, asked[0]!.signal.aborted]).toEqual([1, false])
  asked[0]!.answer('before')
  await expect.poll(() => asked.length).toBe(2)
  expect(now()).toBe('before')
  asked[1]!.answer('after')
  await expect.poll(now).toBe('after')
  expect(asked).toHaveLength(2)
  stop()
})

test('only the conversation of the event is read again', async () => {
  const [mine, other] = [showThread(ID), showThread(OTHER)]
  for (const { asked } of [mine, other]) asked[0]!.answer('known')
  await expect.poll(() => [mine.now(), other.now()]).toEqual(['known', 'known'])
  messagesChanged(new Set([ID]))
  await expect.poll(() => mine.asked.length).toBe(2)
  expect(other.asked).toHaveLength(1)
  for (const { stop } of [mine, other]) stop()
})

test.each([
  ['are shown', () => undefined, { data: { items: [], hasOlder: false }, fetchStatus: 'idle' }],
  [
    'are read again where one came before they are shown',
    () => messagesChanged(new Set([ID])),
    { data: undefined, fetchStatus: 'fetching' },
  ],
  [
    'are read again where events were missed',
    () => messagesChanged('everything'),
    { data: undefined, fetchStatus: 'fetching' },
  ],
])('the messages that the page brought %s', (_, happens, shown) => {
  const served = query.chat.messages.queryOptions({ input: { conversationId: ID, limit: MESSAGES_PER_PAGE } })
  queryClient.setQueryData(served.queryKey, { items: [], hasMore: false })
  happens()
  const observer = new QueryObserver(queryClient, threadOptions(ID))
  const stop = observer.subscribe(() => {})
  expect(observer.getCurrentResult()).toMatchObject(shown)
  stop()
})

test('a typing member counts as done once a message is there', () => {
  typingHeard(new Set([ID]))
  expect(queryClient.getQueryData<number>(typingKey(ID))).toBeGreaterThan(0)
  messagesChanged(new Set([ID]))
  expect(queryClient.getQueryData(typingKey(ID))).toBe(0)
  typingHeard('everything')
  expect(queryClient.getQueryData(typingKey(ID))).toBe(0)
})
