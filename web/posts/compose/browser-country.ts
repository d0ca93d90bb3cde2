import { COUNTRY_CODES, type CountryCode } from '#contract/foundation/countries.ts'

export function browserCountry(languages: readonly string[] = navigator.languages): CountryCode | null {
  for (const language of languages) {
    const region = regionOf(language)
    const code = COUNTRY_CODES.find((each) => each === region)
    if (code) return code
  }
  return null
}

function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
