import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  closenessOf,
  FEATURES_MAX,
  featuresOf,
  frequenciesOf,
  profileOf,
  weightsOf,
} from '#server/lexicon/closeness.ts'
import { explain } from '#server/lexicon/explain.ts'
import { theLexicon } from '#server/lexicon/load-lexicon.ts'
import { readStory } from '#server/lexicon/read-story.ts'

const FEATURES = ['f:fever', 'f:burn@foot', 's:foot', 'c:night', '!f:fever', '!c:night', 'f:cough', 'f:common']
const COMMUNITY = frequenciesOf([
  ...FEATURES.filter((feature) => feature !== 'f:common').map((feature) => new Set([feature, 'f:common'])),
  ...Array.from({ length: 20 }, () => new Set(['f:common'])),
])
const weights = weightsOf(COMMUNITY)
const profile = (...features: string[]) => profileOf(new Set(features), weights)

describe('closeness', () => {
  test('weighs rare findings at sites most, and what everybody says nothing', () => {
    expect(weights('f:common')).toBe(0)
    expect(['f:new@foot', 'f:new', 'c:new', 's:new', '!f:new'].map(weights)).toEqual([4, 3, 2, 2, 1])
  })

  test('is 1 of the same, 0 of nothing in common, and less where one denies what the other has', () => {
    expect(closenessOf(profile('f:fever'), profile('f:fever'))).toBe(1)
    expect(closenessOf(profile('f:fever'), profile('f:cough'))).toBe(0)
    expect(closenessOf(profile(), profile())).toBe(0)
    const [one, agreeing, denying] = [
      profile('f:cough', 'f:fever'),
      profile('f:cough', 's:foot'),
      profile('f:cough', '!f:fever', 's:foot'),
    ]
    expect(closenessOf(one, denying)).toBeLessThan(closenessOf(one, agreeing))
  })

  test('is the same both ways and from 0 to 1, of any stories', () => {
    const stories = fc.uniqueArray(fc.constantFrom(...FEATURES)).map((features) => profile(...features))
    fc.assert(
      fc.property(stories, stories, (one, other) => {
        const closeness = closenessOf(one, other)
        expect(closenessOf(other, one)).toBe(closeness)
        expect(closeness).toBeGreaterThanOrEqual(0)
        expect(closeness).toBeLessThanOrEqual(1)
      }),
    )
  })

  test('keeps the weightiest features of a story that names a hundred', () => {
    const many = profile('c:night', ...Array.from({ length: 100 }, (_, place) => `f:rare-${place}`))
    expect(many.weights.size).toBe(FEATURES_MAX)
    expect(many.weights.has('c:night')).toBe(false)
  })
})

describe('an explanation', () => {
  const compared = (description: string) => {
    const reading = readStory(theLexicon(), { title: '', description })
    return { reading, profile: profileOf(featuresOf(reading), weightsOf({ stories: 100, of: new Map() })) }
  }

  test('quotes both sides, in the reader’s language, each pair of quotes once', () => {
    const mine = compared('J’ai les pieds qui brûlent la nuit. De la fièvre.')
    const theirs = compared('I wake at night, my feet are burning. There is no fever.')
    const { shared, differs } = explain(theLexicon(), mine, theirs, 'fr')
    expect(shared.length).toBeGreaterThanOrEqual(2)
    expect(shared.length).toBeLessThanOrEqual(6)
    expect(shared[0]).toMatchObject({ mine: 'pieds qui brûlent', theirs: 'feet are burning' })
    expect(new Set(shared.map((line) => `${line.mine}|${line.theirs}`)).size).toBe(shared.length)
    expect(differs).toEqual(['fièvre'])
    expect(explain(theLexicon(), mine, theirs, 'en').differs).toEqual(['fever'])
  })

  test('of nothing in common has no line', () => {
    expect(explain(theLexicon(), compared('Une toux.'), compared('My knee.'), 'en').shared).toEqual([])
  })
})
