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

export const NOTICE_GROUPS = {
  exchanges: ['comment', 'reply', 'meToo', 'request', 'accepted', 'acquainted'],
} as const satisfies Record<string, readonly NoticeKind[]>
export const NoticeGroup = z.enum(Object.keys(NOTICE_GROUPS) as [keyof typeof NOTICE_GROUPS])
export type NoticeGroup = z.infer<typeof NoticeGroup>

/** `email` includes the app. */
export const NOTICE_CHANNELS = ['none', 'app', 'email'] as const
export const NoticeChannel = z.enum(NOTICE_CHANNELS)
export type NoticeChannel = z.infer<typeof NoticeChannel>

export const DIGESTS = ['each', 'daily', 'weekly'] as const
export const Digest = z.enum(DIGESTS)
export type Digest = z.infer<typeof Digest>

const MinuteOfDay = z.number().int().min(0).max(1439)

/** The span crosses midnight when it ends before it begins. */
export const QuietHours = z
  .object({ from: MinuteOfDay, to: MinuteOfDay })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'invalid' })
export type QuietHours = z.infer<typeof QuietHours>

/** `digest` applies to mails alone. */
export const NoticeRhythm = z.object({ digest: Digest, quiet: QuietHours.nullable(), timeZone: TimeZone })
export type NoticeRhythm = z.infer<typeof NoticeRhythm>

export const ChannelInput = z.object({ kind: NoticeKind, channel: NoticeChannel })
export type ChannelInput = z.infer<typeof ChannelInput>

export const NoticePreferences = z.object({
  channels: z.record(NoticeKind, NoticeChannel),
  rhythm: NoticeRhythm.nullable(),
  /** Whether the member agreed to mails; without that no kind is sent by mail. */
  mayMail: z.boolean(),
})
export type NoticePreferences = z.infer<typeof NoticePreferences>

const base = { id: Id, createdAt: z.date(), isRead: z.boolean() }

export const Resemblance = z.object({
  ownPostId: Id,
  ownTitle: z.string(),
  inCommon: z.array(z.string()).min(1).max(IN_COMMON_MAX),
})
export type Resemblance = z.infer<typeof Resemblance>

/** The texts are read from the post on request, never copied. */
export const RecoveryNotice = z.object({
  ...base,
  kind: z.literal('recovery'),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  /** "symptom" is shown as Symptôme, any other value as Médicament. */
  matchType: z.string(),
  /** Null once the two are no longer matched. */
  about: Resemblance.nullable(),
  isMeToo: z.boolean(),
  treatment: z.string().nullable(),
  notes: z.string().nullable(),
})
export type RecoveryNotice = z.infer<typeof RecoveryNotice>

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

/** The notice remains after the case is deleted, so that a member who probes with a made-up case leaves a trace. */
export const MatchNotice = z.object({
  ...base,
  kind: z.literal('match'),
  postId: Id,
  /** Null once its author deleted it. */
  postTitle: z.string().nullable(),
  sender: Author,
  ownPostId: Id.nullable(),
  isClose: z.boolean(),
})
export type MatchNotice = z.infer<typeof MatchNotice>

/** A member who takes "me too" back, or whom I may no longer see, is not counted. */
export const MeTooNotice = z.object({
  ...base,
  kind: z.literal('meToo'),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  others: z.number().int().nonnegative(),
})
export type MeTooNotice = z.infer<typeof MeTooNotice>

export const CommentNotice = z.object({
  ...base,
  kind: z.enum(['comment', 'reply']),
  postId: Id,
  postTitle: z.string(),
  sender: Author,
  commentId: Id,
  excerpt: z.string(),
})
export type CommentNotice = z.infer<typeof CommentNotice>

export const ReminderNotice = z.object({
  ...base,
  kind: z.literal('reminder'),
  journalId: Id,
  journalTitle: z.string(),
  /** The day to write: the day on which the reminder was due, whenever it is opened; null where it is not known. */
  day: PlainDate.nullable(),
})
export type ReminderNotice = z.infer<typeof ReminderNotice>

export const CheckInNotice = z.object({
  ...base,
  kind: z.literal('checkIn'),
  postId: Id,
  postTitle: z.string(),
})
export type CheckInNotice = z.infer<typeof CheckInNotice>

export const RequestNotice = z.object({
  ...base,
  kind: z.enum(['request', 'accepted']),
  conversationId: Id,
  requestKind: z.enum(['chat', 'video']),
  sender: Author,
})
export type RequestNotice = z.infer<typeof RequestNotice>

export const AcquaintedNotice = z.object({
  ...base,
  kind: z.literal('acquainted'),
  sender: Author,
  medication: z.string(),
})
export type AcquaintedNotice = z.infer<typeof AcquaintedNotice>

export const ConferenceNotice = z.object({
  ...base,
  kind: z.literal('conference'),
  conferenceId: Id,
  conferenceTitle: z.string(),
  scheduledAt: z.date(),
  what: z.enum(['soon', 'changed', 'cancelled']),
})
export type ConferenceNotice = z.infer<typeof ConferenceNotice>

export const ProposalNotice = z.object({
  ...base,
  kind: z.literal('proposal'),
  proposalTitle: z.string(),
  what: z.enum(['returned', 'refused', 'approved']),
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
