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

/** The status follows from the instants: see `statusOf` in the contract. */
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
    search: text().notNull(),
    lastSeq: integer().notNull().default(0),
    take: integer().notNull().default(0),
    isSending: boolean().notNull().default(false),
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
    attendedAt: instant(),
  },
  (table) => [primaryKey({ columns: [table.conferenceId, table.memberId] }), index().on(table.memberId)],
)

/** Keeps a reminder from being sent twice: minutes before the beginning as it was then. */
export const conferenceReminder = pgTable(
  'conference_reminder',
  { conferenceId: ofConference(), scheduledAt: instant().notNull(), minutes: smallint().notNull() },
  (table) => [primaryKey({ columns: [table.conferenceId, table.scheduledAt, table.minutes] })],
)

/** An anonymous question stores its author for moderation and erasure, and shows them to nobody. */
export const roomMessage = pgTable(
  'room_message',
  {
    id: uuid().primaryKey(),
    conferenceId: ofConference(),
    /** The number of the message's latest change in its room, in the order of commits. */
    seq: integer().notNull(),
    memberId: ofErasableMember(),
    requestId: uuid().notNull(),
    kind: text({ enum: ROOM_MESSAGE_KINDS }).notNull(),
    body: text().notNull(),
    isFromExpert: boolean().notNull(),
    isAnonymous: boolean().notNull(),
    createdAt: instant().notNull(),
    removedAt: instant(),
    state: text({ enum: QUESTION_STATES }),
    votes: integer().notNull().default(0),
    pinnedAt: instant(),
    answer: text(),
    answeredAt: instant(),
    ...hidingColumns(),
  },
  (table) => [
    unique().on(table.conferenceId, table.seq),
    unique().on(table.memberId, table.requestId),
    check('room_message_question', sql`(kind = 'question') = (state is not null)`),
    check('room_message_of_nobody', sql`member_id is not null or body = '' or is_anonymous`),
    index('room_message_unnamed').on(table.conferenceId).where(sql`is_anonymous and removed_at is null`),
  ],
)

/** Members from whom a block hid the author of a message. The emptied message outlives the author and their blocks, and stays hidden from these members. */
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

/** A row stores the member for moderation and erasure, and shows them to nobody. */
export const askedTopic = pgTable(
  'asked_topic',
  {
    id: uuid().primaryKey(),
    memberId: ofMember(),
    requestId: uuid().notNull(),
    title: text().notNull(),
    titleKey: text().notNull(),
    createdAt: instant().notNull(),
    closedAt: instant(),
    mergedIntoId: uuid().references((): AnyPgColumn => askedTopic.id, { onDelete: 'set null' }),
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

/** The migration makes the table unlogged, so it is empty after a crash. */
export const roomPresence = pgTable(
  'room_presence',
  { conferenceId: ofConference(), memberId: ofMember(), until: instant().notNull() },
  (table) => [primaryKey({ columns: [table.conferenceId, table.memberId] }), index().on(table.memberId)],
)

/** A removed recording stays as a row, so that it is not made again and its removal can be told. */
export const recording = pgTable(
  'conference_recording',
  {
    conferenceId: uuid()
      .primaryKey()
      .references(() => conference.id, { onDelete: 'cascade' }),
    state: text({ enum: ['recording', ...REPLAY_STATES] }).notNull(),
    failure: text({ enum: REPLAY_FAILURES }),
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
    /** `startedAt`: the instant of the consent. `stoppedAt`: when the speaker stopped the recording while still sending. */
    startedAt: instant().notNull(),
    stoppedAt: instant(),
    durationMs: integer(),
    removedAt: instant(),
  },
  (table) => [index().on(table.conferenceId), index().on(table.speakerId)],
)

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
