import { UNREAD_BAND, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'

/** Where the band of a number of members begins: 11, then each five. */
export const bandFrom = (members: number): number => Math.max(UNREAD_MEMBERS_LEAST, members - (members % UNREAD_BAND))

export const bandOf = (from: number): { from: number; to: number } => ({
  from,
  to: (from === UNREAD_MEMBERS_LEAST ? from - (from % UNREAD_BAND) : from) + UNREAD_BAND - 1,
})
