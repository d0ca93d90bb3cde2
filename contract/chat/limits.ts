/** Seconds for which a member counts as online after the last sign of life from their browser. */
export const PRESENCE_SECONDS = 60

/** Characters of a message, and of the one text that may come with a request. */
export const MESSAGE_MAX = 4_000
export const INTRODUCTION_MAX = 500

/** Days after which an unanswered request ends, and after which a refused one may be made again. */
export const REQUEST_DAYS = 7
export const REFUSED_DAYS = 30
/** Requests of one member that wait for an answer. */
export const OPEN_REQUESTS_MAX = 10
/** Requests of a new account that wait for an answer, and those that it may make within any 24 hours. */
export const NEW_OPEN_REQUESTS_MAX = 3
export const NEW_REQUESTS_PER_DAY = 5

/** Minutes within which a message may be deleted for both. */
export const TAKE_BACK_MINUTES = 10
/** Days for which a deleted message is then kept sealed, so that its recipient may still report it. */
export const SEALED_DAYS = 30

export const REQUESTS_PER_HOUR = 20

export const MESSAGES_PER_MINUTE = 60

export const RING_SECONDS = 45
/** Seconds between two signs of life of each side; and seconds without one after which a side is gone. */
export const CALL_HEARTBEAT_SECONDS = 5
export const CALL_GONE_SECONDS = 30
export const CALLS_PER_HOUR = 30
/** Limits of the signals that the browsers of a call exchange: signals per call, signals per reading, and characters of a description and of a candidate. */
export const SIGNALS_PER_CALL = 1_000
export const SIGNALS_PER_READ = 100
export const SDP_MAX = 32_000
export const CANDIDATE_MAX = 1_000
/** Seconds for which the credentials of a relay hold. */
export const RELAY_SECONDS = 600

export const CONVERSATIONS_PER_PAGE = 30
export const MESSAGES_PER_PAGE = 50
/** How many messages may be asked for at once. */
export const MESSAGES_MAX = 200

/** Seconds after its end for which both sides may read a call, even across a block. */
export const CALL_ENDED_SECONDS = 60

/** Unread messages are counted no further: nobody needs the exact number of more. */
export const UNREAD_MESSAGES_MAX = 1_000
