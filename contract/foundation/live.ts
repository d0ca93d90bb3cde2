import { z } from 'zod'

/**
 * What the live socket pushes: something of this kind, with this id, changed for this member; the words are fetched by HTTP. `seq` numbers a
 * member's durable events 1, 2, 3…; `resync` means that too much was missed and everything live is to be fetched again.
 */
export const LIVE_KINDS = ['notice', 'matches'] as const
export const LiveKind = z.enum(LIVE_KINDS)
export type LiveKind = z.infer<typeof LiveKind>

export const LiveEvent = z.object({ seq: z.number().int().positive(), kind: LiveKind, id: z.uuid() })
export type LiveEvent = z.infer<typeof LiveEvent>

export const LiveMessage = z.union([
  LiveEvent,
  z.object({ kind: z.literal('hello'), seq: z.number().int().nonnegative() }),
  z.object({ kind: z.literal('resync'), seq: z.number().int().nonnegative() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>

/** A gap longer than this is not replayed. */
export const LIVE_REPLAY_MAX = 500

/** Close codes of the socket: the session ended (do not come back), or the server stops (come back soon). */
export const LIVE_CLOSE = { sessionEnded: 4401, tooSlow: 4408, tooMany: 4429, goingAway: 1001 } as const
