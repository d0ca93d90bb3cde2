import type { SharedReading } from '#contract/closest/schema.ts'

const NAMED = 3

/** Joins the names of the first readings that two stories share into a heading: "Trembler (main), jambes en coton, la nuit". */
export function headingOf(readings: readonly SharedReading[]): string {
  const names = readings
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')
  return names.slice(0, 1).toLocaleUpperCase() + names.slice(1)
}
