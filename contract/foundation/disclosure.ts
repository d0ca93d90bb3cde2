import { SHOWN_FROM, STEP } from './disclosure-limits.ts'

export type Band = { from: number; to: number }

/**
 * Returns the band that a published number begins: 21 is 21 to 24, then steps of five. Daily readers of the figures thus see a cell change once in five
 * members, not each time that one joins or leaves.
 */
export const bandOf = (members: number): Band => ({ from: members, to: members - (members % STEP) + STEP - 1 })

export const bandStart = (members: number): number => Math.max(SHOWN_FROM, members - (members % STEP))
