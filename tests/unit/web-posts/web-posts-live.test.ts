import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Post, Tally } from '#contract/posts/schema.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'
import { watchTopics } from '#web/foundation/watching.ts'
import { feedChanged, postsChanged } from '#web/posts/live.ts'
import { toggleLike } from '#web/posts/post/like.ts'

const idOf = (n: number) => `0198f1a2-0000-7000-8000-${String(n).padStart(12, '0')}`

/** The server's figures, and every question about them. */
const figures = new Map<string, Tally>()
const asked: string[][] = []
let answers: () => Promise<void>

vi.mock(import('#web/foundation/rpc.ts'), async (original) => {
  const real = await original()
  const tallies = async ({ ids }: { ids: string[] }) => {
    asked.push(ids)
    const found = ids.flatMap((id) => figures.get(id) ?? [])
    await answers()
    return { tallies: found }
  }
  const like = async ({ id, isLiked }: { id: string; isLiked: boolean }) => {
    const liked = { ...figures.get(id)!, isLiked, likes: Number(isLiked) }
    figures.set(id, liked)
    return liked
  }
  // Only what these tests ask is answered.
  return { ...real, api: { posts: { tallies, like } } as unknown as typeof real.api }
})

// One clock for all: what was asked when stays true from test to test.
beforeAll(() => {
  vi.useFakeTimers()
})
beforeEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  figures.clear()
  asked.length = 0
  answers = async () => {}
})
afterEach(() => queryClient.clear())

const tally = (n: number, given: Partial<Tally> = {}): Tally => ({
  id: idOf(n),
  likes: 0,
  comments: 0,
  isLiked: false,
  ...given,
})
const onServer = (...tallies: Tally[]) => {
  for (const each of tallies) figures.set(each.id, each)
}

const oneKey = (n: number) => query.posts.get.queryKey({ input: { id: idOf(n) } })
const latestKey = query.posts.feed.queryKey({ input: { limit: 3 } })

/** Posts that this browser holds: each alone, and all in a list. */
function hold(...numbers: number[]) {
  const posts = numbers.map((n) => ({ ...tally(n), title: `Post ${n}` }) as Post)
  for (const [i, n] of numbers.entries()) queryClient.setQueryData(oneKey(n), posts[i])
  queryClient.setQueryData(latestKey, { items: posts, nextCursor: null, understoodAs: null })
}
const held = (n: number) => queryClient.getQueryData<Post>(oneKey(n))
const listed = () => queryClient.getQueryData<{ items: Post[] }>(latestKey)?.items.map(({ id, likes }) => [id, likes])

test('the figures of changed posts are asked for together, and change wherever the posts are held', async () => {
  hold(1, 2)
  onServer(tally(1, { likes: 4, comments: 2 }), tally(2, { likes: 1, isLiked: true }))
  postsChanged(new Set([idOf(1)]))
  postsChanged(new Set([idOf(1), idOf(2)]))
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toEqual([[idOf(1), idOf(2)]])
  expect(held(1)).toMatchObject({ likes: 4, comments: 2, isLiked: false, title: 'Post 1' })
  expect(held(2)).toMatchObject({ likes: 1, isLiked: true })
  expect(listed()).toEqual([
    [idOf(1), 4],
    [idOf(2), 1],
  ])
})

test('a post that is liked all the time is asked about every two seconds or so', async () => {
  hold(1)
  onServer(tally(1, { likes: 9 }))
  for (let i = 0; i < 100; i++) {
    postsChanged(new Set([idOf(1)]))
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(asked.length).toBeGreaterThan(3)
  expect(asked.length).toBeLessThan(7)
})

test('more posts than one question holds are asked about in several', async () => {
  const ids = Array.from({ length: 120 }, (_, n) => idOf(n))
  onServer(...ids.map((_, n) => tally(n)))
  postsChanged(new Set(ids))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked.map(({ length }) => length)).toEqual([50, 50, 20])
})

