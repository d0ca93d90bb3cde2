import { describe, expect, test } from 'vitest'
import { foldText } from '#contract/foundation/fold.ts'
import { placeName } from '#contract/observatory/places.ts'
import { REGIONS } from '#contract/observatory/regions.ts'
import { KNOWN_NAMES } from '#contract/treatments/known-names.ts'
import { helpName, helpReader } from '#lexicon/readers/help.ts'
import { placeOf, regionOf } from '#server/observatory/region.ts'

describe('regions', () => {
  test.each([
    ['75011', 'FR-IDF'],
    ['01000', 'FR-ARA'],
    ['1000', 'FR-ARA'],
    ['F-69 003', 'FR-ARA'],
    ['fr-31000', 'FR-OCC'],
    ['20000', 'FR-20R'],
    ['20137', 'FR-20R'],
    ['2A', 'FR-20R'],
    ['2b', 'FR-20R'],
    ['97110', 'FR-971'],
    ['97200', 'FR-972'],
    ['97300', 'FR-973'],
    ['97400', 'FR-974'],
    ['97600', 'FR-976'],
    ['974', 'FR-974'],
    ['44', 'FR-PDL'],
  ])('%s is in %s', (code, region) => {
    expect(regionOf(code)).toBe(region)
  })

  test.each(['', '7', '00100', '96000', '97500', '97800', '98800', 'H2X', '750111', 'Paris', '٧٥٠١١'])(
    '%j is in no region',
    (code) => {
      expect(regionOf(code)).toBeUndefined()
    },
  )

  test('number eighteen, and each of the hundred and one départements is in one', () => {
    const departments = REGIONS.flatMap((region) => region.departments.split(' '))
    // Corsica's two by the 20 that both have.
    expect([REGIONS.length, departments.length, new Set(departments).size]).toEqual([18, 100, 100])
    for (let n = 1; n <= 95; n++) expect(regionOf(`${String(n).padStart(2, '0')}100`)).toBeDefined()
  })

  test('a place is a region, France, a country, or unknown', () => {
    const place = (country: 'FR' | 'BE' | null, postalCode: string | null) => placeOf({ country, postalCode })
    expect([place('FR', '35200'), place('FR', null), place('BE', '1050'), place(null, '35200')]).toEqual([
      'FR-BRE',
      'FR',
      'BE',
      'unknown',
    ])
    expect(['FR-BRE', 'FR', 'BE', 'unknown'].map((key) => [placeName(key, 'fr'), placeName(key, 'en')])).toEqual([
      ['Bretagne', 'Brittany'],
      ['France, région non indiquée', 'France, region not given'],
      ['Belgique', 'Belgium'],
      ['Lieu non indiqué', 'Place not given'],
    ])
  })
})

describe('a text on what helped', () => {
  const read = helpReader([
    { name: 'paracétamol', words: ['paracétamol', 'Doliprane'] },
    { name: 'ibuprofène', words: ['ibuprofène'] },
    { name: 'argent', words: ['ARGENT'] },
    { name: 'eau', words: ['eau'] },
    { name: 'magnésium', words: ['magnésium'] },
  ])
  const found = (text: string) => [...read(text)].sort()

  test.each([
    ['Du REPOS et de la kinésithérapie.', ['physiotherapy', 'rest']],
    ['Doliprane 1000, puis paracetamol', ['substance:paracétamol']],
    ['ibuprofen and a walk', ['movement', 'substance:ibuprofène']],
    ['Régime sans gluten, moins de café', ['coffee', 'diet', 'gluten']],
    ['L’arrêt du tabac', ['smoking']],
    ['Arrêt de l’ibuprofène', []],
    ['Sans paracétamol ni repos', []],
    ['Pas de médicament. Du repos.', ['rest']],
    ['Plus de repos', ['rest']],
    ['Sans repos mais piscine', ['swimming']],
    ['I can’t take ibuprofen', []],
    ['J’ai perdu de l’argent et bu de l’eau', []],
    ['magnésium', ['magnesium']],
    ['reposoir, kinésiologue', []],
    ['', []],
    ['=HYPERLINK("x") repos', ['rest']],
  ])('%j names %j', (text, terms) => {
    expect(found(text)).toEqual(terms)
  })

  test('finds every kind of help by its own words and both its names', () => {
    const words = KNOWN_NAMES.flatMap((each) => each.words.map(foldText))
    expect(new Set(KNOWN_NAMES.map(({ key }) => key)).size).toBe(KNOWN_NAMES.length)
    for (const each of KNOWN_NAMES) {
      expect(helpName(each.key)).toEqual({ fr: each.fr, en: each.en, isSubstance: false })
      for (const word of each.words) expect([word, found(word).includes(each.key)]).toEqual([word, true])
    }
    expect(words.every((word) => word !== '')).toBe(true)
    expect(helpName('substance:paracétamol')).toEqual({ fr: 'Paracétamol', en: 'Paracétamol', isSubstance: true })
    expect(helpName('nothing of the kind')).toBeUndefined()
  })
})
