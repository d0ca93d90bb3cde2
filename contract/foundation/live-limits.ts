/** Days for which a member's events are kept for browsers that were away. Apart from the kinds, which every page loads. */
export const EVENT_DAYS = 7
