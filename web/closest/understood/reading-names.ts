import type { SharedReading } from '#contract/closest/schema.ts'

const NAMED = 3

/** Joins the names of the first readings that two stories share, within a sentence: "trembler (main), jambes en coton, la nuit". */
export const namesOf = (readings: readonly SharedReading[]): string =>
  readings
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')

/** Joins the same names into a heading: "Trembler (main), jambes en coton, la nuit". */
export function headingOf(readings: readonly SharedReading[]): string {
  const names = namesOf(readings)
  return names.slice(0, 1).toLocaleUpperCase() + names.slice(1)
}
