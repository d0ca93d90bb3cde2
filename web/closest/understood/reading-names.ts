import type { SharedReading } from '#contract/closest/schema.ts'

const NAMED = 3

/** "Trembler (main), jambes en coton, la nuit": what two stories share first, as a heading. */
export function headingOf(readings: readonly SharedReading[]): string {
  const names = readings
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')
  return names.slice(0, 1).toLocaleUpperCase() + names.slice(1)
}
