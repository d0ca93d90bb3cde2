import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CLOSENESS_MAX, READINGS_LEAST } from '#contract/closest/limits.ts'
import {
  closenessBy,
  closenessOf,
  contentOf,
  featuresIn,
  frequenciesOf,
  inSameWords,
  MENTIONS_MAX,
  profileOf,
  type StoryContent,
  storyContentOf,
  WORDING_MAX,
  weightsOf,
  wordingIn,
} from '#lexicon/readers/closeness.ts'
import { differencesOf, nameOf, sharedReadings } from '#lexicon/readers/explain.ts'
import { readStory } from '#lexicon/readers/read-story.ts'
import { theLexicon } from '#server/closest/lexicon-files.ts'

const FEATURES = ['f:fever', 'f:burn@foot', 's:foot', 'c:night', '!f:fever', '!c:night', 'f:cough', 'f:common']
const COMMUNITY = frequenciesOf([
  ...FEATURES.filter((feature) => feature !== 'f:common').map((feature) => new Set([feature, 'f:common'])),
  ...Array.from({ length: 20 }, () => new Set(['f:common'])),
])
const weights = weightsOf(COMMUNITY)
type MentionInput = { features: string[]; isInTitle?: boolean; wording?: number }
const told = (...said: MentionInput[]): StoryContent => ({
  mentions: said.map(({ features, isInTitle = false }) => ({ isInTitle, features })),
  wordings: new Map(said.flatMap(({ features, wording = 0 }) => features.map((feature) => [feature, wording]))),
})
const profile = (...mentions: string[][]) => profileOf(told(...mentions.map((features) => ({ features }))), weights)

describe('closeness', () => {
  test('weighs rare findings most, and features of everybody nothing', () => {
    expect(weights('f:common')).toBe(0)
    expect(['f:new@foot', 'f:new', 'c:new', 's:new', '!f:new'].map(weights)).toEqual([1200, 1000, 500, 500, 1000])
  })

  test('counts one quote once, however many features it has', () => {
    const [together, apart] = [profile(['f:burn@foot', 's:foot']), profile(['f:burn@foot'], ['s:foot'])]
    expect(together.total).toBe(weights('f:burn@foot'))
    expect(apart.total).toBe(weights('f:burn@foot') + weights('s:foot'))
    expect(closenessOf(together, apart)).toBeGreaterThan(0)
  })

  test('takes the heaviest feature of a mention that the other story has too', () => {
    const asker = profile(['f:burn@foot', 's:foot'], ['f:cough'])
    const [narrow, broad] = [profile(['f:burn@foot', 's:foot']), profile(['s:foot', 'f:fever'])]
    expect(closenessOf(asker, narrow)).toBeGreaterThan(closenessOf(asker, broad))
    expect(closenessOf(asker, broad)).toBeGreaterThan(0)
  })

  test('is 0 for nothing in common, and less where one denies what the other has', () => {
    expect(closenessOf(profile(['f:fever']), profile(['f:cough']))).toBe(0)
    expect(closenessOf(profile(), profile())).toBe(0)
    const one = profile(['f:cough'], ['f:fever'], ['c:night'])
    expect(closenessOf(one, profile(['f:cough'], ['c:night'], ['!f:fever']))).toBeLessThan(
      closenessOf(one, profile(['f:cough'], ['c:night'], ['s:foot'])),
    )
    expect(closenessOf(profile(['f:fever']), profile(['!f:fever']))).toBe(0)
  })

  test('counts half of a feature told in the very same words, and half as much again of one in the title', () => {
    const worded = (wording: number) => profileOf(told({ features: ['f:fever'], wording }), weights)
    expect(closenessOf(worded(7), worded(8))).toBe(closenessOf(worded(0), worded(0)))
    expect(inSameWords(1000)).toBe(500)
    const shared = inSameWords(weights('f:fever')) / 1000
    expect(closenessOf(worded(7), worded(7))).toBeCloseTo(
      shared / ((2 * weights('f:fever')) / 1000 - shared) ** 0.75,
      9,
    )
    expect(profileOf(told({ features: ['f:fever'], isInTitle: true }), weights).total).toBe(
      Math.round(1.5 * weights('f:fever')),
    )
  })

  test('depends on the asker: features in their title count more, whatever is in the other’s', () => {
    const [one, other] = [profile(['f:burn@foot', 's:foot']), profile(['s:foot', 'f:cough'], ['c:night'])]
    const [titled, plain] = [
      profileOf(told({ features: ['f:burn@foot', 's:foot'], isInTitle: true }, { features: ['f:cough'] }), weights),
      profile(['f:fever'], ['s:foot']),
    ]
    expect(closenessOf(one, other)).toBe(closenessOf(other, one))
    expect(closenessOf(titled, plain)).toBeGreaterThan(closenessOf(plain, titled))
  })

  test('is never negative, and at most what the smaller of any two stories tells', () => {
    const mention = fc.record({
      features: fc.uniqueArray(fc.constantFrom(...FEATURES), { minLength: 1, maxLength: 3 }),
      isInTitle: fc.boolean(),
      wording: fc.integer({ min: 0, max: 2 }),
    })
    const stories = fc.array(mention, { maxLength: 6 }).map((said) => profileOf(told(...onceEach(said)), weights))
    fc.assert(
      fc.property(stories, stories, (one, other) => {
        const closeness = closenessOf(one, other)
        expect(closeness).toBeGreaterThanOrEqual(0)
        const [total, otherTotal] = [one.total, other.total]
        expect(closeness).toBeLessThanOrEqual(
          closenessBy({ shared: Math.min(total, otherTotal), opposed: 0, total, otherTotal }),
        )
        expect(closeness).toBeLessThanOrEqual(CLOSENESS_MAX)
      }),
    )
  })

  test('keeps the heaviest mentions of a story that names a hundred, and nobody is closer than the most', () => {
    const many = profile(['c:night'], ...Array.from({ length: 100 }, (_, place) => [`f:rare-${place}`]))
    expect(many.mentions).toHaveLength(MENTIONS_MAX)
    expect(many.weights.has('c:night')).toBe(false)
    expect(many.mentions.map(({ features }) => features[0]).slice(-2)).toEqual(
      [MENTIONS_MAX - 2, MENTIONS_MAX - 1].map((place) => `f:rare-${place}`),
    )
    const heaviest = Array.from({ length: 80 }, (_, n) => ({ features: [`f:rare@${n}`], isInTitle: true }))
    const full = profileOf(told(...heaviest), weights)
    expect(closenessOf(full, full)).toBeLessThanOrEqual(CLOSENESS_MAX)
  })
})

