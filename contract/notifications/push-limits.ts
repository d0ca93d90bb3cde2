export const PUSH_ENDPOINT_MAX = 2_000
/** Beyond this, a new browser replaces the one that has had notifications longest. */
export const PUSHED_BROWSERS_MAX = 20
