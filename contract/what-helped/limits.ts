import { CELL_MIN } from '#contract/foundation/disclosure-limits.ts'

/** Below this number, stories are shown instead of figures. */
export const TRIED_MIN = CELL_MIN
/**
 * The fewest members of a thing for which the number it helped is shown. With 11 to 14, a reader who knows ten would learn the outcome of the others. With
 * eleven of one outcome, at most three are left for the rest.
 */
export const SPLIT_MIN = 15
/** Members see exact numbers of a thing only where each outcome is told by at least this many: a smaller one would follow from the total. */
export const EXACT_MIN = CELL_MIN
export const FOLLOWED_MIN = 50
export const AT_RISK_MIN = CELL_MIN
export const MONTHS_FOLLOWED = 24
export const INTERVAL_STEP = 5
export const FEW_SHOWN = 20
export const FEW_STORIES = 3
export const FEW_OF_ONE = 2
