import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { PlainDate } from '#contract/foundation/dates.ts'
import { Id } from '#contract/foundation/ids.ts'
import { TimeZone } from '#contract/foundation/time-zone.ts'
import { IN_COMMON_MAX } from './limits.ts'

export const NOTICE_KINDS = [
  'recovery',
  'better',
  'diagnosed',
  'match',
  'meToo',
  'comment',
  'reply',
  'reminder',
  'checkIn',
  'request',
  'accepted',
  'acquainted',
  'conference',
  'proposal',
  'moderation',
] as const
export const NoticeKind = z.enum(NOTICE_KINDS)
export type NoticeKind = z.infer<typeof NoticeKind>

/** Groups of kinds that the list of notices filters together: what members write to each other. */
export const NOTICE_GROUPS = {
  exchanges: ['comment', 'reply', 'meToo', 'request', 'accepted', 'acquainted'],
} as const satisfies Record<string, readonly NoticeKind[]>
export const NoticeGroup = z.enum(Object.keys(NOTICE_GROUPS) as [keyof typeof NOTICE_GROUPS])
export type NoticeGroup = z.infer<typeof NoticeGroup>

/** Where notices of a kind are shown; `email` includes the app. */
export const NOTICE_CHANNELS = ['none', 'app', 'email'] as const
export const NoticeChannel = z.enum(NOTICE_CHANNELS)
export type NoticeChannel = z.infer<typeof NoticeChannel>

/** How often mails are sent: one for each notice, or one for a day's or a week's notices. */
export const DIGESTS = ['each', 'daily', 'weekly'] as const
export const Digest = z.enum(DIGESTS)
export type Digest = z.infer<typeof Digest>

const MinuteOfDay = z.number().int().min(0).max(1439)

