import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startLive } from '#web/foundation/live.ts'
import { watchTopics } from '#web/foundation/watching.ts'

const ID = '0198f1a2-0000-7000-8000-000000000001'

const sockets: FakeWebSocket[] = []
class FakeWebSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  readyState = 1
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: string[] = []
  readonly url: URL
  constructor(url: URL) {
    this.url = url
    sockets.push(this)
  }
  send(words: string) {
    this.sent.push(words)
  }
  close() {
    this.readyState = 3
  }
}

let stop: () => void
const told: [string, string[] | 'everything'][] = []
const heard = (kind: string) => (changed: ReadonlySet<string> | 'everything') =>
  void told.push([kind, changed === 'everything' ? changed : [...changed]])

const reactions = {
  notice: heard('notice'),
  matches: heard('matches'),
  blocks: heard('blocks'),
  me: heard('me'),
  journal: heard('journal'),
  medication: heard('medication'),
  message: heard('message'),
  request: heard('request'),
  call: heard('call'),
  feed: heard('feed'),
  post: heard('post'),
  conversation: heard('conversation'),
  typing: heard('typing'),
  conference: heard('conference'),
  moderation: heard('moderation'),
  room: heard('room'),
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', FakeWebSocket)
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: new URL('https://vecu.example/feed') }))
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  stop = startLive(reactions)
})
afterEach(() => {
  stop()
  sockets.length = 0
  told.length = 0
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** The newest socket says these; what follows from them is told together. */
function says(...messages: object[]) {
  for (const message of messages) sockets.at(-1)?.onmessage?.({ data: JSON.stringify(message) })
  vi.advanceTimersByTime(30)
  return told.splice(0)
}

/** Any kind of event may have happened. */
const ANYTHING = [
  ['notice', 'everything'],
  ['matches', 'everything'],
  ['blocks', 'everything'],
  ['me', 'everything'],
  ['journal', 'everything'],
  ['message', 'everything'],
  ['request', 'everything'],
  ['call', 'everything'],
  ['medication', 'everything'],
  ['conference', 'everything'],
  ['moderation', 'everything'],
]

test('a page without a number was read before its first socket: everything may be out of date, and later the watched topics', () => {
  const hello = { kind: 'hello', seq: 4 }
  expect(says(hello)).toEqual(ANYTHING)
  window.dispatchEvent(new Event('online'))
  expect(sockets).toHaveLength(2)
  expect(says(hello)).toEqual([
    ['feed', 'everything'],
    ['post', 'everything'],
    ['conversation', 'everything'],
    ['typing', 'everything'],
    ['room', 'everything'],
  ])
})

test('a page with its answers goes on from their number: only announced things are out of date', () => {
  stop()
  stop = startLive(reactions, 4)
  expect(sockets.at(-1)?.url.searchParams.get('since')).toBe('4')
  expect(says({ kind: 'hello', seq: 5 }, { seq: 5, kind: 'notice', id: ID })).toEqual([['notice', [ID]]])
  window.dispatchEvent(new Event('online'))
  expect(says({ kind: 'resync', seq: 900 })).toContainEqual(['blocks', 'everything'])
})

test('every kind of event may have happened after too much was missed', () => {
  says({ kind: 'hello', seq: 4 })
  expect(says({ kind: 'resync', seq: 900 })).toEqual(ANYTHING)
})

test('events and signals that come together are passed on once a kind', () => {
  says({ kind: 'hello', seq: 4 })
  const other = ID.replace('1', '2')
  expect(
    says(
      { kind: 'post', id: ID },
      { seq: 5, kind: 'blocks', id: ID },
      { kind: 'post', id: other },
      { kind: 'post', id: ID },
    ),
  ).toEqual([
    ['post', [ID, other]],
    ['blocks', [ID]],
  ])
})

test('the server is told the watched topics: on each socket, and when they change', () => {
  const leave = watchTopics(['feed'])
  says({ kind: 'hello', seq: 4 })
  const leaveOther = watchTopics([`post:${ID}`])
  vi.advanceTimersByTime(1_000)
  window.dispatchEvent(new Event('online'))
  says({ kind: 'hello', seq: 4 })
  leave()
  leaveOther()
  vi.advanceTimersByTime(1_000)
  expect(sockets.map(({ sent }) => sent)).toEqual([
    ['{"watch":["feed"]}', `{"watch":["feed","post:${ID}"]}`],
    [`{"watch":["feed","post:${ID}"]}`, '{"watch":[]}'],
  ])
})
