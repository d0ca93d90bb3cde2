/** Days of growth shown, of a window of so many. */
export const GROWTH_DAYS = 7
export const GROWTH_WINDOW_DAYS = 30
export const TOP_LISTED = 5
/** What is new this week. */
export const NEW_DAYS = 7
export const AUDIT_PER_PAGE = 50
