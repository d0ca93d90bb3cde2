import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Id } from '#contract/foundation/ids.ts'
import { CANDIDATE_MAX, SDP_MAX } from './limits.ts'
import { CALL_OUTCOMES } from './schema.ts'

export const CallState = z.enum(['ringing', 'active', 'over'])
export type CallState = z.infer<typeof CallState>

export const Call = z.object({
  id: Id,
  conversationId: Id,
  other: Author.nullable(),
  /** The caller makes the offer, and is the impolite side of the negotiation. */
  isMine: z.boolean(),
  state: CallState,
  startedAt: z.date(),
  ringsUntil: z.date(),
  answeredAt: z.date().nullable(),
  outcome: z.enum(CALL_OUTCOMES).nullable(),
})
export type Call = z.infer<typeof Call>

/**
 * A session description: a first line, then lines of a letter and a value. The pattern begins every line with its line break, so that there is only one way to
 * match a text: with more, a text of some lines could occupy the process for hours. Lone surrogates are refused, because they cannot be kept as JSON.
 */
const Sdp = z
  .string()
  .max(SDP_MAX)
  .regex(/^v=0(?:\r?\n[a-z]=[^\p{Cs}\r\n\0]*)+(?:\r?\n)?$/u, 'invalid')

export const PICTURES = ['none', 'camera', 'screen'] as const
export type Picture = (typeof PICTURES)[number]

/**
 * A signal from one browser of a call to the other (https://www.w3.org/TR/webrtc/#perfect-negotiation-example). `repair`: asks the side that may do so to
 * restart ICE. `media`: what this side shows, and whether its microphone is on, which the stream does not tell. `leaving`: this page is closing, and may come
 * back. `back`: it came back, and knows nothing of what was said before. `again`: the answer to `back`; what follows it belongs to a new connection.
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

/** ICE servers in the form of RTCConfiguration. `isRelayOnly`: a direct call would show each side's address to the other. */
export const IceServers = z.object({
  servers: z.array(
    z.object({ urls: z.array(z.string()), username: z.string().optional(), credential: z.string().optional() }),
  ),
  isRelayOnly: z.boolean(),
  /** When the credentials expire; null where none are needed. */
  validUntil: z.date().nullable(),
})
export type IceServers = z.infer<typeof IceServers>