/** The minutes of the member's day between which nothing is sent; the span crosses midnight when it ends before it begins. */
export const QuietHours = z
  .object({ from: MinuteOfDay, to: MinuteOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invalid' })
export type QuietHours = z.infer<typeof QuietHours>

/** When mails and pushes are sent. `digest` applies to mails alone. */
export const NoticeRhythm = z.object({ digest: Digest, quiet: QuietHours.nullable(), timeZone: TimeZone })
export type NoticeRhythm = z.infer<typeof NoticeRhythm>

export const ChannelInput = z.object({ kind: NoticeKind, channel: NoticeChannel })
export type ChannelInput = z.infer<typeof ChannelInput>

/** The member's choices, or the defaults until they choose. */
export const NoticePreferences = z.object({
  channels: z.record(NoticeKind, NoticeChannel),
  /** Null until they chose one. */
  rhythm: NoticeRhythm.nullable(),
  /** Whether the member agreed to mails; without that no kind is sent by mail. */
  mayMail: z.boolean(),
})
export type NoticePreferences = z.infer<typeof NoticePreferences>

const base = { id: Id, createdAt: z.date(), isRead: z.boolean() }

/** The story of mine that another one resembles, and what they surely have in common, in the words of mine, the most distinctive first. */
export const Resemblance = z.object({
  ownPostId: Id,
  ownTitle: z.string(),
  inCommon: z.array(z.string()).min(1).max(IN_COMMON_MAX),
})
export type Resemblance = z.infer<typeof Resemblance>

/** A member whose case resembles mine has healed. The texts are read from the post on request, never copied. */
export const RecoveryNotice = z.object({
  ...base,
  kind: z.literal('recovery'),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  /** "symptom" is shown as Symptôme, any other value as Médicament. */
  matchType: z.string(),
  /** While the two are matched. */
  about: Resemblance.nullable(),
  isMeToo: z.boolean(),
  treatment: z.string().nullable(),
  notes: z.string().nullable(),
})
export type RecoveryNotice = z.infer<typeof RecoveryNotice>

/** A member whose case resembles mine says that it is better, or that the name of their illness was found. The texts are read from the post on request. */
export const OutcomeNotice = z.object({
  ...base,
  kind: z.enum(['better', 'diagnosed']),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  about: Resemblance.nullable(),
  isMeToo: z.boolean(),
})
export type OutcomeNotice = z.infer<typeof OutcomeNotice>

/** A new case that resembles one of mine. The notice remains after the case is deleted, so that a member who probes with a made-up case leaves a trace. */
export const MatchNotice = z.object({
  ...base,
  kind: z.literal('match'),
  postId: Id,
  /** Null once its author deleted it. */
  postTitle: z.string().nullable(),
  sender: Author,
  /** My post that it resembles, while the two are still matched. */
  ownPostId: Id.nullable(),
  isClose: z.boolean(),
})
export type MatchNotice = z.infer<typeof MatchNotice>

/** Members said "me too" to a story of mine: the latest of them, and how many more. A member who takes it back, or whom I may no longer see, is not counted. */
export const MeTooNotice = z.object({
  ...base,
  kind: z.literal('meToo'),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  others: z.number().int().nonnegative(),
})
export type MeTooNotice = z.infer<typeof MeTooNotice>

/** Someone commented one of my posts, or replied to a comment of mine. */
export const CommentNotice = z.object({
  ...base,
  kind: z.enum(['comment', 'reply']),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  commentId: Id,
  /** The beginning of the comment, at most 240 characters. */
  excerpt: z.string(),
})
export type CommentNotice = z.infer<typeof CommentNotice>

/** A journal that its member wanted to be reminded of. */
export const ReminderNotice = z.object({
  ...base,
  kind: z.literal('reminder'),
  journalId: Id,
  journalTitle: z.string(),
  /** The day to write: the day on which the reminder was due, whenever it is opened; null where it is not known. */
  day: PlainDate.nullable(),
})
export type ReminderNotice = z.infer<typeof ReminderNotice>

/** A story of one's own that has had no news for long: its author is asked once how it stands. */
export const CheckInNotice = z.object({
  ...base,
  kind: z.literal('checkIn'),
  postId: Id,
  postTitle: z.string(),
})
export type CheckInNotice = z.infer<typeof CheckInNotice>

/** A member asks to talk or to call, or agreed to it. */
export const RequestNotice = z.object({
  ...base,
  kind: z.enum(['request', 'accepted']),
  conversationId: Id,
  requestKind: z.enum(['chat', 'video']),
  sender: Author,
})
export type RequestNotice = z.infer<typeof RequestNotice>

/** The other side of a match of side effects and I agreed to be shown to each other. */
export const AcquaintedNotice = z.object({
  ...base,
  kind: z.literal('acquainted'),
  sender: Author,
  /** The medication or the active substance in common, as I wrote it. */
  medication: z.string(),
})
export type AcquaintedNotice = z.infer<typeof AcquaintedNotice>

/** A conference I am registered for begins soon, or changed since I registered. Its current state is read on request. */
export const ConferenceNotice = z.object({
  ...base,
  kind: z.literal('conference'),
  conferenceId: Id,
  conferenceTitle: z.string(),
  scheduledAt: z.date(),
  what: z.enum(['soon', 'changed', 'cancelled']),
})
export type ConferenceNotice = z.infer<typeof ConferenceNotice>

/** The staff decided on a conference that I proposed. The staff's words are read on request. */
export const ProposalNotice = z.object({
  ...base,
  kind: z.literal('proposal'),
  proposalTitle: z.string(),
  what: z.enum(['returned', 'refused', 'approved']),
  /** The conference that the proposal became. */
  conferenceId: Id.nullable(),
})
export type ProposalNotice = z.infer<typeof ProposalNotice>

/**
 * A notice of moderation. held: something I made is hidden until the staff has looked. decision: on something I made. report: on something I reported. appeal:
 * one was decided. urgent: a case, for the staff.
 */
export const ModerationNotice = z.object({
  ...base,
  kind: z.literal('moderation'),
  what: z.enum(['held', 'decision', 'report', 'appeal', 'urgent']),
  decisionId: Id.nullable(),
  caseId: Id.nullable(),
})
export type ModerationNotice = z.infer<typeof ModerationNotice>

export const Notice = z.discriminatedUnion('kind', [
  RecoveryNotice,
  OutcomeNotice,
  MatchNotice,
  MeTooNotice,
  CommentNotice,
  ReminderNotice,
  CheckInNotice,
  RequestNotice,
  AcquaintedNotice,
  ConferenceNotice,
  ProposalNotice,
  ModerationNotice,
])
export type Notice = z.infer<typeof Notice>
