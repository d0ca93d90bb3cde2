import { z } from 'zod'
import { FieldFault } from './faults.ts'
import { BROADCAST_KINDS, LIVE_KINDS } from './live-kinds.ts'
import { REPLAYED_MAX_MS, REPLAYED_MS, TOPICS_MAX } from './live-limits.ts'

/**
 * An event that the live socket pushes: something of this kind, with this id, changed for this member; its content is fetched by HTTP. `seq` numbers a member's
 * durable events 1, 2, 3…; `resync` means that too much was missed and everything live must be fetched again.
 */
export const LiveEvent = z.object({ seq: z.number().int().positive(), kind: z.enum(LIVE_KINDS), id: z.uuid() })
export type LiveEvent = z.infer<typeof LiveEvent>

/**
 * A broadcast to the browsers that watch a subject now. It has no number. Browsers get `kind`, `id` and `news`; the other fields decide who gets it.
 * `by`: the member who acted, who is not sent their own act. `of`: the members whose act or words these are; members who may not see them get nothing.
 * `to`: the only member who gets it. `under`: the place under which the content of an erased author stands, which some members may not see.
 * `news`: the content itself, for subjects that too many watch for each to request it. Its shape belongs to the module that owns the subject.
 */
export const Broadcast = z.object({
  kind: z.enum(BROADCAST_KINDS),
  id: z.uuid(),
  by: z.uuid().optional(),
  of: z.array(z.uuid()).optional(),
  to: z.uuid().optional(),
  under: z.uuid().optional(),
  news: z.unknown().optional(),
})
export type Broadcast = z.infer<typeof Broadcast>

export const Topic = z.union([
  z.literal('feed'),
  z.templateLiteral([z.enum(['post', 'conversation', 'room']), ':', z.uuid()]),
])
export type Topic = z.infer<typeof Topic>

/** Everything that the browser watches now, which replaces what it watched before, and how many milliseconds ago it was read. */
export const LiveRequest = z.object({
  watch: z.array(Topic).max(TOPICS_MAX),
  readMsAgo: z.number().int().min(0).max(REPLAYED_MAX_MS).default(REPLAYED_MS),
})
export type LiveRequest = z.input<typeof LiveRequest>

/** Answers a message that is no such request or exceeds its limits; nothing of it was done. */
export const LiveRefusal = z.object({
  kind: z.literal('refused'),
  code: z.literal('INVALID_INPUT'),
  fields: z.array(FieldFault),
})
export type LiveRefusal = z.infer<typeof LiveRefusal>

const LiveHeartbeat = z.object({ kind: z.literal('beat') })
export type LiveHeartbeat = z.infer<typeof LiveHeartbeat>

export const LiveMessage = z.union([
  LiveEvent,
  Broadcast,
  LiveHeartbeat,
  z.object({ kind: z.literal('hello'), seq: z.number().int().nonnegative() }),
  z.object({ kind: z.literal('resync'), seq: z.number().int().nonnegative() }),
])
export type LiveMessage = z.infer<typeof LiveMessage>
