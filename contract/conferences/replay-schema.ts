import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { longText, optional } from '#contract/foundation/text.ts'
import { CAPTIONS_BYTES_MAX, REASON_MAX } from './limits.ts'
import { REPLAY_STATES } from './schema.ts'

export const REPLAY_FAILURES = ['program', 'files', 'unreadable', 'storage'] as const
export type ReplayFailure = (typeof REPLAY_FAILURES)[number]

export const REPLAY_REMOVERS = ['speaker', 'staff', 'age', 'erasure'] as const
export type ReplayRemover = (typeof REPLAY_REMOVERS)[number]

/** A chapter names nobody. */
export const Chapter = z.object({ id: Id, title: z.string(), atSeconds: z.number().nonnegative() })
export type Chapter = z.infer<typeof Chapter>

export const Replay = z.object({
  state: z.enum(REPLAY_STATES),
  failure: z.enum(REPLAY_FAILURES).nullable(),
  removedBy: z.enum(REPLAY_REMOVERS).nullable(),
  removeReason: z.string().nullable(),
  /** A path of this site, served to members only; null until it is ready. */
  video: z.string().nullable(),
  seconds: z.number().nonnegative().nullable(),
  publishedAt: z.date().nullable(),
  keptUntil: z.date().nullable(),
  chapters: z.array(Chapter),
  captions: z.array(z.object({ language: Language, addedAt: z.date() })),
  can: z.object({
    withdraw: z.boolean(),
    remove: z.boolean(),
    caption: z.boolean(),
  }),
  withdrawableUntil: z.date().nullable(),
})
export type Replay = z.infer<typeof Replay>

export const RemoveReplayInput = z.object({ id: Id, reason: optional(longText({ max: REASON_MAX })) })
export const CaptionsOf = z.object({ id: Id, language: Language })
export const PutCaptionsInput = CaptionsOf.extend({ file: z.file().min(1).max(CAPTIONS_BYTES_MAX) })
