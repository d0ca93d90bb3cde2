import { CELL_MIN } from '#contract/foundation/disclosure-limits.ts'

/** The fewest members who tried a thing that has figures. Below it their stories are shown instead. */
export const TRIED_MIN = CELL_MIN
/**
 * The fewest members of a thing of whom it is said how many it helped: of eleven to fourteen a reader who knows ten would have the outcome of the others, and
 * eleven or more of one outcome leave three at most for all others.
 */
export const SPLIT_MIN = 15
/** Members see exact numbers of a thing where each outcome is told by at least this many: a smaller one would be what the others leave of the total. */
export const EXACT_MIN = CELL_MIN
/** The fewest followed stories for which the time to getting better is drawn, and the fewest still followed as far as it is drawn. */
export const FOLLOWED_MIN = 50
export const AT_RISK_MIN = CELL_MIN
/** Months that it covers, from the beginning of the symptom. */
export const MONTHS_FOLLOWED = 24
/** Percentage points to which an interval is rounded, outward. */
export const INTERVAL_STEP = 5
/** Things without figures that are shown at once, and stories of each. */
export const FEW_SHOWN = 20
export const FEW_STORIES = 3
/** The most of these things of which stories of one author, or of one household, are shown. */
export const FEW_OF_ONE = 2
