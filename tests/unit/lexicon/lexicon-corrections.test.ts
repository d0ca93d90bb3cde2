import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { READINGS_LEAST } from '#contract/closest/limits.ts'
import { featuresIn, storyContentOf } from '#lexicon/readers/closeness.ts'
import { namesUnwrittenDisease } from '#lexicon/readers/diseases.ts'
import { type ComparedStory, sharedReadings } from '#lexicon/readers/explain.ts'
import { lexiconOf } from '#lexicon/readers/lexicon.ts'
import { type Corrections, isAdded, readStory } from '#lexicon/readers/read-story.ts'
import { termsOf } from '#lexicon/readers/term-lines.ts'
import { narrowest, openVocabulary } from '#lexicon/readers/vocabulary.ts'
import { spellingTableOf } from '#lexicon/text/spelling.ts'
import { theLexicon, theVocabulary } from '#server/closest/lexicon-files.ts'

const corrected = (given: Partial<{ added: string[]; removed: string[] }>): Corrections => ({
  added: given.added ?? [],
  removed: new Set(given.removed),
})
const read = (description: string, given: Parameters<typeof corrected>[0] = {}) =>
  readStory(theLexicon(), { title: '', description }, { corrections: corrected(given) })
const chipsOf = (...told: Parameters<typeof read>) => narrowest(theLexicon(), read(...told).present.keys())

describe('a reading that an author takes away', () => {
  test('goes with all other readings of the same words, and with nothing else', () => {
    const text = 'Mes mains tremblent. Le genou me démange. La nuit, mes mains gonflent.'
    expect(chipsOf(text)).toContain('f:itch@knee')
    const without = read(text, { removed: ['f:itch@knee'] })
    for (const gone of ['f:itch@knee', 'f:itch', 's:knee', 'f:itch@leg'])
      expect([...without.present.keys()]).not.toContain(gone)
    for (const stays of ['f:tremor@hand', 'f:swell@hand', 's:hand', 'c:night'])
      expect([...without.present.keys()]).toContain(stays)
    expect([...without.removed.keys()]).toEqual(['f:itch@knee'])
  })

  test('leaves the time of day, though a longer reading holds those words too', () => {
    const text = 'Mes pieds me brûlent la nuit.'
    expect(chipsOf(text)).toContain('f:red-burning-feet')
    const { present } = read(text, { removed: ['f:red-burning-feet'] })
    expect([...present.keys()]).toEqual(['c:night'])
  })

  test('leaves other readings of the same place', () => {
    const text = 'Mes pieds me brûlent. Mes pieds gonflent.'
    expect([...read(text, { removed: ['f:burn@foot'] }).present.keys()]).toEqual(
      expect.arrayContaining(['f:swell@foot', 's:foot']),
    )
  })

  test('leaves narrower readings in other words: a vague pain is not every pain', () => {
    const text = 'J’ai mal. Mon genou me fait mal.'
    expect([...read(text, { removed: ['f:pain'] }).present.keys()]).toContain('f:pain@knee')
  })

  test('may be a denied one', () => {
    const text = 'Je tousse, mais pas de fièvre.'
    expect([...read(text).absent.keys()]).toEqual(['f:fever'])
    const without = read(text, { removed: ['!f:fever'] })
    expect([...without.absent.keys()]).toEqual([])
    expect([...without.removed.keys()]).toEqual(['!f:fever'])
    expect(featuresIn(storyContentOf(without, 0)).has('!f:fever')).toBe(false)
  })
})

describe('a reading that an author adds', () => {
  test('is read with everything broader, and quotes no word', () => {
    const { present } = read('Je ne sais pas comment le dire.', { added: ['c:night', 'f:burn@foot'] })
    expect(present.get('c:night')).toEqual({ at: -1, end: 0 })
    for (const broader of ['f:burn@foot', 'f:burn', 's:foot']) expect(isAdded(present.get(broader)!)).toBe(true)
  })

  test('is quoted where words of the story say it, and is not denied any more', () => {
    const { present, absent } = read('Mal au genou la nuit, pas de fièvre.', { added: ['c:night', 'f:fever'] })
    expect(isAdded(present.get('c:night')!)).toBe(false)
    expect(isAdded(present.get('f:fever')!)).toBe(true)
    expect([...absent.keys()]).toEqual([])
  })

  test('is skipped where the lexicon does not know it, and so are sites, idioms and impossible pairs', () => {
    const unknown = ['f:never-heard-of', 's:knee', 'x:idiom-hand', 'f:fever@knee', 'c:night@knee', 'f:pain@moon', '']
    expect(read('Rien.', { added: unknown, removed: unknown })).toEqual(read('Rien.'))
  })
})

