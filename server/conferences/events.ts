import { defineEvent } from '#server/foundation/work/queues.ts'

/** A fact that registrants plan by has changed (hour, duration, language, expert, address), or the conference was cancelled. */
export type ConferenceChanged = { conferenceId: string; at: string }
export const conferenceChanged = defineEvent<ConferenceChanged>('conferences.changed')

/** Something was said in a room, asked, or answered in writing. */
export type RoomSaid = { messageId: string }
export const roomSaid = defineEvent<RoomSaid>('conferences.said')

export type TopicAsked = { topicId: string }
export const topicAsked = defineEvent<TopicAsked>('conferences.topic-asked')
