export const PUSH_ENDPOINT_MAX = 2_000
/** Browsers of one member that get notifications; a new one replaces the one that has had them longest. */
export const PUSHED_BROWSERS_MAX = 20
