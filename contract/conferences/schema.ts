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

/** A conference as anyone may read it; `isRegistered`, `can` and what staff alone sees are of the reader. */
export const Conference = z.object({
  id: Id,
  title: z.string(),
  description: z.string(),
  /** The name that is announced; `member` is the account that speaks, where one is assigned and there. */
  expert: z.object({ name: z.string(), bio: z.string().nullable(), member: Author.nullable() }),
  scheduledAt: z.date(),
  endsAt: z.date(),
  durationMinutes: z.number().int(),
  status: ConferenceStatus,
  cancelReason: z.string().nullable(),
  tags: z.array(z.string()),
  language: Language,
  /** A room elsewhere, for those who are registered. */
  url: z.string().nullable(),
  capacity: z.number().int().nullable(),
  registrations: z.number().int().nonnegative(),
  isRegistered: z.boolean(),
  /** It is announced as recorded: the expert, where they consent, and nobody else. */
  isRecorded: z.boolean(),
  /** What became of the recording once it is over; null where there is none. That it failed is told to staff alone. */
  replay: z.object({ state: z.enum(REPLAY_STATES) }).nullable(),
  version: z.number().int().positive(),
  can: z.object({
    register: z.boolean(),
    unregister: z.boolean(),
    /** Enter the live room. */
    join: z.boolean(),
    /** Speak in it: the expert. */
    publish: z.boolean(),
    /** Approve, pin and remove in its chat, extend and end it. */
    moderate: z.boolean(),
    /** Create, edit, cancel, start. */
    manage: z.boolean(),
  }),
})
export type Conference = z.infer<typeof Conference>

/** Which conferences are looked for. `search` is a part of title, description or expert's name, without case and accents. */
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
  /** The topics of all conferences, most frequent first, at most TOPICS_SHOWN. */
  topics: z.array(z.string()),
})

const WebAddress = lineText({ min: 1, max: URL_MAX }).refine(isWebAddress, 'invalid')

export const ConferenceFields = z.object({
  title: lineText({ min: 1, max: TITLE_MAX }),
  description: longText({ min: 1, max: DESCRIPTION_MAX }),
  expertName: lineText({ min: 1, max: EXPERT_NAME_MAX }),
  expertBio: optional(longText({ max: EXPERT_BIO_MAX })),
  /** A member with the right of a medical professional. */
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
  /** Only where this server can; once it has begun it can only be taken back. */
  isRecorded: z.boolean().default(false),
})
export type ConferenceFields = z.output<typeof ConferenceFields>

export const CreateConferenceInput = ConferenceFields.extend({ requestId: Id })
export const EditConferenceInput = ConferenceFields.extend({ id: Id, version: z.number().int().positive() })
export const CancelInput = z.object({ id: Id, reason: optional(longText({ max: REASON_MAX })) })

export const ROOM_MESSAGE_KINDS = ['text', 'question', 'announcement'] as const
export const RoomMessageKind = z.enum(ROOM_MESSAGE_KINDS)
export type RoomMessageKind = z.infer<typeof RoomMessageKind>

export const QUESTION_STATES = ['pending', 'approved', 'rejected', 'answered'] as const
export const QuestionState = z.enum(QUESTION_STATES)
export type QuestionState = z.infer<typeof QuestionState>

/**
 * What was said in a room. `seq` grows with every change of a message, not only with new ones: whoever has read up to a number asks for what came after
 * it. An anonymous question has no author, for anybody.
 */
export const RoomMessage = z.object({
  id: Id,
  /** The number of its latest change in its room. */
  seq: z.number().int().positive(),
  kind: RoomMessageKind,
  author: Author.nullable(),
  isFromExpert: z.boolean(),
  isAnonymous: z.boolean(),
  /** Null once it was removed. */
  body: z.string().nullable(),
  createdAt: z.date(),
  /** By moderation: told to its author and the room's staff, gone for all others. */
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

/** What a member did in a room, for their own browser alone: which messages are theirs, and for which questions they voted. */
export const OwnPart = z.object({ messageIds: z.array(Id), votedIds: z.array(Id) })

/** Grows each time the expert begins to send: what was watched before shows nothing any more. */
export const Take = z.number().int().nonnegative()

/** SDP of a browser or of the media server, as WebRTC says it. */
export const SessionDescription = z.string().min(1).max(SDP_MAX)

export const Room = z.object({
  conference: Conference,
  /** Latest messages, oldest first. Of questions that wait for approval only one's own, and all of them for moderators. */
  messages: z.array(RoomMessage),
  seq: z.number().int().nonnegative(),
  participants: z.number().int().nonnegative(),
  own: OwnPart,
  broadcast: z.object({
    /** The expert sends picture or voice. */
    isLive: z.boolean(),
    take: Take,
    /** What they send is recorded. */
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
  /** The version of the text by which they consent to be recorded; null where they do not. */
  recordingConsent: z.literal(RECORDING_CONSENT).nullable().default(null),
  /** It is sent anew by itself, by a consent given before: what is recorded no more meanwhile is not recorded again. */
  isMending: z.boolean().default(false),
})

/**
 * What is pushed to those who are in a room: all that was said or changed after `from`, so that whoever knows everything up to there need not ask.
 * Questions that wait are not in it: `isMoreForStaff` says that there are some.
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
