import { STEP } from '#contract/foundation/disclosure-limits.ts'
import { INTERVAL_STEP, TRIED_MIN } from './limits.ts'

/** A number of members; exact where both ends are the same. */
export type Range = { from: number; to: number }

/** Returns the range of a number of members that is not shown exactly: fewer than TRIED_MIN, 11 to 14, then steps of five. */
export function rangeOf(members: number): Range {
  if (members < TRIED_MIN) return { from: 0, to: TRIED_MIN - 1 }
  const from = members - (members % STEP)
  return { from: Math.max(TRIED_MIN, from), to: from + STEP - 1 }
}

/** Returns the range of a sum of numbers that are given as ranges. */
export const sumOf = (ranges: readonly Range[]): Range => ({
  from: ranges.reduce((sum, { from }) => sum + from, 0),
  to: ranges.reduce((sum, { to }) => sum + to, 0),
})

export const exactly = (members: number): Range => ({ from: members, to: members })

/** Returns an interval of shares from 0 to 1 as whole percent, rounded outward to INTERVAL_STEP. */
export const outward = ({ low, high }: { low: number; high: number }): { low: number; high: number } => ({
  low: Math.floor((low * 100) / INTERVAL_STEP) * INTERVAL_STEP,
  high: Math.ceil((high * 100) / INTERVAL_STEP) * INTERVAL_STEP,
})

/** Returns how whole tenths are put into words: never as all of ten, nor as none. */
export function phraseOf({ low, high }: { low: number; high: number }): 'between' | 'atMost' | 'atLeast' | 'open' {
  if (low <= 0) return high >= 10 ? 'open' : 'atMost'
  return high >= 10 ? 'atLeast' : 'between'
}

/** Returns an interval in percent as whole tenths, rounded outward, as texts state it. */
export const tenthsOf = ({ low, high }: { low: number; high: number }): { low: number; high: number } => ({
  low: Math.floor(low / 10),
  high: Math.ceil(high / 10),
})
