import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Band } from '#contract/closest/schema.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { longText, optional } from '#contract/foundation/text.ts'
import { Media } from '#contract/media/schema.ts'
import { INTRODUCTION_MAX, MESSAGE_MAX } from './limits.ts'

export const REQUEST_KINDS = ['chat', 'video'] as const
export const RequestKind = z.enum(REQUEST_KINDS)
export type RequestKind = z.infer<typeof RequestKind>

export const Seq = z.coerce.number().int().nonnegative()

/** The database column holds no higher number. */
export const SeqInThread = Seq.max(2_147_483_647)

/** The message that a reply quotes; `excerpt` is null where that message was deleted, and empty for a picture alone. */
export const Quote = z.object({ id: Id, isMine: z.boolean(), excerpt: z.string().nullable(), hasImage: z.boolean() })
export type Quote = z.infer<typeof Quote>

export const CALL_OUTCOMES = ['missed', 'declined', 'done'] as const
export const CallLine = z.object({ outcome: z.enum(CALL_OUTCOMES), seconds: z.number().int().nonnegative() })

export type CallLine = z.infer<typeof CallLine>

export const Message = z.object({
  id: Id,
  conversationId: Id,
  seq: z.number().int().positive(),
  /** Null for a member whose account is gone. */
  senderId: Id.nullable(),
  isMine: z.boolean(),
  /** Null where it was deleted for both: "Message supprimé". */
  body: z.string().nullable(),
  image: Media.nullable(),
  quote: Quote.nullable(),
  call: CallLine.nullable(),
  createdAt: z.date(),
  hidden: Hidden,
  can: z.object({ removeForBoth: z.boolean(), report: z.boolean() }),
})
export type Message = z.infer<typeof Message>

export const ChatRequest = z.object({
  id: Id,
  conversationId: Id,
  kind: RequestKind,
  from: Author,
  to: Author,
  isMine: z.boolean(),
  band: Band.nullable(),
  introduction: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/**
 * active: both talk. asked: this member waits for an answer. asking: the other member waits for this one's answer. over: neither; a new request can be made.
 */
export const ConversationState = z.enum(['active', 'asked', 'asking', 'over'])
export type ConversationState = z.infer<typeof ConversationState>

/** How far the other side has received and read, while the two talk; null where either of them does not show it. */
export const Marks = z.object({ deliveredSeq: z.number().int(), readSeq: z.number().int().nullable() })

export const Conversation = z.object({
  id: Id,
  /** Null for a member whose account is gone: "Membre supprimé". */
  other: Author.nullable(),
  state: ConversationState,
  request: ChatRequest.nullable(),
  lastMessage: Message.nullable(),
  lastMessageAt: z.date(),
  unread: z.number().int().nonnegative(),
  readSeq: z.number().int().nonnegative(),
  others: Marks,
  /** Null where either member hides it, or the two do not talk. */
  isOnline: z.boolean().nullable(),
  can: z.object({ write: z.boolean(), introduce: z.boolean(), askVideo: z.boolean(), call: z.boolean() }),
})
export type Conversation = z.infer<typeof Conversation>

/** A member to whom the reader may write. There is no directory of all members. */
export const Contact = z.object({
  member: Author,
  why: z.enum(['match', 'meToo', 'comment']),
  band: Band.nullable(),
  conversationId: Id.nullable(),
})
export type Contact = z.infer<typeof Contact>

/** `why` is null for a member known from elsewhere. */
export const Approach = z.object({
  member: Author,
  why: Contact.shape.why.nullable(),
  band: Contact.shape.band,
  /** In whichever state; null where neither member asked the other yet, or where nothing came of it. */
  conversation: Conversation.nullable(),
})
export type Approach = z.infer<typeof Approach>

/** An introduction holds no links: those are allowed once the two know each other. */
const Introduction = longText({ min: 1, max: INTRODUCTION_MAX }).refine((text) => !hasLink(text), 'invalid')

export const StartInput = z.object({
  memberId: Id,
  kind: RequestKind.default('chat'),
  introduction: optional(Introduction),
})
export type StartInput = z.output<typeof StartInput>

/** `requestId`: the same id never sends twice. The message holds a text, a picture, or both. */
export const SendInput = z
  .object({
    conversationId: Id,
    requestId: Id,
    body: longText({ max: MESSAGE_MAX }).default(''),
    mediaId: Id.nullable().default(null),
    quoteId: Id.nullable().default(null),
  })
  .refine(({ body, mediaId }) => body !== '' || mediaId !== null, { path: ['body'], message: 'required' })
export type SendInput = z.output<typeof SendInput>

/** A member who hides a detail does not see it of others either. */
export const ChatPreferences = z.object({ showsReading: z.boolean(), showsPresence: z.boolean() })
export type ChatPreferences = z.infer<typeof ChatPreferences>
