/** Days for which a request id is remembered, because a device that was offline may send it again. */
export const REPEAT_DAYS = 30

/** Seconds for which a browser that wrote is answered by the primary database alone: several times as long as a replica may be behind. */
export const WROTE_SECONDS = 10

export const PAGE_SIZE = 20
export const PAGE_MAX = 50
