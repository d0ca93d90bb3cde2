import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Id } from '#contract/foundation/ids.ts'
import { CANDIDATE_MAX, SDP_MAX } from './limits.ts'
import { CALL_OUTCOMES } from './schema.ts'

/** ringing until it is answered; active while the two talk; over. */
export const CallState = z.enum(['ringing', 'active', 'over'])
export type CallState = z.infer<typeof CallState>

export const Call = z.object({
  id: Id,
  conversationId: Id,
  other: Author.nullable(),
  /** Whether this member called. They offer, and are the impolite side of the negotiation. */
  isMine: z.boolean(),
  state: CallState,
  startedAt: z.date(),
  /** Until when it rings. */
  ringsUntil: z.date(),
  answeredAt: z.date().nullable(),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
})
export type Call = z.infer<typeof Call>

/**
 * A session description that says what one is: a first line, then lines of a letter and a value. Every line begins with its break, so that there is
 * one way to read it: with more, a text of some lines could hold the process for hours. Halves of a character cannot be kept as JSON.
 */
const Sdp = z
  .string()
  .max(SDP_MAX)
  .regex(/^v=0(?:\r?\n[a-z]=[^\p{Cs}\r\n\0]*)+(?:\r?\n)?$/u, 'invalid')

/** What somebody in a call shows. */
export const PICTURES = ['none', 'camera', 'screen'] as const
export type Picture = (typeof PICTURES)[number]

/**
 * What one browser of a call says to the other (https://www.w3.org/TR/webrtc/#perfect-negotiation-example). `repair`: restart ICE, you are the one who
 * may. `media`: what this side shows, and whether its microphone is on; the stream does not tell.
 * `leaving`: this page goes, and may come back. `back`: it came back, and knows nothing of what was said before. `again`: the answer to that; what follows it
 * is of a connection made anew.
 */
export const SignalBody = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('description'), type: z.enum(['offer', 'answer']), sdp: Sdp }),
  z.strictObject({
    kind: z.literal('candidate'),
    candidate: z
      .string()
      .max(CANDIDATE_MAX)
      .regex(/^(?:candidate:[^\p{Cs}\r\n\0]*)?$/u, 'invalid'),
    sdpMid: z
      .string()
      .max(64)
      .regex(/^[^\p{Cs}\p{Cc}]*$/u, 'invalid')
      .nullable(),
    sdpMLineIndex: z.number().int().min(0).max(64).nullable(),
  }),
  z.strictObject({ kind: z.literal('repair') }),
  z.strictObject({ kind: z.literal('leaving') }),
  z.strictObject({ kind: z.literal('back') }),
  z.strictObject({ kind: z.literal('again') }),
  z.strictObject({ kind: z.literal('media'), picture: z.enum(PICTURES), isHeard: z.boolean() }),
])
export type SignalBody = z.infer<typeof SignalBody>

export const CallSignal = z.object({ seq: z.number().int().positive(), body: SignalBody })
export type CallSignal = z.infer<typeof CallSignal>

/** As RTCConfiguration takes them. `isRelayOnly`: a direct call would show each one's address. */
export const IceServers = z.object({
  servers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  isRelayOnly: z.boolean(),
  /** Until when the credentials hold; null where none are needed. */
  validUntil: z.date().nullable(),
})
export type IceServers = z.infer<typeof IceServers>
