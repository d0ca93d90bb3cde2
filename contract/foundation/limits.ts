/** Days for which a request id is remembered, because a device that was offline may send it again. */
export const REPEAT_DAYS = 30
