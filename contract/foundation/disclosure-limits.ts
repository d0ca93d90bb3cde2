/** The least that must be left of a published number after a reader subtracts everybody they know: the rest may be any of at least this many members. */
export const CELL_MIN = 11

/** The number of members about whom one reader may know everything: accounts of their own, or people who tell them. */
export const KNOWN_MAX = 10

/** The smallest number of members that is published: a reader who subtracts everybody they know must be left with CELL_MIN. */
export const SHOWN_FROM = CELL_MIN + KNOWN_MAX

/**
 * The fewest members who must have changed what they tell, come or left before a published figure is replaced: a reader who knows ten of them, and how many
 * they are, cannot tell which of the others a difference comes from.
 */
export const MOVED_MIN = KNOWN_MAX + CELL_MIN

export const STEP = 5

/** Age in days of an account that public figures count, and days on which its member must have done something that others can see. */
export const COUNTED_AFTER_DAYS = 14
export const COUNTED_ACTIVE_DAYS = 2

/** A cell is refused where one part in WAVE_PARTS of its members signed up within WAVE_DAYS days in a row: somebody may have made them up. */
export const WAVE_DAYS = 7
export const WAVE_PARTS = 3
