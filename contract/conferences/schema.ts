import { z } from 'zod'
import { Author } from '#contract/accounts/schema.ts'
import { Hidden } from '#contract/foundation/hidden.ts'
import { Id } from '#contract/foundation/ids.ts'
import { Language } from '#contract/foundation/languages.ts'
import { lineText, longText, optional } from '#contract/foundation/text.ts'
import { isWebAddress } from '#contract/foundation/web-address.ts'
import {
  ANSWER_MAX,
  CAPACITY_MAX,
  DESCRIPTION_MAX,
  DURATION_MAX,
  DURATION_MIN,
  EXPERT_BIO_MAX,
  EXPERT_NAME_MAX,
  EXTENSION_MAX,
  MESSAGE_MAX,
  MODERATORS_MAX,
  REASON_MAX,
  RECORDING_CONSENT,
  SDP_MAX,
  SEARCH_MAX,
  TAG_MAX,
  TAGS_MAX,
  TITLE_MAX,
  URL_MAX,
} from './limits.ts'
import { CONFERENCE_STATUSES, CONFERENCE_TABS } from './rules.ts'

export const REPLAY_STATES = ['preparing', 'ready', 'failed', 'removed'] as const

export const ConferenceStatus = z.enum(CONFERENCE_STATUSES)
export const ConferenceTab = z.enum(CONFERENCE_TABS)

export const Conference = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  expert: z.object({ name: z.string(), bio: z.string().nullable(), member: Author.nullable() }),
  scheduledAt: z.date(),
  endsAt: z.date(),
  durationMinutes: z.number().int(),
  status: ConferenceStatus,
  cancelReason: z.string().nullable(),
  tags: z.array(z.string()),
  language: Language,
  url: z.string().nullable(),
  capacity: z.number().int().nullable(),
  registrations: z.number().int().nonnegative(),
  isRegistered: z.boolean(),
  /** Whether it is announced as recorded: only the expert is recorded, and only where they consent. */
  isRecorded: z.boolean(),
  /** Null where there is none. Only staff learn that it failed. */
  replay: z.object({ state: z.enum(REPLAY_STATES) }).nullable(),
  version: z.number().int().positive(),
  can: z.object({
    register: z.boolean(),
    unregister: z.boolean(),
    join: z.boolean(),
    publish: z.boolean(),
    moderate: z.boolean(),
    manage: z.boolean(),
  }),
})
export type Conference = z.infer<typeof Conference>

export const ConferenceScope = z.object({
  search: z
    .string()
    .transform((text) => text.trim().slice(0, SEARCH_MAX) || undefined)
    .optional(),
  tag: lineText({ min: 1, max: TAG_MAX }).optional(),
  language: Language.optional(),
})
export type ConferenceScope = z.output<typeof ConferenceScope>

export const ConferenceList = z.object({
  items: z.array(Conference),
  nextCursor: z.string().nullable(),
  counts: z.record(ConferenceTab, z.number().int().nonnegative()),
  topics: z.array(z.string()),
})

const WebAddress = lineText({ min: 1, max: URL_MAX }).refine(isWebAddress, 'invalid')

export const ConferenceFields = z.object({
  title: lineText({ min: 1, max: TITLE_MAX }),
  description: longText({ min: 1, max: DESCRIPTION_MAX }),
  expertName: lineText({ min: 1, max: EXPERT_NAME_MAX }),
  expertBio: optional(longText({ max: EXPERT_BIO_MAX })),
  expertId: Id.nullable().default(null),
  moderatorIds: z
    .array(Id)
    .max(MODERATORS_MAX)
    .refine((ids) => new Set(ids).size === ids.length, 'invalid')
    .default([]),
  scheduledAt: z.coerce.date(),
  durationMinutes: z.number().int().min(DURATION_MIN).max(DURATION_MAX),
  tags: z
    .array(lineText({ min: 1, max: TAG_MAX }))
    .max(TAGS_MAX)
    .default([]),
  language: Language,
  url: optional(WebAddress),
  capacity: z.number().int().min(1).max(CAPACITY_MAX).nullable().default(null),
  /** Possible only where this server can record; once the conference has begun, recording can only be switched off. */
  isRecorded: z.boolean().default(false),
})
export type ConferenceFields = z.output<typeof ConferenceFields>

