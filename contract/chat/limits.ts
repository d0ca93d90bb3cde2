/** Characters of a message, and of the one text that may come with a request. */
export const MESSAGE_MAX = 4_000
export const INTRODUCTION_MAX = 500

/** A request that nobody answers is over after so many days; one that was refused may be made again after so many. */
export const REQUEST_DAYS = 7
export const REFUSED_DAYS = 30
/** Requests of one member that wait for an answer. */
export const OPEN_REQUESTS_MAX = 10
/** Of a new account; and how many it may make within any 24 hours. */
export const NEW_OPEN_REQUESTS_MAX = 3
export const NEW_REQUESTS_PER_DAY = 5

/** Within so many minutes a message may be deleted for both. */
export const TAKE_BACK_MINUTES = 10
/** For so many days it is sealed then: whoever it was for may still report it. */
export const SEALED_DAYS = 30

/** Requests that a member may make within any 60 minutes. */
export const REQUESTS_PER_HOUR = 20

/** Messages of one member in any minute. */
export const MESSAGES_PER_MINUTE = 60

/** Seconds for which a call rings. */
export const RING_SECONDS = 45
/** Each side says this often that it is there; whoever has not for so long is gone. */
export const CALL_BEAT_SECONDS = 5
export const CALL_GONE_SECONDS = 30
/** Calls that a member may begin within any 60 minutes. */
export const CALLS_PER_HOUR = 30
/** What each browser of a call says to the other: so many words, each at most so long, so many heard at once. */
export const SIGNALS_PER_CALL = 1_000
export const SIGNALS_PER_READ = 100
export const SDP_MAX = 32_000
export const CANDIDATE_MAX = 1_000
/** Seconds for which the credentials of a relay hold. */
export const RELAY_SECONDS = 600

export const CONVERSATIONS_PER_PAGE = 30
export const MESSAGES_PER_PAGE = 50
