export const PRESENCE_SECONDS = 60

export const MESSAGE_MAX = 4_000
export const INTRODUCTION_MAX = 500

export const REQUEST_DAYS = 7
export const REFUSED_DAYS = 30
export const OPEN_REQUESTS_MAX = 10
export const NEW_OPEN_REQUESTS_MAX = 3
export const NEW_REQUESTS_PER_DAY = 5

export const TAKE_BACK_MINUTES = 10
/** Days for which a deleted message is then kept sealed, so that its recipient may still report it. */
export const SEALED_DAYS = 30

export const REQUESTS_PER_HOUR = 20

export const MESSAGES_PER_MINUTE = 60

export const RING_SECONDS = 45
export const CALL_HEARTBEAT_SECONDS = 5
export const CALL_GONE_SECONDS = 30
export const CALLS_PER_HOUR = 30
export const SIGNALS_PER_CALL = 1_000
export const SIGNALS_PER_READ = 100
export const SDP_MAX = 32_000
export const CANDIDATE_MAX = 1_000
export const RELAY_SECONDS = 600

export const CONVERSATIONS_PER_PAGE = 30
export const MESSAGES_PER_PAGE = 50
export const MESSAGES_MAX = 200

/** Seconds after its end for which both sides may read a call, even across a block. */
export const CALL_ENDED_SECONDS = 60

export const UNREAD_MESSAGES_MAX = 1_000
