/** Unread notices are counted no further: the badge says 9+. */
export const UNREAD_NOTICES_MAX = 100

/** The most things in common that a notice names. */
export const IN_COMMON_MAX = 3
