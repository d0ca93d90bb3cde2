import { UNREAD_BAND, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'

/** Returns where the band of a number of members begins: at 11, then at each multiple of five. */
export const bandFrom = (members: number): number => Math.max(UNREAD_MEMBERS_LEAST, members - (members % UNREAD_BAND))

export const bandOf = (from: number): { from: number; to: number } => ({
  from,
  to: (from === UNREAD_MEMBERS_LEAST ? from - (from % UNREAD_BAND) : from) + UNREAD_BAND - 1,
})
