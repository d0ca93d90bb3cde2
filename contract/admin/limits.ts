/** Days of growth shown, of a window of so many. */
export const GROWTH_DAYS = 7
export const GROWTH_WINDOW_DAYS = 30
export const TOP_LISTED = 5
/** What is new this week. */
export const NEW_DAYS = 7
export const AUDIT_PER_PAGE = 50
/** Years for which what the staff did and read stays in the audit log. The legal pages say it. */
export const AUDIT_KEPT_YEARS = 3
