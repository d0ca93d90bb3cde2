/** Copies of their data that a member may have made within any 24 hours; those that failed do not count. */
export const EXPORTS_PER_DAY = 3
/** Days during which a copy can be fetched. */
export const EXPORT_DAYS = 7
/** Days between a request for erasure and the erasure, within which it can be taken back. */
export const GRACE_DAYS = 7
/** Months without a visit after which an account is erased. */
export const INACTIVITY_MONTHS = 24
/** Days between the warning and that erasure. */
export const WARNING_DAYS = 30

/** Longer than all tries of one copy take: after it, an unfinished copy counts as lost. */
export const EXPORT_GIVEN_UP_DAYS = 1

export const ACCESS_LOG_PER_PAGE = 20
export const ACCESS_LOG_PER_PAGE_MAX = 100

/** Months after the end of a conference in which the words of its anonymous questions are kept, whoever asked them. */
export const UNNAMED_MONTHS = 12
