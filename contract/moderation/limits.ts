export const DETAILS_MAX = 2_000
/** Where something stands, in a reporter's words or as an address. */
export const PLACE_MAX = 500
/** Words of a decision and of an appeal: enough to be a reason. */
export const STATEMENT_MIN = 20
export const STATEMENT_MAX = 4_000

/** Reports that a member may make within any 60 minutes; a visitor's address as well. */
export const REPORTS_PER_HOUR = 10

/** Messages of a thread that a report keeps. */
export const EVIDENCE_MESSAGES = 20

/** What is reported is hidden before anyone looks once its reports weigh so much, and so many reporters speak against it (`voiceOf`). */
export const HIDING_WEIGHT = 12
export const HIDING_REPORTERS = 4
/** Days from which an account of which no report was judged counts among them at all. */
export const HEARD_AFTER_DAYS = 14

/** Days in which a decision can be appealed against (Digital Services Act, article 20: six months). */
export const APPEAL_DAYS = 183
/** Days for which what was reported is kept once nothing can follow any more. */
export const EVIDENCE_DAYS = 30

/** Days of silence that a moderator may choose from. */
export const SILENCE_DAYS = [1, 3, 7, 30] as const
/** Of suspension, an admin; null is without end. */
export const SUSPENSION_DAYS = [7, 30, 90, null] as const

export const WATCHED_WORD_MIN = 3
export const WATCHED_WORD_MAX = 60
export const WATCHED_WORDS_MAX = 500

export const CASES_PER_PAGE = 20
