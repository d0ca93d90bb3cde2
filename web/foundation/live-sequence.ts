import type { Broadcast, LiveBeat, LiveEvent, LiveMessage } from '#contract/foundation/live.ts'

/** The change that a message tells: one event, or that anything live may have changed. */
export type LiveChange = LiveEvent | 'everything'

/** A message that has a number. */
export type Numbered = Exclude<LiveMessage, Broadcast | LiveBeat>

export type Followed = { seq: number; change?: LiveChange }

/**
 * Returns what follows from a message for a page that has heard all events up to `seq`. That is undefined when none has been heard yet: data fetched
 * before this moment may then be old. Events come in order: one heard before is dropped, one too far ahead means that some were missed.
 */
export function followMessage(seq: number | undefined, message: Numbered): Followed {
  switch (message.kind) {
    case 'hello':
      // The server's latest number, not ours: the events between are about to come.
      return seq === undefined ? { seq: message.seq, change: 'everything' } : { seq }
    case 'resync':
      return { seq: message.seq, change: 'everything' }
    default:
      if (seq === undefined || message.seq > seq + 1) return { seq: message.seq, change: 'everything' }
      return message.seq === seq + 1 ? { seq: message.seq, change: message } : { seq }
  }
}
