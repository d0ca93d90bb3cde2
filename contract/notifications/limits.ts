export const UNREAD_NOTICES_MAX = 100

export const IN_COMMON_MAX = 3
