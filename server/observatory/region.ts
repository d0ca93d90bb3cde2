import type { CountryCode } from '#contract/foundation/countries.ts'
import { readPostalCode } from '#contract/foundation/postal-code.ts'
import { REGIONS, type RegionCode } from '#contract/observatory/regions.ts'

/** A region of France; 'FR' where which one is not known; another country; 'unknown' where nothing was told. */
export type ObservedPlace = RegionCode | CountryCode | 'unknown'

/** Returns the place from which a symptom was told. */
export const placeOf = ({
  country,
  postalCode,
}: {
  country: CountryCode | null
  postalCode: string | null
}): ObservedPlace => (country === 'FR' ? (regionOf(postalCode ?? '') ?? 'FR') : (country ?? 'unknown'))

/**
 * The region of a French postal code, by its département. A few communes have the code of the post office of a neighbouring département, nearly always of the
 * same region. Undefined for what is no code, and for overseas collectivities, which are no regions (975, 977, 978, 986 to 988).
 */
export const regionOf = (postalCode: string): RegionCode | undefined =>
  BY_DEPARTMENT.get(readPostalCode('FR', postalCode).department)

const BY_DEPARTMENT = new Map<string, RegionCode>(
  REGIONS.flatMap(({ code, departments }) => departments.split(' ').map((department) => [department, code] as const)),
)
