import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closenessOf, frequenciesOf, profileOf, weightsOf } from '#lexicon/readers/closeness.ts'
import {
  type Entry,
  type Meaning,
  type NearByPart,
  openClosestIndex,
  type Question,
} from '#lexicon/readers/closest-index.ts'

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
/** Makes a profile with two features a mention, every other one in the title. */
const profile = (features: readonly (readonly [string, number])[]) =>
  profileOf(
    {
      mentions: Array.from({ length: Math.ceil(features.length / 2) }, (_, n) => ({
        isInTitle: n % 2 === 1,
        features: features.slice(2 * n, 2 * n + 2).map(([feature]) => feature),
      })),
      wordings: new Map(features),
    },
    weights,
  )

/** Returns what the index must answer, by comparing the question with every story. */
function plainly(all: Iterable<Entry>, question: Question): NearByPart {
  const everyStory = [...all]
  const part = (isEstablished: boolean, limit: number) =>
    plainPart(
      everyStory.filter((entry) => entry.isEstablished === isEstablished),
      question,
      limit,
    )
  return { established: part(true, question.limits.established), added: part(false, question.limits.added) }
}

function plainPart(all: readonly Entry[], { profile, withoutAuthors, perPlace, floor }: Question, limit: number) {
  const of = new Map<string, number>()
  return all
    .filter(({ authorId }) => !withoutAuthors.has(authorId))
    .map((entry) => ({ entry, closeness: closenessOf(profile, entry.profile) }))
    .filter(({ closeness }) => closeness > 0 && closeness >= floor)
    .sort((one, other) => other.closeness - one.closeness || (one.entry.id < other.entry.id ? 1 : -1))
    .filter(({ entry: { placeKey } }) => {
      of.set(placeKey, (of.get(placeKey) ?? 0) + 1)
      return of.get(placeKey)! <= perPlace
    })
    .slice(0, limit)
    .map(({ entry: { id }, closeness }) => ({ id, closeness }))
}

const told = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...FEATURES), fc.integer({ min: 0, max: 2 })), {
    maxLength: 6,
    selector: ([feature]) => feature,
  })
  .map(profile)
/** Bo and Cy share a place. A story that is put again may move from a new author to an established one, or back. */
const placeKeys: Record<string, string> = { bo: 'one household', cy: 'one household' }
const entries = fc
  .record({
    id: fc.integer({ min: 0, max: 40 }).map((n) => `post-${n}`),
    authorId: fc.constantFrom('ada', 'bo', 'cy', 'di', 'ed'),
    isEstablished: fc.boolean(),
    profile: told,
  })
  .map((entry) => ({ ...entry, placeKey: placeKeys[entry.authorId] ?? entry.authorId }))
const ada = { authorId: 'ada', placeKey: 'ada', isEstablished: true }
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
  limits: fc.record({ established: fc.integer({ min: 1, max: 8 }), added: fc.integer({ min: 0, max: 8 }) }),
  perPlace: fc.integer({ min: 1, max: 3 }),
  floor: fc.constantFrom(0, 0.1, 0.4),
})