test('corrections change only the readings they name, whatever the text', () => {
  const words = fc.constantFrom(
    'mes',
    'pieds',
    'mains',
    'brûlent',
    'tremblent',
    'pas de',
    'fièvre',
    'la nuit',
    ',',
    '.',
    'mal',
  )
  const features = fc.subarray(['f:burn@foot', 'f:burn', 'f:tremor@hand', 'c:night', 'f:pain', '!f:fever', 'f:fever'])
  fc.assert(
    fc.property(fc.array(words, { maxLength: 30 }), features, features, (text, added, taken) => {
      const removed = taken.filter((feature) => !added.includes(feature))
      const plain = read(text.join(' '))
      const { present, absent } = read(text.join(' '), { added, removed })
      for (const feature of added) if (!feature.startsWith('!')) expect(present.has(feature)).toBe(true)
      for (const feature of removed) expect(absent.has(feature.replace('!', '')) && feature.startsWith('!')).toBe(false)
      for (const [feature, quote] of present) if (!isAdded(quote)) expect(plain.present.has(feature)).toBe(true)
      // A feature that is stated in one place and denied in another counts as denied once the statement is taken away.
      for (const feature of absent.keys()) expect(plain.absent.has(feature) || plain.present.has(feature)).toBe(true)
    }),
  )
})

describe('readings in common', () => {
  const told = (...said: [string, number][]): ComparedStory => ({
    profile: {
      weights: new Map(said.map(([feature]) => [feature, 3])),
      wordings: new Map(),
      mentions: said.map(([feature]) => ({ isInTitle: false, features: [feature] })),
      total: 3 * said.length,
    },
    spans: new Map(said.map(([feature, at]) => [feature, { at, end: at + 1 }])),
  })
  const shared = (one: ComparedStory, other: ComparedStory) => [
    sharedReadings(one, other, READINGS_LEAST).length,
    sharedReadings(other, one, READINGS_LEAST).length,
  ]

  test('are distinguished by the words of the other story where one side was added', () => {
    expect(shared(told(['f:a', -1], ['f:b', -2]), told(['f:a', 5], ['f:b', 9]))).toEqual([2, 2])
    expect(shared(told(['f:a', -1], ['f:b', -2]), told(['f:a', 5], ['f:b', 5]))).toEqual([1, 1])
    expect(shared(told(['f:a', 3], ['f:b', -2]), told(['f:a', 5], ['f:b', 5]))).toEqual([1, 1])
  })

  test('that both authors only added count as one, beside those in words', () => {
    expect(shared(told(['f:a', -1], ['f:b', -2]), told(['f:a', -1], ['f:b', -2]))).toEqual([1, 1])
    expect(shared(told(['f:a', -1], ['f:b', 2]), told(['f:a', -1], ['f:b', 2]))).toEqual([2, 2])
  })
})

describe('the vocabulary', () => {
  const namesFor = (words: string) =>
    theVocabulary()
      .lookUp({ words, language: 'fr', limit: 8 })
      .map(({ name }) => name)

  test.each([
    ['fourmis dans les pieds', 'fourmillements (pied)'],
    ['fourmillem', 'fourmillements'],
    ['vertigs', 'vertiges'],
    ['dizzy', 'vertiges'],
    ['palpitatons', 'palpitations'],
    ['fatigue', 'fatigue'],
    ['FATIGUÉ', 'fatigue'],
    ['mal au genou', 'douleur (genou)'],
    ['la nuit', 'la nuit'],
    ['at night', 'la nuit'],
  ])('offers for %j first %j', (words, name) => expect(namesFor(words)[0]).toBe(name))

  test('offers in its own order what fits equally well, whatever the ids', () => {
    const terms = termsOf('t.txt', 'find zest | soupir bref | -\nfind ache | soupir long | -')
    const lexicon = lexiconOf({ terms, ontology: '', spelling: spellingTableOf('') })
    const offered = openVocabulary(lexicon, terms).lookUp({ words: 'soupir', language: 'fr', limit: 8 })
    expect(offered.map(({ name }) => name)).toEqual(['soupir bref', 'soupir long'])
  })

  test('offers nothing for small words, single letters, emoji or unknown words', () => {
    for (const words of ['le la les', 'd', '😀', 'zzzzz', '…', '']) expect(namesFor(words)).toEqual([])
  })

  test('names no disease that was not typed', () => {
    expect(namesFor('mal de tête d’un côté')).not.toContain('migraine')
    expect(namesFor('migraine')).toContain('migraine')
    for (const words of ['plaques', 'respirer', 'articulations', 'ventre', 'allergie', 'la tête', 'gorge'])
      for (const name of namesFor(words)) expect(namesUnwrittenDisease(name, words), name).toBe(false)
  })

  test('answers any typed text in time', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80, unit: 'grapheme' }), (words) => {
        const found = theVocabulary().lookUp({ words, language: 'en', limit: 8 })
        expect(found.length).toBeLessThanOrEqual(8)
        expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
      }),
      { numRuns: 200 },
    )
  })
})

test('a name is a disease that an author did not write when their words hold it in no form', () => {
  expect(namesUnwrittenDisease('asthme', 'Je suis asthmatique')).toBe(false)
  expect(namesUnwrittenDisease('asthme', 'J’ai du mal à respirer')).toBe(true)
  expect(namesUnwrittenDisease('essoufflement', 'J’ai du mal à respirer')).toBe(false)
  expect(namesUnwrittenDisease('plus de goût', '')).toBe(false)
})
