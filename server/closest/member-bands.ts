import { HOUSEHOLDS_LEAST, UNREAD_BAND, UNREAD_MEMBERS_LEAST } from '#contract/closest/limits.ts'

export type Tally = { members: number; households: Set<string> }

export const newTally = (): Tally => ({ members: 0, households: new Set() })

export function addMember(tally: Tally, placeKey: string): void {
  tally.members++
  if (tally.households.size < HOUSEHOLDS_LEAST) tally.households.add(placeKey)
}

export const isShared = ({ members, households }: Tally): boolean =>
  members >= UNREAD_MEMBERS_LEAST && households.size >= HOUSEHOLDS_LEAST

export const memberBandFrom = (members: number): number =>
  Math.max(UNREAD_MEMBERS_LEAST, members - (members % UNREAD_BAND))

export const bandOf = (from: number): { from: number; to: number } => ({
  from,
  to: (from === UNREAD_MEMBERS_LEAST ? from - (from % UNREAD_BAND) : from) + UNREAD_BAND - 1,
})
