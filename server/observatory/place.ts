import type { CountryCode } from '#contract/foundation/countries.ts'
import { REGIONS, type RegionCode } from '#contract/observatory/regions.ts'

/** A region of France; 'FR' where which one is not known; another country; 'unknown' where nothing was told. */
export type Place = RegionCode | CountryCode | 'unknown'

/** Where a symptom was told from. */
export const placeOf = ({ country, postalCode }: { country: CountryCode | null; postalCode: string | null }): Place =>
  country === 'FR' ? (regionOf(postalCode ?? '') ?? 'FR') : (country ?? 'unknown')

/**
 * The region of a French postal code, by the département that it begins with: "F-69 003", "69003" and "69" are Auvergne-Rhône-Alpes. A few communes have the code of
 * the post office of a neighbouring département, nearly always of the same region. Undefined for what is no code, and for overseas collectivities, which are no
 * regions (975, 977, 978, 986 to 988).
 */
export function regionOf(postalCode: string): RegionCode | undefined {
  const code = postalCode
    .toUpperCase()
    .replace(/[\s.]/g, '')
    .replace(/^F(?:R)?-?(?=\d)/, '')
  if (!/^(?:\d{5}|\d{2,3}|2[AB]\d{0,3})$/.test(code)) return undefined
  const department = /^9[78]/.test(code) ? code.slice(0, 3) : code.slice(0, 2)
  return BY_DEPARTMENT.get(department)
}

const BY_DEPARTMENT = new Map<string, RegionCode>(
  REGIONS.flatMap(({ code, departments }) => departments.split(' ').map((department) => [department, code] as const)),
)
