import { MESSAGES_PER_MINUTE } from '#contract/conferences/limits.ts'

/** Limits per minute, enough for a connection that breaks repeatedly. */
export const PUBLISH_FLOOD = { name: 'room-publish', points: 12, seconds: 60 }

export const WATCH_FLOOD = { name: 'room-watch', points: 20, seconds: 60 }

export const CAPTION_FLOOD = { name: 'captions', points: 20, seconds: 60 }

export const MESSAGE_FLOOD = { name: 'room-message', points: MESSAGES_PER_MINUTE, seconds: 60 }

export const TOPIC_VOTE_FLOOD = { name: 'topic-votes', points: 60, seconds: 60 }

/** Each act takes the room's lock, and a message to every socket. */
export const ROOM_VOTE_FLOOD = { name: 'room-votes', points: 60, seconds: 60 }

export const LEAVING_FLOOD = { name: 'room-leavings', points: 60, seconds: 60 }
