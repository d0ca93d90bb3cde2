import { INTENSITY_WORST, LAST_STEP, MEASURES_MAX } from '#contract/journal/limits.ts'
import type { Measure, Measured, MeasureScale } from '#contract/journal/schema.ts'

export const LAST_OF: Record<MeasureScale, number> = { ten: INTENSITY_WORST, five: LAST_STEP }

export const STEPS = ['s0', 's1', 's2', 's3', 's4'] as const

/** Returns the measures that the day already has, under any name, and the ones chosen now, as far as a day has room. */
export function measuresOfDay(chosen: readonly Measure[], measured: readonly Measured[]): Measure[] {
  const isSaid = (each: Measure) => measuredValue(measured, each) !== undefined
  const earlier = measured.filter(
    (each) => !chosen.some(({ name, scale }) => name === each.name && scale === each.scale),
  )
  const room = MEASURES_MAX - earlier.length - chosen.filter(isSaid).length
  const added = chosen.filter((each) => !isSaid(each)).slice(0, Math.max(0, room))
  return [...chosen.filter((each) => isSaid(each) || added.includes(each)), ...earlier]
}

export const measuredValue = (measured: readonly Measured[], { name, scale }: Measure): number | undefined =>
  measured.find((each) => each.name === name && each.scale === scale)?.value

export function withValue(
  measures: readonly Measure[],
  measured: readonly Measured[],
  { name, scale }: Measure,
  value: number,
): Measured[] {
  const others = measured.filter((each) => each.name !== name)
  const next = [...others, { name, scale, value }]
  const placeOf = (each: Measured) => measures.findIndex((measure) => measure.name === each.name)
  return next.toSorted((one, other) => placeOf(one) - placeOf(other))
}
