import { SHOWN_FROM, STEP } from './disclosure-limits.ts'

/** A number of members, given as "from … to …". */
export type Band = { from: number; to: number }

/**
 * Returns the band that a published number begins: 21 is 21 to 24, then steps of five. Daily readers of the figures thus see a cell change once in five
 * members, not each time that one joins or leaves.
 */
export const bandOf = (members: number): Band => ({ from: members, to: members - (members % STEP) + STEP - 1 })

/** Returns where the band of an exact number begins; at least SHOWN_FROM, below which no number is published. */
export const bandStart = (members: number): number => Math.max(SHOWN_FROM, members - (members % STEP))
