import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Topic } from '#contract/foundation/live.ts'
import { REPLAYED_MAX_MS, TOPICS_MAX } from '#contract/foundation/live-limits.ts'
import { keepWatch } from '#web/foundation/live-watch.ts'
import { onWatched, watchedTopics, watchTopics } from '#web/foundation/watching.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const post = (n: number): Topic => `post:0198f1a2-0000-7000-8000-${String(n).padStart(12, '0')}`

// ---- the register

test('a topic is watched until its last watcher has left', () => {
  const heard = vi.fn()
  const forget = onWatched(heard)
  const leave = [watchTopics(['feed', post(1)]), watchTopics([post(1), post(2)])]
  expect(watchedTopics()).toEqual(['feed', post(1), post(2)])
  leave[0]?.()
  expect(watchedTopics()).toEqual([post(1), post(2)])
  leave[1]?.()
  expect(watchedTopics()).toEqual([])
  expect(heard).toHaveBeenCalledTimes(4)
  forget()
  watchTopics(['feed'])()
  expect(heard).toHaveBeenCalledTimes(4)
})

test('a later change of the given list does not change which topics are left', () => {
  const topics: Topic[] = [post(1)]
  const leave = watchTopics(topics)
  topics[0] = post(2)
  leave()
  expect(watchedTopics()).toEqual([])
})

// ---- what the server is told

function watchOf(...topics: Topic[]) {
  const said: Topic[][] = []
  const keeping = keepWatch(
    () => topics,
    (words) => said.push(JSON.parse(words).watch),
  )
  return { keeping, said, now: (...next: Topic[]) => topics.splice(0, topics.length, ...next) }
}

test('each new socket is told all watched topics, and nothing where there are none', () => {
  const { keeping, said, now } = watchOf()
  keeping.begin()
  expect(said).toEqual([])
  now('feed', post(1))
  keeping.begin()
  keeping.begin()
  expect(said).toEqual([
    ['feed', post(1)],
    ['feed', post(1)],
  ])
})

test.each([
  [4_000, 0, undefined],
  [12_000, 0, 12_000],
  [90_000, 0, REPLAYED_MAX_MS],
  [12_000, 3_000, undefined],
])(
  'scripts that come after %d ms and watch %d ms later say that what the page brought was read %s ms ago',
  (late, later, ago) => {
    vi.advanceTimersByTime(late - performance.now())
    const said: unknown[] = []
    const keeping = keepWatch(
      () => ['feed'],
      (words) => said.push(JSON.parse(words)),
    )
    vi.advanceTimersByTime(later)
    keeping.begin()
    expect(said).toEqual([{ watch: ['feed'], ...(ago && { readMsAgo: ago }) }])
  },
)

test('the server hears of the next page only, when one page leaves and the next comes', () => {
  const { keeping, said, now } = watchOf('feed')
  keeping.begin()
  vi.advanceTimersByTime(60_000)
  now()
  keeping.changed()
  vi.advanceTimersByTime(20)
  now(post(1))
  keeping.changed()
  vi.advanceTimersByTime(30)
  expect(said).toEqual([['feed'], [post(1)]])
})

test('changes one after the other are sent at most once a second, ending with the last of them', () => {
  const { keeping, said, now } = watchOf()
  keeping.begin()
  for (let n = 1; n <= 30; n++) {
    now(post(n))
    keeping.changed()
    vi.advanceTimersByTime(100)
  }
  vi.advanceTimersByTime(1_000)
  expect(said.length).toBeLessThan(6)
  expect(said.at(-1)).toEqual([post(30)])
})

test('the same topics in another order are no change', () => {
  const { keeping, said, now } = watchOf(post(1), post(2))
  keeping.begin()
  now(post(2), post(1))
  keeping.changed()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([[post(1), post(2)]])
})

test('leaving all topics is sent too', () => {
  const { keeping, said, now } = watchOf('feed')
  keeping.begin()
  now()
  keeping.changed()
  vi.advanceTimersByTime(1_000)
  expect(said).toEqual([['feed'], []])
})

test('too many topics leave the feed, and the posts begun last', () => {
  const { keeping, said } = watchOf('feed', ...Array.from({ length: TOPICS_MAX + 50 }, (_, n) => post(n)))
  keeping.begin()
  expect(said[0]).toHaveLength(TOPICS_MAX)
  expect(said[0]).toContain('feed')
  expect(said[0]).toContain(post(TOPICS_MAX + 49))
  expect(said[0]).not.toContain(post(0))
})

test('nothing is sent after the end', () => {
  const { keeping, said, now } = watchOf()
  now('feed')
  keeping.changed()
  keeping.stop()
  vi.advanceTimersByTime(60_000)
  expect(said).toEqual([])
})
