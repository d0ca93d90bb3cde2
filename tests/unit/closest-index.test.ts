import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closenessOf, frequenciesOf, profileOf, weightsOf } from '#server/lexicon/closeness.ts'
import { type Entry, type Near, openClosestIndex, type Question } from '#server/lexicon/closest-index.ts'

const FEATURES = [
  'f:fever',
  'f:cough',
  'f:burn@foot',
  's:foot',
  'c:night',
  'c:cold',
  '!f:fever',
  '!f:cough',
  '!c:night',
]
const weights = weightsOf(
  frequenciesOf([
    ...FEATURES.map((feature) => new Set([feature])),
    ...Array.from({ length: 9 }, () => new Set(['f:x'])),
  ]),
)
const profile = (features: readonly string[]) => profileOf(new Set(features), weights)

/** What the index must answer, by comparing with each. */
function plainly(all: Iterable<Entry>, { profile, withoutAuthors, limit, perAuthor, floor }: Question): Near[] {
  const of = new Map<string, number>()
  return [...all]
    .filter(({ authorId }) => !withoutAuthors.has(authorId))
    .map((entry) => ({ entry, closeness: closenessOf(profile, entry.profile) }))
    .filter(({ closeness }) => closeness > 0 && closeness >= floor)
    .sort(
      (one, other) =>
        other.closeness - one.closeness || other.entry.at - one.entry.at || (one.entry.id < other.entry.id ? 1 : -1),
    )
    .filter(({ entry: { authorId } }) => {
      of.set(authorId, (of.get(authorId) ?? 0) + 1)
      return of.get(authorId)! <= perAuthor
    })
    .slice(0, limit)
    .map(({ entry: { id }, closeness }) => ({ id, closeness }))
}

const told = fc.uniqueArray(fc.constantFrom(...FEATURES), { maxLength: 6 }).map(profile)
const entries = fc.record({
  id: fc.integer({ min: 0, max: 40 }).map((n) => `post-${n}`),
  authorId: fc.constantFrom('ada', 'bo', 'cy', 'di', 'ed'),
  at: fc.integer({ min: 0, max: 3 }),
  profile: told,
})
const deeds = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: entries.map((entry) => ({ entry })) },
    entries.map(({ id }) => ({ gone: id })),
  ),
  { maxLength: 120 },
)
const questions = fc.record({
  profile: told,
  withoutAuthors: fc.uniqueArray(fc.constantFrom('ada', 'bo', 'cy')).map((names) => new Set(names)),
  limit: fc.integer({ min: 1, max: 8 }),
  perAuthor: fc.integer({ min: 1, max: 3 }),
  floor: fc.constantFrom(0, 0.1, 0.4),
})

describe('the index of closest stories', () => {
  test('answers what comparing with every story would, whatever was put, put anew and taken out', () => {
    fc.assert(
      fc.property(deeds, questions, (done, question) => {
        const index = openClosestIndex(weights)
        const standing = new Map<string, Entry>()
        for (const deed of done)
          if ('entry' in deed) {
            index.put(deed.entry)
            standing.set(deed.entry.id, deed.entry)
          } else expect(index.remove(deed.gone)).toBe(standing.delete(deed.gone))
        expect(index.size()).toBe(standing.size)
        expect(index.closest(question)).toEqual(plainly(standing.values(), question))
        expect(index.closest(question)).toEqual(plainly(standing.values(), question)) // nothing is left of the first sums
      }),
      { numRuns: 400 },
    )
  })

  test('over more stories than it sums at a time, and after most of them have gone', () => {
    const index = openClosestIndex(weights)
    const all = Array.from(
      { length: 70_000 },
      (_, n): Entry => ({
        id: `post-${n}`,
        authorId: `author-${n % 9_000}`,
        at: n % 500,
        profile: profile(FEATURES.filter((_, place) => (n * 2_654_435_761) % 2 ** (place + 2) < 2 ** place)),
      }),
    )
    for (const entry of all) index.put(entry)
    const question = {
      profile: all[4]!.profile,
      withoutAuthors: new Set(['author-4']),
      limit: 50,
      perAuthor: 2,
      floor: 0.1,
    }
    expect(index.closest(question)).toEqual(plainly(all, question))
    for (const entry of all.slice(0, 60_000)) index.remove(entry.id)
    expect(index.size()).toBe(10_000)
    expect(index.closest(question)).toEqual(plainly(all.slice(60_000), question))
  })

  test('of nobody’s stories, or by a story that says nothing, there is no closest', () => {
    const index = openClosestIndex(weights)
    const question = { withoutAuthors: new Set<string>(), limit: 5, perAuthor: 2, floor: 0 }
    expect(index.closest({ ...question, profile: profile(['f:fever']) })).toEqual([])
    index.put({ id: 'a', authorId: 'ada', at: 1, profile: profile(['f:fever']) })
    expect(index.closest({ ...question, profile: profile([]) })).toEqual([])
  })
})
