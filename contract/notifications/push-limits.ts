export const PUSH_ENDPOINT_MAX = 2_000
/** Browsers of one member that are told; those told longest leave for new ones. */
export const PUSHED_BROWSERS_MAX = 20
