import type { Language } from '#contract/foundation/languages.ts'

/** Regions by ISO 3166-2 code, with the départements whose numbers begin their postal codes. Corsica's two have the number 20. */
export const REGIONS = [
  { code: 'FR-ARA', fr: 'Auvergne-Rhône-Alpes', departments: '01 03 07 15 26 38 42 43 63 69 73 74' },
  { code: 'FR-BFC', fr: 'Bourgogne-Franche-Comté', departments: '21 25 39 58 70 71 89 90' },
  { code: 'FR-BRE', fr: 'Bretagne', en: 'Brittany', departments: '22 29 35 56' },
  { code: 'FR-CVL', fr: 'Centre-Val de Loire', departments: '18 28 36 37 41 45' },
  { code: 'FR-20R', fr: 'Corse', en: 'Corsica', departments: '20' },
  { code: 'FR-GES', fr: 'Grand Est', departments: '08 10 51 52 54 55 57 67 68 88' },
  { code: 'FR-971', fr: 'Guadeloupe', departments: '971' },
  { code: 'FR-973', fr: 'Guyane', en: 'French Guiana', departments: '973' },
  { code: 'FR-HDF', fr: 'Hauts-de-France', departments: '02 59 60 62 80' },
  { code: 'FR-IDF', fr: 'Île-de-France', departments: '75 77 78 91 92 93 94 95' },
  { code: 'FR-974', fr: 'La Réunion', en: 'Réunion', departments: '974' },
  { code: 'FR-972', fr: 'Martinique', departments: '972' },
  { code: 'FR-976', fr: 'Mayotte', departments: '976' },
  { code: 'FR-NOR', fr: 'Normandie', en: 'Normandy', departments: '14 27 50 61 76' },
  { code: 'FR-NAQ', fr: 'Nouvelle-Aquitaine', departments: '16 17 19 23 24 33 40 47 64 79 86 87' },
  { code: 'FR-OCC', fr: 'Occitanie', departments: '09 11 12 30 31 32 34 46 48 65 66 81 82' },
  { code: 'FR-PDL', fr: 'Pays de la Loire', departments: '44 49 53 72 85' },
  { code: 'FR-PAC', fr: 'Provence-Alpes-Côte d’Azur', departments: '04 05 06 13 83 84' },
] as const satisfies readonly RegionShape[]

type RegionShape = { code: `FR-${string}`; fr: string; en?: string; departments: string }

export type RegionCode = (typeof REGIONS)[number]['code']

export function regionName(code: string, language: Language): string | undefined {
  const region: RegionShape | undefined = REGIONS.find((each) => each.code === code)
  return region && (region[language] ?? region.fr)
}
