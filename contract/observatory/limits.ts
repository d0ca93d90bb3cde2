/** Months that are told of: the one of the snapshot, and those before it. */
export const MONTHS_SHOWN = 24
