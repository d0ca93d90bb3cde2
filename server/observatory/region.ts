import type { CountryCode } from '#contract/foundation/countries.ts'
import { readPostalCode } from '#contract/foundation/postal-code.ts'
import { REGIONS, type RegionCode } from '#contract/observatory/regions.ts'

/** A region of France, 'FR' where the region is unknown, another country, or 'unknown' where no place was told. */
export type ObservedPlace = RegionCode | CountryCode | 'unknown'

export const placeOf = ({
  country,
  postalCode,
}: {
  country: CountryCode | null
  postalCode: string | null
}): ObservedPlace => (country === 'FR' ? (regionOf(postalCode ?? '') ?? 'FR') : (country ?? 'unknown'))

/**
 * Returns the region of a French postal code, by its département. A few communes have a code of the neighbouring département, nearly always in the same
 * region.
 * Undefined for an invalid code, and for overseas collectivities, which are no regions (975, 977, 978, 986 to 988).
 */
export const regionOf = (postalCode: string): RegionCode | undefined =>
  BY_DEPARTMENT.get(readPostalCode('FR', postalCode).department)

const BY_DEPARTMENT = new Map<string, RegionCode>(
  REGIONS.flatMap(({ code, departments }) => departments.split(' ').map((department) => [department, code] as const)),
)
