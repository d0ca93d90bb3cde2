/**
 * Members by what they declared, integers ≥ 0: `a` with the medication and the effect, `b` with the medication and without the effect, `c` with the
 * effect and without the medication, `d` with neither.
 */
export type TwoByTwo = { a: number; b: number; c: number; d: number }

export type Interval = { value: number; low: number; high: number }

export type Ratio = { value: number; low: number | null; high: number | null }

/** @throws RangeError on a value that is no count: a wrong count must not become a figure */
export function demandCounts(counts: TwoByTwo): void {
  for (const [cell, count] of Object.entries(counts))
    if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`${cell} = ${count} is no count.`)
}

const DEVIATE = 1.959_963_984_540_054

export const logInterval = (value: number, standardError: number): Interval => ({
  value,
  low: value * Math.exp(-DEVIATE * standardError),
  high: value * Math.exp(DEVIATE * standardError),
})