export const CreateConferenceInput = ConferenceFields.extend({ requestId: Id })
export const EditConferenceInput = ConferenceFields.extend({ id: Id, version: z.number().int().positive() })
/** `endsAt` is the end that the sender saw: a request that is sent twice adds its minutes once. */
export const ExtendInput = z.object({
  id: Id,
  minutes: z.number().int().min(1).max(EXTENSION_MAX),
  endsAt: z.coerce.date(),
})
export const CancelInput = z.object({ id: Id, reason: optional(longText({ max: REASON_MAX })) })

export const ROOM_MESSAGE_KINDS = ['text', 'question', 'announcement'] as const
export const RoomMessageKind = z.enum(ROOM_MESSAGE_KINDS)
export type RoomMessageKind = z.infer<typeof RoomMessageKind>

export const QUESTION_STATES = ['pending', 'approved', 'rejected', 'answered'] as const
export const QuestionState = z.enum(QUESTION_STATES)
export type QuestionState = z.infer<typeof QuestionState>

/**
 * A message in a room. `seq` grows with every change of a message, not only with new ones: a browser that has read up to a number asks for what came after it.
 * An anonymous question has no author, for anybody.
 */
export const RoomMessage = z.object({
  id: Id,
  seq: z.number().int().positive(),
  kind: RoomMessageKind,
  author: Author.nullable(),
  isFromExpert: z.boolean(),
  isAnonymous: z.boolean(),
  /** Null once the message is removed. */
  body: z.string().nullable(),
  createdAt: z.date(),
  /** Why moderation hid it, for its author and the room's staff; others do not get its words. */
  hidden: Hidden,
  question: z
    .object({
      state: QuestionState,
      votes: z.number().int().nonnegative(),
      isPinned: z.boolean(),
      answer: z.string().nullable(),
      answeredAt: z.date().nullable(),
    })
    .nullable(),
})
export type RoomMessage = z.infer<typeof RoomMessage>

/** For the member's own browser alone. */
export const OwnPart = z.object({ messageIds: z.array(Id), votedIds: z.array(Id) })

/**
 * The number of the broadcast, which grows each time the expert begins to send: viewers must then connect again, for the earlier one shows nothing any more.
 */
export const Take = z.number().int().nonnegative()

export const SessionDescription = z.string().min(1).max(SDP_MAX)

export const Room = z.object({
  conference: Conference,
  /** Oldest first. Unapproved questions are shown to their author, and all of them to moderators. */
  messages: z.array(RoomMessage),
  seq: z.number().int().nonnegative(),
  participants: z.number().int().nonnegative(),
  own: OwnPart,
  broadcast: z.object({
    isLive: z.boolean(),
    take: Take,
    isRecording: z.boolean(),
  }),
})
export type Room = z.infer<typeof Room>

export const SayInput = z
  .object({
    id: Id,
    requestId: Id,
    kind: RoomMessageKind.default('text'),
    body: longText({ min: 1, max: MESSAGE_MAX }),
    isAnonymous: z.boolean().default(false),
  })
  .refine(({ kind, isAnonymous }) => !isAnonymous || kind === 'question', { message: 'invalid', path: ['isAnonymous'] })
export type SayInput = z.output<typeof SayInput>

export const QUESTION_ACTS = ['approve', 'reject', 'pin', 'unpin', 'answered'] as const
export const JudgeInput = z.object({ id: Id, messageId: Id, act: z.enum(QUESTION_ACTS) })
export const AnswerQuestionInput = z.object({ id: Id, messageId: Id, answer: longText({ min: 1, max: ANSWER_MAX }) })

export const PublishInput = z.object({
  id: Id,
  offer: SessionDescription,
  /** The version of the text by which the expert consents to be recorded; null where they do not. */
  recordingConsent: z.literal(RECORDING_CONSENT).nullable().default(null),
  /** True where the browser reconnects by itself, under a consent given before: a recording that was stopped meanwhile is not resumed. */
  isMending: z.boolean().default(false),
})

/**
 * News that is pushed to those in a room: all that was said or changed after `from`, so that a browser that knows everything up to there need not ask.
 * Questions that await approval are not in it: `isMoreForStaff` says that there are some.
 */
export const RoomNews = z.object({
  from: z.number().int().nonnegative(),
  seq: z.number().int().nonnegative(),
  messages: z.array(RoomMessage),
  isMoreForStaff: z.boolean(),
  participants: z.number().int().nonnegative(),
  broadcast: Room.shape.broadcast,
  status: ConferenceStatus,
})
export type RoomNews = z.infer<typeof RoomNews>
