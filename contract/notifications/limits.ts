/** Unread notices are counted no further: the badge says 9+. */
export const UNREAD_NOTICES_MAX = 100
