export const EVENT_DAYS = 7

export const LIVE_REPLAY_MAX = 500

export const TOPICS_MAX = 200

/** A new watcher gets broadcasts that are at most this old, because what they look at was read a moment before. */
export const REPLAYED_MS = 5_000
/** The oldest that a page gets whose scripts came late. */
export const REPLAYED_MAX_MS = 20_000

/** Interval at which the server says on every open socket that the line is alive, because browsers do not see pings. */
export const LIVE_HEARTBEAT_MS = 25_000
