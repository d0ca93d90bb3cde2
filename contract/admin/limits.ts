export const GROWTH_DAYS = 7
export const GROWTH_WINDOW_DAYS = 30
export const TOP_LISTED = 5
export const AUDIT_PER_PAGE = 50
export const AUDIT_PER_PAGE_MAX = 100
/** The legal pages state this number. */
export const AUDIT_KEPT_YEARS = 3
export const BACKUP_DAYS = 7
export const RESTORE_DAYS = 365
export const TEST_MAILS_PER_HOUR = 5
export const TEST_MAIL_SECONDS = 15
