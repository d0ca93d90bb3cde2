import type { Broadcast, LiveEvent, LiveHeartbeat, LiveMessage } from '#contract/foundation/live.ts'

export type LiveChange = LiveEvent | 'everything'

export type Numbered = Exclude<LiveMessage, Broadcast | LiveHeartbeat>

export type Followed = { seq: number; change?: LiveChange }

/**
 * Returns the effect of a message on a page that knows all events up to `seq`. Without `seq` it knows none, and data fetched before may be old.
 * A known event is dropped, and an event too far ahead means that some were missed.
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
