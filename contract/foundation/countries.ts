import type { Language } from './languages.ts'

/**
 * Countries a member may live in, ISO 3166-1 alpha-2: the 193 members of the United Nations, the Vatican, Palestine, Taiwan and
 * Kosovo (XK, the code in general use). Overseas départements are France, with their postal code (974xx).
 */
// biome-ignore format: a line per initial
export const COUNTRY_CODES = [
  'AD', 'AE', 'AF', 'AG', 'AL', 'AM', 'AO', 'AR', 'AT', 'AU', 'AZ',
  'BA', 'BB', 'BD', 'BE', 'BF', 'BG', 'BH', 'BI', 'BJ', 'BN', 'BO', 'BR', 'BS', 'BT', 'BW', 'BY', 'BZ',
  'CA', 'CD', 'CF', 'CG', 'CH', 'CI', 'CL', 'CM', 'CN', 'CO', 'CR', 'CU', 'CV', 'CY', 'CZ',
  'DE', 'DJ', 'DK', 'DM', 'DO', 'DZ',
  'EC', 'EE', 'EG', 'ER', 'ES', 'ET',
  'FI', 'FJ', 'FM', 'FR',
  'GA', 'GB', 'GD', 'GE', 'GH', 'GM', 'GN', 'GQ', 'GR', 'GT', 'GW', 'GY',
  'HN', 'HR', 'HT', 'HU',
  'ID', 'IE', 'IL', 'IN', 'IQ', 'IR', 'IS', 'IT',
  'JM', 'JO', 'JP',
  'KE', 'KG', 'KH', 'KI', 'KM', 'KN', 'KP', 'KR', 'KW', 'KZ',
  'LA', 'LB', 'LC', 'LI', 'LK', 'LR', 'LS', 'LT', 'LU', 'LV', 'LY',
  'MA', 'MC', 'MD', 'ME', 'MG', 'MH', 'MK', 'ML', 'MM', 'MN', 'MR', 'MT', 'MU', 'MV', 'MW', 'MX', 'MY', 'MZ',
  'NA', 'NE', 'NG', 'NI', 'NL', 'NO', 'NP', 'NR', 'NZ',
  'OM',
  'PA', 'PE', 'PG', 'PH', 'PK', 'PL', 'PS', 'PT', 'PW', 'PY',
  'QA',
  'RO', 'RS', 'RU', 'RW',
  'SA', 'SB', 'SC', 'SD', 'SE', 'SG', 'SI', 'SK', 'SL', 'SM', 'SN', 'SO', 'SR', 'SS', 'ST', 'SV', 'SY', 'SZ',
  'TD', 'TG', 'TH', 'TJ', 'TL', 'TM', 'TN', 'TO', 'TR', 'TT', 'TV', 'TW', 'TZ',
  'UA', 'UG', 'US', 'UY', 'UZ',
  'VA', 'VC', 'VE', 'VN', 'VU',
  'WS', 'XK', 'YE', 'ZA', 'ZM', 'ZW',
] as const

export type CountryCode = (typeof COUNTRY_CODES)[number]
export type CountryOption = { code: CountryCode; name: string }

export const countryName = (code: CountryCode, language: Language): string => namesIn(language).get(code) ?? code

export function countryOptions(language: Language): CountryOption[] {
  const { compare } = new Intl.Collator(language)
  return [...namesIn(language)].map(([code, name]) => ({ code, name })).sort((a, b) => compare(a.name, b.name))
}

/** The names, made once per language: building an Intl.DisplayNames costs more than all its answers. */
const namesByLanguage = new Map<Language, Map<CountryCode, string>>()

function namesIn(language: Language): Map<CountryCode, string> {
  const kept = namesByLanguage.get(language)
  if (kept) return kept
  const region = new Intl.DisplayNames(language, { type: 'region' })
  const names = new Map(COUNTRY_CODES.map((code) => [code, region.of(code) ?? code]))
  namesByLanguage.set(language, names)
  return names
}
