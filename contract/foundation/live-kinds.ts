// What the browser needs of the live socket before any schema: it loads these without the library of the schemas.

/** What is told to a member, numbered, and kept a while for those who are away. */
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
 * What is pushed to whoever looks at it now, and to nobody later: without a number, lost when the socket is. `feed`: this post was
 * published; `post`: likes or comments of this post changed; `conversation`: the other side received or read; `typing`: they write, in this one; `room`: something was said or
 * changed in this conference's room.
 */
export const SIGNAL_KINDS = ['feed', 'post', 'conversation', 'typing', 'room'] as const
export type SignalKind = (typeof SIGNAL_KINDS)[number]

/** A gap longer than this is not replayed. */
export const LIVE_REPLAY_MAX = 500

/** Topics that one socket may watch. */
export const TOPICS_MAX = 200

/** On every open socket the server says so often that the line lives: a browser is told of no ping. */
export const LIVE_BEAT_MS = 25_000

/** Close codes of the socket: the session ended (do not come back), or the server stops (come back soon). */
export const LIVE_CLOSE = { sessionEnded: 4401, tooSlow: 4408, tooMany: 4429, goingAway: 1001 } as const
