export const EVENT_DAYS = 7

export const LIVE_REPLAY_MAX = 500

export const TOPICS_MAX = 200

/** Interval at which the server says on every open socket that the line is alive, because browsers do not see pings. */
export const LIVE_HEARTBEAT_MS = 25_000
