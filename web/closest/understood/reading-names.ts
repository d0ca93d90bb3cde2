import type { SharedReading } from '#contract/closest/schema.ts'

const NAMED = 3

/** Names of readings that both stories surely share, within a sentence: "trembler (main), jambes en coton, la nuit"; '' where there are none. */
export const namesOf = (readings: readonly SharedReading[]): string =>
  readings
    .filter(({ isSure }) => isSure)
    .slice(0, NAMED)
    .map(({ name }) => name)
    .join(', ')

export function headingOf(readings: readonly SharedReading[]): string {
  const names = namesOf(readings)
  return names.slice(0, 1).toLocaleUpperCase() + names.slice(1)
}
