export const DETAILS_MAX = 2_000
/** Characters of where something stands, in a reporter's words or as an address. */
export const PLACE_MAX = 500
/** Characters of the text of a decision and of an appeal: enough to be a reason. */
export const STATEMENT_MIN = 20
export const STATEMENT_MAX = 4_000

/** Reports that a member may make within any 60 minutes; the same limit applies to a visitor's address. */
export const REPORTS_PER_HOUR = 10

/** Reports by visitors that add their weight to a case; what more of them say moves it no further up the queue. */
export const VISITORS_WEIGHED = 3
/** Reports by visitors that the staff reads with a case, the latest. */
export const VISITORS_SHOWN = 50

/** Messages of a thread that a report keeps. */
export const EVIDENCE_MESSAGES = 20

/** The weight of the reports on something, and the number of reporters who speak against it (`voiceOf`), from which it is hidden before anyone has looked. */
export const HIDING_WEIGHT = 12
export const HIDING_REPORTERS = 4
/** Days after which an account none of whose reports was judged yet counts among these reporters. */
export const HEARD_AFTER_DAYS = 14

/** Days within which a decision can be appealed against (Digital Services Act, article 20: six months). */
export const APPEAL_DAYS = 183
/** Days for which reported content is kept once nothing can follow any more. */
export const EVIDENCE_DAYS = 30

/** Days of silence that a moderator may choose from. */
export const SILENCE_DAYS = [1, 3, 7, 30] as const
/** Days of suspension that an admin may choose from; null is without end. */
export const SUSPENSION_DAYS = [7, 30, 90, null] as const

export const WATCHED_WORD_MIN = 3
export const WATCHED_WORD_MAX = 60
export const WATCHED_WORDS_MAX = 500

export const CASES_PER_PAGE = 20
