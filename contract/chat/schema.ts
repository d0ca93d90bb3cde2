import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { hasLink } from '#contract/foundation/links.ts'
import { longText, optional } from '#contract/foundation/text.ts'
import { Media } from '#contract/media/schema.ts'
import { INTRODUCTION_MAX, MESSAGE_MAX } from './limits.ts'

export const REQUEST_KINDS = ['chat', 'video'] as const
export const RequestKind = z.enum(REQUEST_KINDS)
export type RequestKind = z.infer<typeof RequestKind>

/** The number of a message in its conversation: 1, 2, 3… */
export const Seq = z.coerce.number().int().nonnegative()

/** The same, where messages are looked for: none is numbered higher. */
export const SeqInThread = Seq.max(2_147_483_647)

/** What a reply quotes; `excerpt` is null where that was deleted, and empty for a picture alone. */
export const Quote = z.object({ id: Id, isMine: z.boolean(), excerpt: z.string().nullable(), hasImage: z.boolean() })
export type Quote = z.infer<typeof Quote>

/** How a call ended: `missed` by whoever was called, `declined` by them, `done` after they talked. */
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
  /** Of a line that tells of a call, which says nothing else. */
  call: CallLine.nullable(),
  createdAt: z.date(),
  /** By moderation: told to whoever sent it, and gone for the other side. */
  hidden: Hidden,
  can: z.object({ removeForBoth: z.boolean(), report: z.boolean() }),
})
export type Message = z.infer<typeof Message>

export const ChatRequest = z.object({
  id: Id,
  conversationId: Id,
  kind: RequestKind,
  /** Who asks. */
  from: Author,
  to: Author,
  isMine: z.boolean(),
  /** Percent, of the best match of the two, where their posts resemble each other. */
  score: z.number().int().nullable(),
  /** What whoever asks wrote with it. */
  introduction: z.string().nullable(),
  createdAt: z.date(),
  expiresAt: z.date(),
})
export type ChatRequest = z.infer<typeof ChatRequest>

/** active: both talk. asked: this member waits for an answer. asking: they are asked. over: neither; it can be asked for anew. */
export const ConversationState = z.enum(['active', 'asked', 'asking', 'over'])
export type ConversationState = z.infer<typeof ConversationState>

/** Where the other side has come to, while the two talk and as far as both show it: null where one of the two does not. */
export const Marks = z.object({ deliveredSeq: z.number().int(), readSeq: z.number().int().nullable() })

export const Conversation = z.object({
  id: Id,
  /** Null for a member whose account is gone: "Membre supprimé". */
  other: Author.nullable(),
  state: ConversationState,
  /** The request that waits, if one does. */
  request: ChatRequest.nullable(),
  lastMessage: Message.nullable(),
  lastMessageAt: z.date(),
  unread: z.number().int().nonnegative(),
  /** Where this member has come to. */
  readSeq: z.number().int().nonnegative(),
  others: Marks,
  /** Null where one of the two does not show it, or the two do not talk. */
  isOnline: z.boolean().nullable(),
  can: z.object({ write: z.boolean(), introduce: z.boolean(), askVideo: z.boolean(), call: z.boolean() }),
})
export type Conversation = z.infer<typeof Conversation>

/** Whom one may write to without a directory: why they are known. */
export const Contact = z.object({
  member: Author,
  why: z.enum(['match', 'meToo', 'comment']),
  /** Percent, of the best match. */
  score: z.number().int().nullable(),
  conversationId: Id.nullable(),
})
export type Contact = z.infer<typeof Contact>

/** Somebody whom one may ask, and what there is between the two: `why` is null for a member known from elsewhere. */
export const Approach = z.object({
  member: Author,
  why: Contact.shape.why.nullable(),
  score: Contact.shape.score,
  /** Theirs, whether they talk in it or not; null where neither asked the other yet, or nothing came of it. */
  conversation: Conversation.nullable(),
})
export type Approach = z.infer<typeof Approach>

/** Without links: those come once the two know each other. */
const Introduction = longText({ min: 1, max: INTRODUCTION_MAX }).refine((text) => !hasLink(text), 'invalid')

export const StartInput = z.object({
  memberId: Id,
  kind: RequestKind.default('chat'),
  introduction: optional(Introduction),
})
export type StartInput = z.output<typeof StartInput>

/** `requestId`: the same one never says anything twice. A text, a picture, or both. */
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

/** What one shows of oneself; what one hides one does not see of others. */
export const ChatManners = z.object({ showsReading: z.boolean(), showsPresence: z.boolean() })
export type ChatManners = z.infer<typeof ChatManners>
