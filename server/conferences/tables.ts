import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { PROPOSAL_STATES } from '#contract/conferences/proposal-schema.ts'
import { REPLAY_FAILURES, REPLAY_REMOVERS } from '#contract/conferences/replay-schema.ts'
import { QUESTION_STATES, REPLAY_STATES, ROOM_MESSAGE_KINDS } from '#contract/conferences/schema.ts'
import { LANGUAGES } from '#contract/foundation/languages.ts'
import { ofErasableMember, ofMember } from '#server/accounts/tables.ts'
import { hidingColumns } from '#server/foundation/hiding.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

/** An announced conference, and what became of it. Its status follows from its instants: see `statusOf` in the contract. */
export const conference = pgTable(
  'conference',
  {
    id: uuid().primaryKey(),
    requestId: uuid().notNull().unique(),
    title: text().notNull(),
    description: text().notNull(),
    expertName: text().notNull(),
    expertBio: text(),
    expertId: ofErasableMember(),
    scheduledAt: instant().notNull(),
    durationMinutes: smallint().notNull(),
    /** The beginning and the duration, with what staff added. */
    endsAt: instant().notNull(),
    startedAt: instant(),
    endedAt: instant(),
    cancelledAt: instant(),
    cancelReason: text(),
    tags: text().array().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    url: text(),
    capacity: integer(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    /** Title, description, expert and tags, as they are searched: without case and accents. */
    search: text().notNull(),
    /** The latest number given in its room. */
    lastSeq: integer().notNull().default(0),
    /** How often the expert began to send, and whether they send now. */
    take: integer().notNull().default(0),
    isSending: boolean().notNull().default(false),
    /** Whether it is announced as recorded, and which take is being recorded. */
    isRecorded: boolean().notNull().default(false),
    recordedTake: integer(),
  },
  (table) => [
    index().on(table.scheduledAt, table.id),
    index().on(table.expertId),
    index('conference_open').on(table.endsAt).where(sql`ended_at is null and cancelled_at is null`),
    check('conference_order', sql`ends_at > scheduled_at`),
  ],
)

const ofConference = () => belongsTo(() => conference.id)

/** The moderators of a conference's room, besides the expert and the admins. */
export const conferenceModerator = pgTable(
  'conference_moderator',
  { conferenceId: ofConference(), memberId: ofMember() },
  (table) => [primaryKey({ columns: [table.conferenceId, table.memberId] }), index().on(table.memberId)],
)

export const registration = pgTable(
  'conference_registration',
  {
    conferenceId: ofConference(),
    memberId: ofMember(),
    registeredAt: instant().notNull(),
    /** When they first entered the live room. */
    attendedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.conferenceId, table.memberId] }), index().on(table.memberId)],
)

/** Reminders that were sent, so that none is sent twice: minutes before the beginning as it was then. */
export const conferenceReminder = pgTable(
  'conference_reminder',
  { conferenceId: ofConference(), scheduledAt: instant().notNull(), minutes: smallint().notNull() },
  (table) => [primaryKey({ columns: [table.conferenceId, table.scheduledAt, table.minutes] })],
)

/** A message in a room. An anonymous question stores its author for moderation and erasure, and shows them to nobody. */
export const roomMessage = pgTable(
  'room_message',
  {
    id: uuid().primaryKey(),
    conferenceId: ofConference(),
    /** The number of its latest change in its room, in the order of commits. */
    seq: integer().notNull(),
    memberId: ofErasableMember(),
    requestId: uuid().notNull(),
    kind: text({ enum: ROOM_MESSAGE_KINDS }).notNull(),
    /** Empty once removed. */
    body: text().notNull(),
    isFromExpert: boolean().notNull(),
    isAnonymous: boolean().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
    /** The state of a question; null for other messages. */
    state: text({ enum: QUESTION_STATES }),
    votes: integer().notNull().default(0),
    pinnedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    /** Set by moderation: only the author and the room's staff still see the message. */
    ...hidingColumns(),
  },
  (table) => [
    unique().on(table.conferenceId, table.seq),
    unique().on(table.memberId, table.requestId),
    check('room_message_question', sql`(kind = 'question') = (state is not null)`),
    check('room_message_of_nobody', sql`member_id is not null or body = ''`),
  ],
)

/**
 * Members from whom a block hid the author of a message. The emptied message stays after the author and their blocks are erased, and stays hidden from these
 * members.
 */
