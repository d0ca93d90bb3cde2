/** Months that the figures cover: the snapshot's own, and those before it. */
export const MONTHS_SHOWN = 24
