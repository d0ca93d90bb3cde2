/** Days of growth shown, the last of them today, and days of the window that they end. "New this week" counts the days shown. */
export const GROWTH_DAYS = 7
export const GROWTH_WINDOW_DAYS = 30
export const TOP_LISTED = 5
export const AUDIT_PER_PAGE = 50
export const AUDIT_PER_PAGE_MAX = 100
/** Years for which the audit log keeps what the staff did and read. The legal pages state it. */
export const AUDIT_KEPT_YEARS = 3
/** Days for which a backup counts as recent, and days for which a tried restore counts. */
export const BACKUP_DAYS = 7
export const RESTORE_DAYS = 365
/** Test messages that one admin may send to themselves within an hour, and the seconds that one may take. */
export const TEST_MAILS_PER_HOUR = 5
export const TEST_MAIL_SECONDS = 15
