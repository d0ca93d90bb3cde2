import type { Language } from '#contract/foundation/languages.ts'

const UNITS = ['kilobyte', 'megabyte', 'gigabyte'] as const

/** For example "1,2 Mo" or "1.2 MB"; at least one kilobyte. */
export function sizeIn(language: Language, bytes: number): string {
  const power = bytes >= 1e9 ? 3 : bytes >= 1e6 ? 2 : 1
  const value = Math.max(1, bytes / 1000 ** power)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: UNITS[power - 1]!,
    maximumFractionDigits: power === 1 || value >= 10 ? 0 : 1,
  }).format(value)
}
