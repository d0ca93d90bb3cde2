export const MINUTE_MS = 60_000
export const HOUR_MS = 3_600_000
/** A day of 24 hours; a civil day may have 23 or 25. */
export const DAY_MS = 24 * HOUR_MS

export const HOUR_SECONDS = 3_600
export const DAY_SECONDS = 86_400

export const DAY_MINUTES = 1_440
