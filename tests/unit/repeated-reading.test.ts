import { beforeEach, expect, test, vi } from 'vitest'
import { READINGS_LEAST } from '#contract/closest/limits.ts'
import { closestViews } from '#server/closest/closest-views.ts'
import * as readings from '#server/closest/reading-queries.ts'
import * as words from '#server/foundation/text/words.ts'
import { sharedWordsReader } from '#server/matching/shared-word-views.ts'
import { demandNoDuplicate } from '#server/posts/duplicate-policy.ts'

// A list shows one story of its reader beside many others: each is read once, whatever the number of pairs.

vi.mock('#server/foundation/text/words.ts', { spy: true })
vi.mock('#server/closest/reading-queries.ts', { spy: true })

beforeEach(() => vi.clearAllMocks())

/** The longest story, of words of its own. */
const story = (number: number) => ({
  title: `Histoire ${number}`,
  description: Array.from({ length: 550 }, (_, n) => `mot${number}x${n}`)
    .join(' ')
    .slice(0, 5_000),
})

test.each([50, 100])('a list of %i matches reads the own story once, and each other one once', (pairs) => {
  const own = story(0)
  const others = Array.from({ length: pairs }, (_, n) => story(n + 1))
  const sharedWords = sharedWordsReader()
  for (const other of others) sharedWords(own, other)
  expect(vi.mocked(words.postWords)).toHaveBeenCalledTimes(pairs)
  // Once for each of its words, whatever the number of matches.
  expect(vi.mocked(words.wordsOf).mock.calls.length).toBeLessThanOrEqual(560)
})

test.each([60, 120])('a list of %i close cases compares each story by one reading', async (pairs) => {
  const features = Array.from({ length: 40 }, (_, n) => `finding-${n}`)
  const description = features.map((_, n) => `signe${String(n).padStart(3, '0')}`).join(' ')
  const ids = Array.from({ length: pairs + 1 }, (_, n) => `post-${n}`)
  const reading = (postId: string) => ({
    postId,
    ver: 1,
    language: 'fr',
    features,
    weights: features.map((_, n) => 10 + n),
    wordings: features.map(() => 0),
    spans: features.flatMap((_, n) => [3 + 9 * n, 11 + 9 * n]),
    confidences: features.map(() => 100),
    isNamed: features.map(() => true),
    titleEnd: 2,
  })
  const post = (id: string) => ({ id, title: 'Ab', description, tags: [], version: 1, resolution: null })
  const facts = {
    posts: new Map(ids.map((id) => [id, post(id)])),
    readings: new Map(ids.map((id) => [id, reading(id)])),
    people: new Map(),
    language: 'fr',
  }
  const listed = ids.slice(1).map((otherId) => ({ ownId: ids[0], otherId, criteria: { closeness: 1, back: 1 } }))
  const reader = { run: async (task: { features: string[] }) => task.features }
  const cases = await closestViews({ reader } as never, listed as never, facts as never)
  expect(cases).toHaveLength(pairs)
  expect(cases[0]!.readings.length).toBeGreaterThanOrEqual(READINGS_LEAST)
  expect(vi.mocked(readings.comparedStory)).toHaveBeenCalledTimes(pairs + 1)
})

test.each([100, 200])('a story beside %i own ones is compared by words that are kept', (many) => {
  const own = Array.from({ length: many }, (_, n) => ({ id: `own-${n}`, ...story(1_000 * many + n) }))
  const publish = (number: number) => demandNoDuplicate({ postId: 'new', ...story(number) }, own)
  publish(many)
  expect(vi.mocked(words.postWords)).toHaveBeenCalledTimes(many + 1)
  vi.clearAllMocks()
  publish(many + 1)
  expect(vi.mocked(words.postWords)).toHaveBeenCalledTimes(1)
})
