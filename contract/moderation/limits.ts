export const DETAILS_MAX = 2_000
export const PLACE_MAX = 500
export const STATEMENT_MIN = 20
export const STATEMENT_MAX = 4_000

/** Also the limit for a visitor's address. */
export const REPORTS_PER_HOUR = 10

/** The number of reports by visitors that add weight to a case. Further ones do not move it up the queue. */
export const VISITORS_WEIGHED = 3
export const VISITORS_SHOWN = 50

export const EVIDENCE_MESSAGES = 20

/** The weight of the reports on something, and the number of reporters who speak against it (`voiceOf`), from which it is hidden before anyone has looked. */
export const HIDING_WEIGHT = 12
export const HIDING_REPORTERS = 4
/** Age in days from which an account counts among these reporters although none of its reports was judged yet. */
export const HEARD_AFTER_DAYS = 14

/** Days within which a decision can be appealed against (Digital Services Act, article 20: six months). */
export const APPEAL_DAYS = 183
/** Days for which reported content is kept after its case is closed and no appeal is possible any more. */
export const EVIDENCE_DAYS = 30

export const SILENCE_DAYS = [1, 3, 7, 30] as const
/** Null is without end. */
export const SUSPENSION_DAYS = [7, 30, 90, null] as const

export const WATCHED_WORD_MIN = 3
export const WATCHED_WORD_MAX = 60
export const WATCHED_WORDS_MAX = 500

export const CASES_PER_PAGE = 20

export const OWN_CASES_SHOWN = 100
