/** Published numbers of members are told by steps of so many. */
export const STEP = 5

/** Months that are told of: the one of the snapshot, and those before it. */
export const MONTHS_SHOWN = 24
