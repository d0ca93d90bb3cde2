import { expect, test } from 'vitest'
import { COUNTRY_CODES, countryName, countryOptions } from '#contract/foundation/countries.ts'
import { Country } from '#contract/foundation/country.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'

test('the list holds the 193 members of the United Nations and four more, each once', () => {
  expect(COUNTRY_CODES).toHaveLength(197)
  expect(new Set(COUNTRY_CODES).size).toBe(197)
  expect(COUNTRY_CODES.filter((code) => !/^[A-Z]{2}$/.test(code))).toEqual([])
})

test('a code is accepted as listed and in no other form', () => {
  expect(Country.parse('FR')).toBe('FR')
  for (const wrong of ['fr', 'ZZ', 'France', '', 'UK', null, 3]) expect(Country.safeParse(wrong).success).toBe(false)
})

test.each(LANGUAGES)('every country has a name of its own in %s', (language) => {
  const names = COUNTRY_CODES.map((code) => countryName(code, language))
  expect(names.filter((name, index) => name === COUNTRY_CODES[index])).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test('names are those of the reader’s language', () => {
  expect(countryName('DE', 'fr')).toBe('Allemagne')
  expect(countryName('DE', 'en')).toBe('Germany')
  expect(countryName('CI', 'fr')).toBe('Côte d’Ivoire')
})

test('options follow the reader’s alphabet, accents among their letters', () => {
  const french = countryOptions('fr').map(({ code }) => code)
  expect(french).toHaveLength(COUNTRY_CODES.length)
  expect(french.slice(0, 3)).toEqual(['AF', 'ZA', 'AL'])
  expect(french.at(-1)).toBe('ZW')
  // Without collation É sorts after Z.
  expect(french.indexOf('EG')).toBeGreaterThan(french.indexOf('DM'))
  expect(french.indexOf('EG')).toBeLessThan(french.indexOf('FR'))
  expect(
    countryOptions('en')
      .map(({ code }) => code)
      .indexOf('EG'),
  ).toBeLessThan(french.indexOf('FR'))
})

test('one reader’s sorted list does not disturb the next reader’s', () => {
  countryOptions('fr').length = 0
  expect(countryOptions('fr')).toHaveLength(COUNTRY_CODES.length)
})