/** A feature is quoted once. */
function onceEach(said: readonly Required<MentionInput>[]): MentionInput[] {
  const seen = new Set<string>()
  return said.map((one) => ({
    ...one,
    features: one.features.filter((feature) => !seen.has(feature) && seen.add(feature) !== undefined),
  }))
}

describe('a told story', () => {
  test('lists features by quote, broader ones with it, and denied ones by themselves', () => {
    const reading = readStory(theLexicon(), { title: 'Pieds qui brûlent', description: 'La nuit. Pas de fièvre.' })
    const { mentions } = storyContentOf(reading, 'Pieds qui brûlent'.length)
    const burning = mentions.find(({ features }) => features.includes('f:burn@foot'))!
    expect(burning.isInTitle).toBe(true)
    expect(mentions.find(({ features }) => features.includes('c:night'))).toMatchObject({ isInTitle: false })
    expect(mentions.filter(({ features }) => features.includes('!f:fever'))).toEqual([
      { isInTitle: false, features: ['!f:fever'] },
    ])
    expect(featuresIn({ mentions, wordings: new Map() }).size).toBe(mentions.flatMap(({ features }) => features).length)
  })
})

test('a wording is the same whatever its case and punctuation', () => {
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
      profile: profileOf(storyContentOf(reading, 0), weightsOf({ stories: 100, of: new Map() })),
      spans: new Map([...reading.present, ...absent]),
    }
  }
  const wordsIn = ({ text, spans }: ReturnType<typeof story>, feature: string) => {
    const { at, end } = spans.get(feature)!
    return text.slice(at, end)
  }

  const saying = (...said: [feature: string, at: number, end: number][]) => {
    const quoted = said.map(([feature, at, end]) => ({ feature, quote: { at, end }, wording: 0 }))
    return {
      profile: profileOf(contentOf(quoted, 0), weights),
      spans: new Map(quoted.map(({ feature, quote }) => [feature, quote])),
    }
  }

  test('has the heaviest line first, each in words of its own, and a finding that one of the two denies', () => {
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

  test('shows readings that both state before implied ones, and of these only as many as make two', () => {
    const mine = saying(
      ['f:clock', 0, 5],
      ['f:fever', 9, 12],
      ['c:noise', 20, 25],
      ['c:night', 0, 5],
      ['f:cough', 30, 33],
    )
    const theirs = saying(['c:night', 0, 5], ['f:fever', 9, 12], ['c:noise', 14, 18], ['f:cough', 30, 33])
    expect(sharedReadings(mine, theirs, READINGS_LEAST)).toEqual(['f:fever', 'f:cough', 'c:noise'])
    expect(sharedReadings(mine, theirs, 4)).toEqual(['f:fever', 'f:cough', 'c:noise', 'c:night'])
  })

  test('has of equally heavy readings the one in more words first, then the one read first, from both sides', () => {
    const mine = saying(['f:a-long-id', 2, 6], ['f:z', 0, 9], ['f:b', 30, 35], ['f:a', 40, 45], ['f:broader', 40, 45])
    const theirs = saying(
      ['f:z', 50, 59],
      ['f:a-long-id', 52, 56],
      ['f:b', 22, 27],
      ['f:a', 10, 15],
      ['f:broader', 10, 15],
    )
    for (const [one, other] of [[mine, theirs] as const, [theirs, mine] as const])
      expect(sharedReadings(one, other, 4)).toEqual(['f:z', 'f:a', 'f:b'])
    const earlier = saying(['f:z', 50, 59], ['f:b', 5, 10], ['f:a', 10, 15])
    expect(sharedReadings(mine, earlier, READINGS_LEAST)).toEqual(['f:z', 'f:b', 'f:a'])
  })

  test('counts a finding as stated when it is stated at a site', () => {
    const mine = story('Mes pieds brûlent.')
    const theirs = story('Une brûlure. Et les jambes.')
    expect(sharedReadings(mine, theirs, READINGS_LEAST)).toContain('f:burn')
  })

  test('without anything in common has no line', () => {
    expect(sharedReadings(story('Une toux.'), story('My knee.'), READINGS_LEAST)).toEqual([])
  })
})
