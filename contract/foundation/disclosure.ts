/** What is left of a published number by whoever subtracts all whom they know may be any of so many, at least. */
export const CELL_MIN = 11

/** So many people somebody may know all about: accounts of their own, or those who tell them. */
export const KNOWN_MAX = 10

/** No number of fewer members is published: whoever subtracts all whom they know must be left with as many as any cell needs. */
export const SHOWN_FROM = CELL_MIN + KNOWN_MAX

/**
 * What was published is replaced only once so many members changed what they tell, came or left: whoever knows ten of them, and how many they are, cannot tell
 * which of the others a difference comes from.
 */
export const MOVED_MIN = KNOWN_MAX + CELL_MIN

/** Published numbers of members are told by steps of so many. */
export const STEP = 5

/** Public figures count members whose account is of so many days, and who did something that others can see on so many of them. */
export const COUNTED_AFTER_DAYS = 14
export const COUNTED_ACTIVE_DAYS = 2

/** A cell is refused where one part in so many of its members signed up within so many days in a row: somebody may have made them up. */
export const WAVE_DAYS = 7
export const WAVE_PARTS = 3

/** A number of members, told as "from … to …". */
export type Band = { from: number; to: number }

/**
 * The band that a published number begins: 21 is 21 to 24, then steps of five. Whoever reads the figures every day then sees a cell change once in five
 * members, not each time that one joins or leaves.
 */
export const bandOf = (members: number): Band => ({ from: members, to: members - (members % STEP) + STEP - 1 })

/** Where the band of an exact number begins; at least SHOWN_FROM, under which no number is published. */
export const bandStart = (members: number): number => Math.max(SHOWN_FROM, members - (members % STEP))
