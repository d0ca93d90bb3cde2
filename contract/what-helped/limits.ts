import { CELL_MIN } from '#contract/foundation/disclosure.ts'

/** The fewest members who tried a thing that has figures. Below it their stories are shown instead. */
export const TRIED_MIN = CELL_MIN
/** Members see exact numbers where at least this many say that the thing helped, and as many that it did not. */
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
