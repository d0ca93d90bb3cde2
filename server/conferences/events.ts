import type { DomainEvent } from '#server/foundation/transaction.ts'

export const CONFERENCE_CHANGED = 'conferences.changed'

/** What registrants planned by is another: its hour, its duration, its language, its expert or its address; or it was cancelled. */
export type ConferenceChanged = { conferenceId: string; at: string }

export const conferenceChanged = (
  data: ConferenceChanged,
): DomainEvent<typeof CONFERENCE_CHANGED, ConferenceChanged> => ({ name: CONFERENCE_CHANGED, data })

export const ROOM_SAID = 'conferences.said'

/** Something was said in a room, or asked. */
export type RoomSaid = { messageId: string }

export const roomSaid = (data: RoomSaid): DomainEvent<typeof ROOM_SAID, RoomSaid> => ({ name: ROOM_SAID, data })
