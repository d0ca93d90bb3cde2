import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FeedCounts } from '#contract/posts/schema.ts'
import { type Db, openDb, openPool } from '#server/foundation/db/database.ts'
import { recentTotals, totalsChanged } from '#server/posts/feed-total-queries.ts'

/** Never connected to: what is counted is said here. */
const aDb = (): Db => openDb(openPool('postgres://nowhere', () => {}, 1))
const scope = { media: 'any' } as const

let db: Db
/** Each counting under way, oldest first; `done` ends it. */
let countings: { done: (all: number) => void; failed: () => void }[]
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'], now: 1_000 })
  vi.advanceTimersByTime(1_000)
  db = aDb()
  countings = []
})
afterEach(() => vi.useRealTimers())

const count = () =>
  new Promise<FeedCounts>((settle, reject) => {
    countings.push({
      done: (all) => settle({ all, symptoms: 0, questions: 0, resolved: 0, better: 0, diagnosed: 0 }),
      failed: () => reject(new Error('away')),
    })
  })
const ask = async (readerId = 'ada') => (await recentTotals(db, { readerId, scope, count })).all
/** Counts once, in so many milliseconds. */
async function counted(all: number, took: number) {
  const asked = ask()
  vi.advanceTimersByTime(took)
  countings.at(-1)!.done(all)
  expect(await asked).toBe(all)
}
const begun = (times: number) => vi.waitFor(() => expect(countings).toHaveLength(times))

test('readers who ask at the same time share one count, also a failed one', async () => {
  const asked = [ask('ada'), ask('bob')]
  expect(countings).toHaveLength(1)
  countings[0]!.failed()
  for (const each of asked) await expect(each).rejects.toThrow('away')
  await counted(30_000, 50)
  expect(countings).toHaveLength(2)
})

test('a small count is made for everyone who asks', async () => {
  await counted(499, 500)
  await counted(498, 500)
})

test('a large count is made again when twenty times its duration has passed', async () => {
  await counted(30_000, 15)
  vi.advanceTimersByTime(280)
  expect(await ask()).toBe(30_000)
  vi.advanceTimersByTime(20)
  await counted(30_001, 15)
})

test('in a community of some thousands a publication has its counts made again once, however many look', async () => {
  await counted(600, 25)
  vi.advanceTimersByTime(1)
  totalsChanged(db, 'bob')
  for (let reader = 0; reader < 10; reader++) expect(await ask(`reader ${reader}`)).toBe(600)
  expect(countings).toHaveLength(1)
  vi.advanceTimersByTime(500)
  for (let reader = 0; reader < 10; reader++) expect(await ask(`reader ${reader}`)).toBe(600)
  expect(countings).toHaveLength(2)
})

test('a slow count keeps nobody waiting for others’ changes, and the next reader has it', async () => {
  await counted(1_000_000, 1_000)
  totalsChanged(db, 'bob')
  expect(await ask('ada')).toBe(1_000_000)
  expect(countings).toHaveLength(1)
  vi.advanceTimersByTime(30_000)
  expect(await ask('ada')).toBe(1_000_000)
  expect(await ask('eve')).toBe(1_000_000)
  expect(countings).toHaveLength(2)
  countings[1]!.done(1_000_001)
  await vi.waitFor(async () => expect(await ask('ada')).toBe(1_000_001))
  vi.advanceTimersByTime(61_000)
  await counted(1_000_002, 1_000)
})

test('a member who changed something waits for a count that began after it', async () => {
  await counted(1_000_000, 1_000)
  vi.advanceTimersByTime(30_000)
  expect(await ask('ada')).toBe(1_000_000)
  vi.advanceTimersByTime(1)
  totalsChanged(db, 'ada')
  vi.advanceTimersByTime(1)
  const asked = ask('ada')
  expect(countings).toHaveLength(2)
  countings[1]!.done(1_000_001)
  await begun(3)
  countings[2]!.done(1_000_002)
  expect(await asked).toBe(1_000_002)
})

test('each scope is counted by itself', async () => {
  await counted(30_000, 50)
  const other = recentTotals(db, { readerId: 'ada', scope: { ...scope, country: 'FR' }, count })
  countings.at(-1)!.done(7)
  expect((await other).all).toBe(7)
  expect(await ask()).toBe(30_000)
})
