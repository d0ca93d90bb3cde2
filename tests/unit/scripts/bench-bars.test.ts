import { expect, test } from 'vitest'
import { costBars } from '../../../bench/support/cost/cost-report.ts'
import { loadBars } from '../../../bench/support/load/load-report.ts'
import type { LoadResult } from '../../../bench/support/measure-load.ts'
import { peerBars } from '../../../bench/support/peer/peer-report.ts'
import type { Bar } from '../../../bench/support/report.ts'
import { screenBars } from '../../../bench/support/screens.ts'

const missed = (bars: Bar[]) => bars.filter(({ isHeld }) => !isHeld).map(({ name }) => name)

const OPERATIONS = [
  'the feed',
  'a post',
  'its comments',
  'a like',
  'a comment',
  'a new post',
  '/api/chat/conversations',
  '/api/matches',
  '/feed',
]
const costs = (each: { statements: number; withJobs: number; server: number; postgres: number }) => ({
  posts: 1,
  members: 1,
  idle: { statements: each.statements, server: each.server, postgres: 0 },
  costs: OPERATIONS.map((operation) => ({ operation, asked: 1, ...each })),
})

test('every row of a request’s cost has a bar, and what is above one is missed', () => {
  expect(missed(costBars(costs({ statements: 2, withJobs: 25, server: 1, postgres: 0.5 })))).toEqual([])
  const over = costBars(costs({ statements: 11, withJobs: 26, server: 21, postgres: 0 }))
  expect(missed(over)).toEqual(over.map(({ name }) => name))
  expect(over).toHaveLength(2 + 8 + 1 + 3)
})

const OPPOSED = ['feed page', 'deep page', 'post with comments', 'like', 'comment', 'publish', 'conversation', 'search']

test('an operation that is not so many times the peer misses its bar', () => {
  const side = (cpuMs: number) => ({ asked: 1, cpuMs, perSecond: 1 })
  const compared = (theirs: number) =>
    OPPOSED.map((operation) => ({ operation, ours: side(1), theirs: side(theirs), does: '', doesNot: '' }))
  expect(missed(peerBars({ posts: 1, compared: compared(3) }))).toEqual([])
  expect(missed(peerBars({ posts: 1, compared: compared(0.9) }))).toHaveLength(5)
})

test('a screen is held to its score, its paint, its blocking and its shifts, and the feed to its scripting too', () => {
  const well = { performance: 95, scores: [95], metrics: [], lcp: 2000, tbt: 150, cls: 0, scripting: 600, power: 1 }
  const ill = { ...well, performance: 94, lcp: 2001, tbt: 151, cls: 0.01, scripting: 601 }
  expect(missed(screenBars({ ...well, name: 'the feed', path: '/feed' }))).toEqual([])
  expect(missed(screenBars({ ...ill, name: 'the feed', path: '/feed' }))).toHaveLength(5)
  expect(missed(screenBars({ ...ill, name: 'the home page', path: '/' }))).toHaveLength(4)
})

test('a load that takes longer, or more of the processors, at the fixed pace misses its bars', () => {
  const run = (ms: number, cpu: number) => ({
    perSecond: 120,
    seconds: 1,
    asked: 100,
    times: new Map(
      [
        'the feed',
        'further down the feed',
        'a post',
        'its comments',
        'a search',
        'a like',
        'a comment',
        'a message',
        'a new post',
      ].map((kind) => [kind, [ms]]),
    ),
    errors: new Map(),
    written: [],
    lateness: [],
    shares: { server: cpu, postgres: 0, asking: 0, load: 0 },
  })
  const told = { events: 1, signals: 1, lost: 0, doubled: 0, sockets: 1, open: 1 }
  const result = (ms: number, cpu: number, perSecond: number) => {
    const closest = { times: { p50: ms, p95: 20 * ms, p99: 20 * ms }, published: 1, withThree: 1 }
    return {
      load: { posts: 100_000, fewerPosts: 10_000 },
      closest: { large: closest, small: closest },
      fixed: run(ms, cpu),
      large: run(ms, cpu),
      small: run(ms, cpu),
      steps: [{ run: { ...run(ms, cpu), perSecond }, isKept: true }],
      lost: 0,
      writes: 1,
      told: { large: told, small: told },
      growth: { all: 1, reads: 1 },
    } as unknown as LoadResult
  }
  expect(missed(loadBars(result(8, 0.25, 620)))).toEqual([])
  expect(missed(loadBars(result(151, 0.26, 520)))).toEqual([
    'reads at 120 requests a second, p50',
    'reads at 120 requests a second, p95',
    'reads at 120 requests a second, p99',
    'from the publication of a story until its closest stand under it, 100,000 posts, p95',
    'from the publication of a story until its closest stand under it, 10,000 posts, p95',
    'processors for each request at 120 a second',
    'requests a second kept up',
  ])
})
