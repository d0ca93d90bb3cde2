import { STEP } from '#contract/foundation/disclosure-limits.ts'
import { INTERVAL_STEP, TRIED_MIN } from './limits.ts'

export type Range = { from: number; to: number }

export function rangeOf(members: number): Range {
  if (members < TRIED_MIN) return { from: 0, to: TRIED_MIN - 1 }
  const from = members - (members % STEP)
  return { from: Math.max(TRIED_MIN, from), to: from + STEP - 1 }
}

export const sumOf = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((sum, { from }) => sum + from, 0),
  to: ranges.reduce((sum, { to }) => sum + to, 0),
})

export const exactly = (members: number): Range => ({ from: members, to: members })

export const outward = ({ low, high }: { low: number; high: number }): { low: number; high: number } => ({
  low: Math.floor((low * 100) / INTERVAL_STEP) * INTERVAL_STEP,
  high: Math.ceil((high * 100) / INTERVAL_STEP) * INTERVAL_STEP,
})

/** Never says all of ten, nor none. */
export function phraseOf({ low, high }: { low: number; high: number }): 'between' | 'atMost' | 'atLeast' | 'open' {
  if (low <= 0) return high >= 10 ? 'open' : 'atMost'
  return high >= 10 ? 'atLeast' : 'between'
}

export const tenthsOf = ({ low, high }: { low: number; high: number }): { low: number; high: number } => ({
  low: Math.floor(low / 10),
  high: Math.ceil(high / 10),
})