export const hiddenRoomPlace = pgTable(
  'hidden_room_place',
  { messageId: belongsTo(() => roomMessage.id), memberId: ofMember() },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] }), index().on(table.memberId)],
)

export const questionVote = pgTable(
  'question_vote',
  {
    messageId: belongsTo(() => roomMessage.id),
    memberId: ofMember(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.memberId] }), index().on(table.memberId)],
)

/** A conference that somebody proposes, as its author wrote it. */
export const proposal = pgTable(
  'conference_proposal',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    requestId: uuid().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    expertName: text().notNull(),
    expertBio: text(),
    scheduledAt: instant().notNull(),
    durationMinutes: smallint().notNull(),
    tags: text().array().notNull(),
    language: text({ enum: LANGUAGES }).notNull(),
    state: text({ enum: PROPOSAL_STATES }).notNull(),
    /** A word from the staff to the author. */
    word: text(),
    sentAt: instant().notNull(),
    decidedAt: instant(),
    conferenceId: uuid().references(() => conference.id, { onDelete: 'set null' }),
    version: integer().notNull().default(1),
  },
  (table) => [
    unique().on(table.memberId, table.requestId),
    index().on(table.state, table.sentAt),
    index().on(table.conferenceId),
  ],
)

/** A topic that a member asks for. The row stores the member for moderation and erasure, and shows them to nobody. */
export const askedTopic = pgTable(
  'asked_topic',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    requestId: uuid().notNull(),
    title: text().notNull(),
    /** The title folded: two topics of the same words are one. */
    titleKey: text().notNull(),
    createdAt: instant().notNull(),
    closedAt: instant(),
    /** The topic that now has its votes. */
    mergedIntoId: uuid().references((): AnyPgColumn => askedTopic.id, { onDelete: 'set null' }),
    /** Set by moderation: only its author still sees the topic. */
    ...hidingColumns(),
  },
  (table) => [
    unique().on(table.memberId, table.requestId),
    index('asked_topic_open').on(table.titleKey).where(sql`closed_at is null`),
    index().on(table.mergedIntoId),
  ],
)

export const topicVote = pgTable(
  'topic_vote',
  { topicId: belongsTo(() => askedTopic.id), memberId: ofMember() },
  (table) => [primaryKey({ columns: [table.topicId, table.memberId] }), index().on(table.memberId)],
)

/** Members in a room, until their browser stops giving signs of life. The migration makes the table unlogged, so it is empty after a crash. */
export const roomPresence = pgTable(
  'room_presence',
  { conferenceId: ofConference(), memberId: ofMember(), until: instant().notNull() },
  (table) => [primaryKey({ columns: [table.conferenceId, table.memberId] }), index().on(table.memberId)],
)

/** The state of a conference's recording. A removed one stays as a row, so that it is not made again and its removal can be told. */
export const recording = pgTable(
  'conference_recording',
  {
    conferenceId: uuid()
      .primaryKey()
      .references(() => conference.id, { onDelete: 'cascade' }),
    state: text({ enum: ['recording', ...REPLAY_STATES] }).notNull(),
    failure: text({ enum: REPLAY_FAILURES }),
    /** How often the replay was tried, and until when no server tries it again. */
    tries: smallint().notNull().default(0),
    heldUntil: instant(),
    publishedAt: instant(),
    removedAt: instant(),
    removedBy: text({ enum: REPLAY_REMOVERS }),
    removeReason: text(),
  },
  (table) => [index('conference_recording_open').on(table.state).where(sql`state <> 'removed'`)],
)

/** A stretch that was recorded, and by whose consent. The media server's files carry its id. */
export const recordedTake = pgTable(
  'conference_recorded_take',
  {
    id: uuid().primaryKey(),
    conferenceId: ofConference(),
    speakerId: ofErasableMember(),
    consentVersion: text().notNull(),
    /** The instant of the consent, at which the take began, and the instant at which the speaker stopped it while they still sent. */
    startedAt: instant().notNull(),
    stoppedAt: instant(),
    /** The length of its part of the replay; null as long as there is none. */
    durationMs: integer(),
    /** The instant since which nothing of it is kept any more. */
    removedAt: instant(),
  },
  (table) => [index().on(table.conferenceId), index().on(table.speakerId)],
)

/** Captions of a replay, read and written anew by this server: WebVTT of plain words. */
export const replayCaptions = pgTable(
  'conference_captions',
  {
    conferenceId: ofConference(),
    language: text({ enum: LANGUAGES }).notNull(),
    body: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.conferenceId, table.language] })],
)
