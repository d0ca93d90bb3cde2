import { defineEvent } from '#server/foundation/work/queues.ts'

export type ConferenceChanged = { conferenceId: string; at: string }
export const conferenceChanged = defineEvent<ConferenceChanged>('conferences.changed')

export type RoomSaid = { messageId: string }
export const roomSaid = defineEvent<RoomSaid>('conferences.said')

export type TopicAsked = { topicId: string }
export const topicAsked = defineEvent<TopicAsked>('conferences.topic-asked')
