// The parts of the live socket that the browser needs before any schema: it loads these without the schema library.

/** Kinds of events that are sent to a member, numbered, and kept for a while for members who are away. */
export const LIVE_KINDS = [
  'notice',
  'matches',
  'blocks',
  'me',
  'journal',
  'message',
  'request',
  'call',
  'medication',
  'conference',
  'moderation',
] as const
export type LiveKind = (typeof LIVE_KINDS)[number]

/**
 * Kinds of broadcasts that are pushed to the browsers that watch a subject now, and to nobody later: they have no number and are lost when the socket is.
 * `feed`: this post was published; `post`: likes or comments of this post changed; `conversation`: the other side received or read; `typing`: they are writing,
 * in this one; `room`: something was said or changed in this conference's room.
 */
export const BROADCAST_KINDS = ['feed', 'post', 'conversation', 'typing', 'room'] as const
export type BroadcastKind = (typeof BROADCAST_KINDS)[number]

/** Sent by a browser that was just told of a change of its member: where there is a read replica, the primary answers the request. */
export const HEARD_HEADER = 'vecu-heard'

export const LIVE_CLOSE = { sessionEnded: 4401, tooSlow: 4408, tooMany: 4429, goingAway: 1001 } as const
