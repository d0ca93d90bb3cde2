import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { READINGS_LEAST } from '#contract/matching/limits.ts'
import {
  closenessOf,
  FEATURES_MAX,
  featuresOf,
  frequenciesOf,
  inSameWords,
  profileOf,
  WORDING_MAX,
  weightsOf,
  wordingIn,
} from '#server/lexicon/closeness.ts'
import { differencesOf, nameOf, sharedReadings } from '#server/lexicon/explain.ts'
import { theLexicon } from '#server/lexicon/load-lexicon.ts'
import { readStory } from '#server/lexicon/read-story.ts'

const FEATURES = ['f:fever', 'f:burn@foot', 's:foot', 'c:night', '!f:fever', '!c:night', 'f:cough', 'f:common']
const COMMUNITY = frequenciesOf([
  ...FEATURES.filter((feature) => feature !== 'f:common').map((feature) => new Set([feature, 'f:common'])),
  ...Array.from({ length: 20 }, () => new Set(['f:common'])),
])
const weights = weightsOf(COMMUNITY)
const told = (features: readonly string[], wording = 0) => new Map(features.map((feature) => [feature, wording]))
const profile = (...features: string[]) => profileOf(told(features), weights)

describe('closeness', () => {
  test('weighs rare findings most, and what everybody says nothing', () => {
    expect(weights('f:common')).toBe(0)
    expect(['f:new@foot', 'f:new', 'c:new', 's:new', '!f:new'].map(weights)).toEqual([2, 6, 5, 3, 6])
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

  test('counts one at most of what both tell in the very same words', () => {
    const worded = (wording: number) => profileOf(told(['f:fever', 'c:night'], wording), weights)
    expect(closenessOf(worded(7), worded(8))).toBe(1)
    expect(closenessOf(worded(7), worded(0))).toBe(1)
    expect(closenessOf(worded(0), worded(0))).toBe(1)
    expect([0, 1, 2, 6].map(inSameWords)).toEqual([0, 0, 1, 1])
    const all = weights('f:fever') + weights('c:night')
    expect(closenessOf(worded(7), worded(7))).toBe(2 / (2 * all - 2))
  })

  test('is the same both ways and from 0 to 1, of any stories', () => {
    const stories = fc
      .uniqueArray(fc.tuple(fc.constantFrom(...FEATURES), fc.integer({ min: 0, max: 2 })), {
        selector: ([feature]) => feature,
      })
      .map((features) => profileOf(new Map(features), weights))
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

test('a wording is the same whatever its case and signs', () => {
  expect(wordingIn('Mes pieds, BRÛLENT !')).toBe(wordingIn('mes pieds brûlent'))
  expect(wordingIn('mes pieds brûlent')).not.toBe(wordingIn('mes mains brûlent'))
  fc.assert(
    fc.property(fc.string(), (quote) => {
      expect(wordingIn(quote)).toBeGreaterThan(0)
      expect(wordingIn(quote)).toBeLessThanOrEqual(WORDING_MAX)
    }),
  )
})

describe('an explanation', () => {
  const story = (description: string) => {
    const reading = readStory(theLexicon(), { title: '', description })
    const absent = [...reading.absent].map(([feature, quote]) => [`!${feature}`, quote] as const)
    return {
      text: reading.text,
      profile: profileOf(featuresOf(reading), weightsOf({ stories: 100, of: new Map() })),
      spans: new Map([...reading.present, ...absent]),
    }
  }
  const wordsIn = ({ text, spans }: ReturnType<typeof story>, feature: string) => {
    const { at, end } = spans.get(feature)!
    return text.slice(at, end)
  }

  test('has what says most first, each in words of its own, and what one of the two says is not there', () => {
    const mine = story('J’ai les pieds qui brûlent la nuit. De la fièvre.')
    const theirs = story('I wake at night, my feet are burning. There is no fever.')
    const shared = sharedReadings(mine, theirs, READINGS_LEAST)
    expect(shared.length).toBeGreaterThanOrEqual(2)
    expect(wordsIn(mine, shared[0]!)).toContain('pieds qui brûlent')
    expect(wordsIn(theirs, shared[0]!)).toContain('feet are burning')
    const lines = shared.map((feature) => `${wordsIn(mine, feature)}|${wordsIn(theirs, feature)}`)
    expect(new Set(lines).size).toBe(lines.length)
    const lexicon = theLexicon()
    expect(differencesOf(mine, theirs).map((feature) => nameOf(lexicon, feature, 'fr'))).toEqual(['fièvre'])
    expect(differencesOf(theirs, mine).map((feature) => nameOf(lexicon, feature, 'en'))).toEqual(['fever'])
  })

  test('counts no word twice: a burning foot is one reading, not three', () => {
    expect(sharedReadings(story('Mes pieds brûlent.'), story('My feet are burning.'), READINGS_LEAST)).toHaveLength(1)
  })

  test('shows what both say before what only follows from their words, and of that no more than makes two', () => {
    const spans = (...said: [string, number, number][]) => new Map(said.map(([f, at, end]) => [f, { at, end }]))
    const one = (told: ReturnType<typeof spans>) => ({
      profile: profileOf(new Map([...told.keys()].map((feature) => [feature, 0])), weights),
      spans: told,
    })
    const mine = one(
      spans(['f:clock', 0, 5], ['f:fever', 9, 12], ['c:noise', 20, 25], ['c:night', 0, 5], ['f:cough', 30, 33]),
    )
    const theirs = one(spans(['c:night', 0, 5], ['f:fever', 9, 12], ['c:noise', 14, 18], ['f:cough', 30, 33]))
    expect(sharedReadings(mine, theirs, READINGS_LEAST)).toEqual(['c:noise', 'f:cough', 'f:fever'])
    expect(sharedReadings(mine, theirs, 4)).toEqual(['c:noise', 'f:cough', 'f:fever', 'c:night'])
  })

  test('takes a finding for said that is said at a site', () => {
    const mine = story('Mes pieds brûlent.')
    const theirs = story('Une brûlure. Et les jambes.')
    expect(sharedReadings(mine, theirs, READINGS_LEAST)).toContain('f:burn')
  })

  test('of nothing in common has no line', () => {
    expect(sharedReadings(story('Une toux.'), story('My knee.'), READINGS_LEAST)).toEqual([])
  })
})
