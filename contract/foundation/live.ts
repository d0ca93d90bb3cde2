import { z } from 'zod'
import { LIVE_KINDS, SIGNAL_KINDS, TOPICS_MAX } from './live-kinds.ts'

/**
 * What the live socket pushes: something of this kind, with this id, changed for this member; the words are fetched by HTTP. `seq` numbers a
 * member's durable events 1, 2, 3…; `resync` means that too much was missed and everything live is to be fetched again.
 */
export const LiveEvent = z.object({ seq: z.number().int().positive(), kind: z.enum(LIVE_KINDS), id: z.uuid() })
export type LiveEvent = z.infer<typeof LiveEvent>

/**
 * What is pushed to those who watch, without a number. `by`: whose act it is, where that matters; it is not told to themselves. `news`: the words, where
 * so many watch that each could not ask for them; in the shape that the room which owns the subject gives them.
 */
export const Broadcast = z.object({
  kind: z.enum(SIGNAL_KINDS),
  id: z.uuid(),
  by: z.uuid().optional(),
  news: z.unknown().optional(),
})
export type Broadcast = z.infer<typeof Broadcast>

/** What a browser looks at: everything of a kind, such as `feed`, or one thing, such as `post:` or `conversation:` and its id. */
export const Topic = z.union([
  z.literal('feed'),
  z.templateLiteral([z.enum(['post', 'conversation', 'room']), ':', z.uuid()]),
])
export type Topic = z.infer<typeof Topic>

/** What a browser says on the socket: all that it looks at now, in place of what it looked at before. */
export const LiveRequest = z.object({ watch: z.array(Topic).max(TOPICS_MAX) })
export type LiveRequest = z.infer<typeof LiveRequest>

/** Says that the line lives, and nothing else. */
const LiveBeat = z.object({ kind: z.literal('beat') })
export type LiveBeat = z.infer<typeof LiveBeat>

export const LiveMessage = z.union([
  LiveEvent,
  Broadcast,
  LiveBeat,
  z.object({ kind: z.literal('hello'), seq: z.number().int().nonnegative() }),
  z.object({ kind: z.literal('resync'), seq: z.number().int().nonnegative() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
