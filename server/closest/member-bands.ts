import { HOUSEHOLDS_LEAST, UNREAD_BAND, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'

/** Members who say the same, and the first of their households. */
export type Tally = { members: number; households: Set<string> }

export const newTally = (): Tally => ({ members: 0, households: new Set() })

export function addMember(tally: Tally, placeKey: string): void {
  tally.members++
  if (tally.households.size < HOUSEHOLDS_LEAST) tally.households.add(placeKey)
}

/** Whether the staff may be told: eleven members of three households say it. */
export const isShared = ({ members, households }: Tally): boolean =>
  members >= UNREAD_MEMBERS_LEAST && households.size >= HOUSEHOLDS_LEAST

/** Returns where the band of a number of members begins: at 11, then at each multiple of five. */
export const memberBandFrom = (members: number): number =>
  Math.max(UNREAD_MEMBERS_LEAST, members - (members % UNREAD_BAND))

export const bandOf = (from: number): { from: number; to: number } => ({
  from,
  to: (from === UNREAD_MEMBERS_LEAST ? from - (from % UNREAD_BAND) : from) + UNREAD_BAND - 1,
})
