import { expect, test } from 'vitest'
import { browserCountry } from '#web/posts/compose/browser-country.ts'

test.each([
  [['fr-BE', 'fr', 'en-US'], 'BE'],
  [['fr', 'en-CA'], 'CA'],
  [['fr-Latn-CH'], 'CH'],
  [['fr', 'en'], null],
  [['es-419'], null],
  [['not a language', 'fr-FR'], 'FR'],
  [[], null],
] as const)('a browser with the languages %s names the country %s', (languages, country) => {
  expect(browserCountry(languages)).toBe(country)
})
