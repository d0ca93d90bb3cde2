import { CELL_MIN } from '#contract/foundation/disclosure.ts'

/** What fewer members tried has no figures: their stories speak for themselves. */
export const TRIED_MIN = CELL_MIN
/** Exact numbers are for members, where at least so many say that it helped, and as many that it did not. */
export const EXACT_MIN = CELL_MIN
/** Time to getting better is drawn from so many followed stories, and as long as so many are still followed. */
export const FOLLOWED_MIN = 50
export const AT_RISK_MIN = CELL_MIN
/** Months of it, from the beginning of the symptom. */
export const MONTHS_FOLLOWED = 24
/** Percent by which an interval is rounded, outward. */
export const INTERVAL_STEP = 5
/** Things without figures that are shown at once, and stories of each. */
export const FEW_SHOWN = 20
export const FEW_STORIES = 3
