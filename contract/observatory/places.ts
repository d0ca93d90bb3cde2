import { COUNTRY_CODES, type CountryCode, countryName } from '#contract/foundation/countries.ts'
import type { Language } from '#contract/foundation/languages.ts'
import { regionName } from './regions.ts'

const UNTOLD = {
  FR: { fr: 'France, région non indiquée', en: 'France, region not given' },
  unknown: { fr: 'Lieu non indiqué', en: 'Place not given' },
} as const

export function placeName(place: string, language: Language): string {
  if (place === 'FR' || place === 'unknown') return UNTOLD[place][language]
  return regionName(place, language) ?? (isCountry(place) ? countryName(place, language) : place)
}

const isCountry = (place: string): place is CountryCode => (COUNTRY_CODES as readonly string[]).includes(place)
