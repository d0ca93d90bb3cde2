import { CELL_MIN } from '#contract/medication/limits.ts'
import { STEP } from './limits.ts'

/** A number of members, told as "from … to …". */
export type Band = { from: number; to: number }

/**
 * The band that a published number begins: 11 is 11 to 14, then steps of five. Whoever reads the figures every day then sees a cell change once in five
 * members, not each time that one joins or leaves.
 */
export const bandOf = (members: number): Band => ({ from: members, to: members - (members % STEP) + STEP - 1 })

/** Where the band of an exact number begins; at least CELL_MIN, under which no number is published. */
export const bandStart = (members: number): number => Math.max(CELL_MIN, members - (members % STEP))

/** A share in percent, to the nearest five, from the middle of two bands: it says nothing that they do not say. */
export function aboutShare(part: number, whole: number): number {
  const middle = (members: number) => (bandOf(members).from + bandOf(members).to) / 2
  return Math.min(100, Math.round((100 * middle(part)) / middle(whole) / STEP) * STEP)
}