describe('the index of closest stories', () => {
  test('answers what a comparison with every story would, whatever was added, replaced and removed', () => {
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

  test('answers so over more stories than it sums at a time, and after most of them have gone', {
    tags: 'long',
  }, () => {
    const index = openClosestIndex(weights)
    const all = Array.from(
      { length: 70_000 },
      (_, n): Entry => ({
        id: `post-${n}`,
        authorId: `author-${n % 9_000}`,
        placeKey: `place-${n % 4_500}`,
        isEstablished: n % 3 > 0,
        profile: profile(
          FEATURES.filter((_, place) => (n * 2_654_435_761) % 2 ** (place + 2) < 2 ** place).map(
            (feature) => [feature, n % 3] as const,
          ),
        ),
      }),
    )
    for (const entry of all) index.put(entry)
    const question = {
      profile: all[4]!.profile,
      withoutAuthors: new Set(['author-4']),
      limits: { established: 50, added: 60 },
      perPlace: 2,
      floor: 0.1,
    }
    expect(index.closest(question)).toEqual(plainly(all, question))
    for (const entry of all.slice(0, 60_000)) index.remove(entry.id)
    expect(index.size()).toBe(10_000)
    expect(index.closest(question)).toEqual(plainly(all.slice(60_000), question))
  })

  test('has no closest story when it is empty, or for a story without features', () => {
    const index = openClosestIndex(weights)
    const question = { withoutAuthors: new Set<string>(), limits: { established: 5, added: 5 }, perPlace: 2, floor: 0 }
    const nothing = { established: [], added: [] }
    expect(index.closest({ ...question, profile: profile([['f:fever', 1]]) })).toEqual(nothing)
    index.put({ ...ada, id: 'a', profile: profile([['f:fever', 1]]) })
    expect(index.closest({ ...question, profile: profile([]) })).toEqual(nothing)
  })

  test('keeps weightless features out of closeness, and finds stories by them all the same', () => {
    fc.assert(
      fc.property(deeds, questions, fc.boolean(), (done, question, isDenied) => {
        const index = openClosestIndex(weights)
        const standing = new Map<string, Entry>()
        for (const deed of done)
          if ('entry' in deed) {
            const entry = { ...deed.entry, silent: [isDenied ? '!f:x' : 'f:x'] }
            index.put(entry)
            standing.set(entry.id, deed.entry)
          } else {
            index.remove(deed.gone)
            standing.delete(deed.gone)
          }
        expect(index.closest(question)).toEqual(plainly(standing.values(), question))
        const silently = { parts: [new Map([[isDenied ? '!f:x' : 'f:x', 15]])], share: 0.4, limit: 100 }
        expect(index.meant(silently).sort()).toEqual([...standing.keys()].sort())
      }),
      { numRuns: 100 },
    )
  })
})

describe('a search by meaning', () => {
  const parts = fc.array(
    fc
      .uniqueArray(fc.constantFrom(...FEATURES), { minLength: 1, maxLength: 4 })
      .map((features) => new Map(features.map((feature, place) => [feature, 10 + 30 * place]))),
    { maxLength: 3 },
  )

  /** Returns what the index must answer, by looking at every story. */
  function plainlyMeant(all: Iterable<Entry>, { parts, share, limit }: Meaning): string[] {
    const sum = (weights: Iterable<number>) => [...weights].reduce((total, weight) => total + weight, 0)
    return [...all]
      .map(({ id, profile }) => ({
        id,
        of: parts.map((part) => sum([...part].map(([feature, weight]) => (profile.weights.has(feature) ? weight : 0)))),
      }))
      .filter(
        ({ of }) =>
          parts.length > 0 && of.every((held, place) => held > 0 && held >= share * sum(parts[place]!.values())),
      )
      .sort((one, other) => sum(other.of) - sum(one.of) || (one.id < other.id ? 1 : -1))
      .slice(0, limit)
      .map(({ id }) => id)
  }

  test('answers what a look at every story would, best first', () => {
    fc.assert(
      fc.property(
        deeds,
        parts,
        fc.constantFrom(0.3, 0.4, 1),
        fc.integer({ min: 1, max: 9 }),
        (done, asked, share, limit) => {
          const index = openClosestIndex(weights)
          const standing = new Map<string, Entry>()
          for (const deed of done)
            if ('entry' in deed) {
              index.put(deed.entry)
              standing.set(deed.entry.id, deed.entry)
            } else {
              index.remove(deed.gone)
              standing.delete(deed.gone)
            }
          const question = { parts: asked, share, limit }
          expect(index.meant(question)).toEqual(plainlyMeant(standing.values(), question))
          expect(index.meant(question)).toEqual(plainlyMeant(standing.values(), question))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('answers so over more stories than it looks at in a turn', () => {
    const index = openClosestIndex(weights)
    for (let n = 0; n < 70_000; n++)
      index.put({
        id: `post-${String(n).padStart(5, '0')}`,
        ...ada,
        profile: profile([[n % 2 ? 'f:fever' : 'f:cough', 0]]),
      })
    const found = index.meant({ parts: [new Map([['f:fever', 10]])], share: 0.4, limit: 3 })
    expect(found).toEqual(['post-69999', 'post-69997', 'post-69995'])
  })
})
