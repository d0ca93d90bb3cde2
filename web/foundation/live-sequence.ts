import type { Broadcast, LiveEvent, LiveHeartbeat, LiveMessage } from '#contract/foundation/live.ts'

/** The content of a message: one event, or that everything live may have changed. */
export type LiveChange = LiveEvent | 'everything'

/** A message with a sequence number. */
export type Numbered = Exclude<LiveMessage, Broadcast | LiveHeartbeat>

export type Followed = { seq: number; change?: LiveChange }

/**
 * Returns the effect of a message on a page that knows all events up to `seq`; undefined when it knows none yet: data fetched before may then be
 * old. An event that is known already is dropped, and one too far ahead means that some were missed.
 */
export function followMessage(seq: number | undefined, message: Numbered): Followed {
  switch (message.kind) {
    case 'hello':
      // The page keeps its own number, not the server's latest: the events in between are about to arrive.
      return seq === undefined ? { seq: message.seq, change: 'everything' } : { seq }
    case 'resync':
      return { seq: message.seq, change: 'everything' }
    default:
      if (seq === undefined || message.seq > seq + 1) return { seq: message.seq, change: 'everything' }
      return message.seq === seq + 1 ? { seq: message.seq, change: message } : { seq }
  }
}