test('visible posts are asked about when anything may have been missed', async () => {
  const leave = watchTopics(['feed', `post:${idOf(7)}`])
  onServer(tally(7))
  postsChanged('everything')
  await vi.advanceTimersByTimeAsync(300)
  leave()
  postsChanged('everything')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked).toEqual([[idOf(7)]])
})

test('a member’s own like during the question is not undone by its answer', async () => {
  hold(1)
  onServer(tally(1, { comments: 3 }))
  const late = Promise.withResolvers<void>()
  answers = () => late.promise
  postsChanged(new Set([idOf(1)]))
  await vi.advanceTimersByTimeAsync(300)
  void toggleLike(held(1)!)
  await vi.advanceTimersByTimeAsync(10)
  late.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(held(1)).toMatchObject({ isLiked: true, likes: 1, comments: 3 })
})

test('a like taken back and given again during the question is not undone either', async () => {
  hold(1)
  onServer(tally(1))
  const press = async () => {
    void toggleLike(held(1)!)
    await vi.advanceTimersByTimeAsync(10)
  }
  await press()
  const late = Promise.withResolvers<void>()
  answers = () => late.promise
  onServer(tally(1, { comments: 1 })) // taken back, but not yet answered
  postsChanged(new Set([idOf(1)]))
  await vi.advanceTimersByTimeAsync(2_300)
  expect(asked).toHaveLength(1)
  await press()
  await press()
  late.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(held(1)).toMatchObject({ isLiked: true, likes: 1, comments: 1 })
})

test('a post that is gone leaves the lists, and its open page asks for it again', async () => {
  hold(1, 2)
  const read = vi.fn(async () => held(1))
  const open = new QueryObserver(queryClient, { queryKey: oneKey(1), queryFn: read, staleTime: 60_000 })
  const close = open.subscribe(() => {})
  postsChanged(new Set([idOf(1), idOf(2)]))
  await vi.advanceTimersByTimeAsync(300)
  expect(read).toHaveBeenCalledTimes(1)
  expect(held(2)).toBeUndefined()
  expect(listed()).toEqual([[idOf(1), 0]])
  close()
})

test('a server that does not answer takes nothing from the screen', async () => {
  hold(1)
  answers = () => Promise.reject(new TypeError('offline'))
  postsChanged(new Set([idOf(1)]))
  await vi.advanceTimersByTimeAsync(300)
  expect(asked).toHaveLength(1)
  expect(listed()).toEqual([[idOf(1), 0]])
})

test('only the comments of changed posts are out of date', async () => {
  const keyOf = (n: number) => query.comments.list.queryKey({ input: { postId: idOf(n) } })
  for (const n of [1, 2]) queryClient.setQueryData(keyOf(n), { items: [], nextCursor: null })
  onServer(tally(1))
  postsChanged(new Set([idOf(1)]))
  await vi.advanceTimersByTimeAsync(300)
  const isOld = (n: number) => queryClient.getQueryState(keyOf(n))?.isInvalidated
  expect([isOld(1), isOld(2)]).toEqual([true, false])
})

test('the number of new posts is asked for soon after one came, and then at most every five seconds', async () => {
  const key = query.posts.newer.queryKey({ input: { since: idOf(1) } })
  const read = vi.fn(async () => ({ count: 1 }))
  const shown = new QueryObserver(queryClient, { queryKey: key, queryFn: read })
  const close = shown.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  expect(read).toHaveBeenCalledTimes(1)
  feedChanged(new Set([idOf(2)]))
  await vi.advanceTimersByTimeAsync(1_500)
  expect(read).toHaveBeenCalledTimes(2)
  for (let i = 0; i < 30; i++) {
    feedChanged('everything')
    await vi.advanceTimersByTimeAsync(1_000)
  }
  expect(read.mock.calls.length).toBeGreaterThan(5)
  expect(read.mock.calls.length).toBeLessThan(10)
  close()
})
