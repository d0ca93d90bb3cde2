/** Days for which a member's events are kept for browsers that were away. */
export const EVENT_DAYS = 7

/** The most missed events that are replayed. */
export const LIVE_REPLAY_MAX = 500

/** Topics that one socket may watch. */
export const TOPICS_MAX = 200

/** Interval at which the server says on every open socket that the line is alive, because browsers do not see pings. */
export const LIVE_HEARTBEAT_MS = 25_000
