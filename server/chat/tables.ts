import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SignalBody } from '#contract/chat/call-schema.ts'
import { CALL_OUTCOMES, REQUEST_KINDS } from '#contract/chat/schema.ts'
import { member, ofErasableMember, ofMember } from '#server/accounts/tables.ts'
import { hidingColumns } from '#server/foundation/hiding.ts'
import { belongsTo, instant } from '#server/foundation/tables.ts'

/** One row for each pair of members, whose ids are in ascending order. */
export const conversation = pgTable(
  'conversation',
  {
    id: uuid().primaryKey(),
    lowId: ofErasableMember(),
    highId: ofErasableMember(),
    createdAt: instant().notNull(),
    activeSince: instant(),
    endedAt: instant(),
    videoSince: instant(),
    /** Writers wait for each other at the lock of this row. */
    lastSeq: integer().notNull().default(0),
    lastMessageAt: instant().notNull(),
  },
  (table) => [
    unique().on(table.lowId, table.highId),
    index().on(table.highId),
    check('conversation_order', sql`low_id < high_id`),
  ],
)

const ofConversation = () => belongsTo(() => conversation.id)

export const participation = pgTable(
  'conversation_seat',
  {
    conversationId: ofConversation(),
    memberId: ofMember(),
    deliveredSeq: integer().notNull().default(0),
    readSeq: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.conversationId, table.memberId] }), index().on(table.memberId)],
)

export const message = pgTable(
  'message',
  {
    id: uuid().primaryKey(),
    conversationId: ofConversation(),
    /** 1, 2, 3… in its conversation, in the order of commits. */
    seq: integer().notNull(),
    senderId: ofErasableMember(),
    requestId: uuid().notNull(),
    /** Empty for a picture alone, and once deleted. */
    body: text().notNull(),
    quoteId: uuid().references((): AnyPgColumn => message.id, { onDelete: 'set null' }),
    hasImage: boolean().notNull().default(false),
    callId: uuid().references((): AnyPgColumn => call.id, { onDelete: 'set null' }),
    createdAt: instant().notNull(),
    deletedAt: instant(),
    ...hidingColumns(),
  },
  (table) => [
    unique().on(table.conversationId, table.seq),
    unique().on(table.senderId, table.requestId),
    index().on(table.quoteId).where(sql`quote_id is not null`),
    check('message_of_nobody', sql`sender_id is not null or body = ''`),
  ],
)

/**
 * The content of a message that was deleted for both. It can be read only within a case that its recipient opens by a report before `sealedUntil`. Its picture
 * is kept under the message's id.
 */
export const sealedMessage = pgTable(
  'sealed_message',
  {
    messageId: uuid()
      .primaryKey()
      .references(() => message.id, { onDelete: 'cascade' }),
    body: text().notNull(),
    hasImage: boolean().notNull(),
    sealedUntil: instant().notNull(),
  },
  (table) => [index().on(table.sealedUntil)],
)

export const hiddenMessage = pgTable(
  'hidden_message',
  {
    memberId: ofMember(),
    messageId: belongsTo(() => message.id),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.messageId] }), index().on(table.messageId)],
)

export const chatRequest = pgTable(
  'chat_request',
  {
    id: uuid().primaryKey(),
    conversationId: ofConversation(),
    fromId: ofMember(),
    toId: ofMember(),
    kind: text({ enum: REQUEST_KINDS }).notNull(),
    status: text({ enum: ['pending', 'accepted', 'rejected', 'withdrawn'] }).notNull(),
    createdAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** For a withdrawn request: when its sender blocked the other member; null where the other member made the block, or the request expired. */
    answeredAt: instant(),
  },
  (table) => [
    uniqueIndex('chat_request_pending').on(table.conversationId, table.kind).where(sql`status = 'pending'`),
    index().on(table.toId, table.id).where(sql`status = 'pending'`),
    index().on(table.fromId),
    index().on(table.conversationId),
  ],
)

export const chatPreferences = pgTable('chat_manners', {
  memberId: uuid()
    .primaryKey()
    .references(() => member.id, { onDelete: 'cascade' }),
  showsReading: boolean().notNull(),
  showsPresence: boolean().notNull(),
})

/**
 * Members with a live socket to a server, valid until `until` unless the server writes them again. The migration makes the table unlogged, so it is empty after
 * a crash.
 */
export const presence = pgTable(
  'presence',
  { memberId: ofMember(), serverId: uuid().notNull(), until: instant().notNull() },
  (table) => [primaryKey({ columns: [table.memberId, table.serverId] }), index().on(table.serverId)],
)

export const call = pgTable(
  'call',
  {
    id: uuid().primaryKey(),
    conversationId: ofConversation(),
    callerId: ofErasableMember(),
    calleeId: ofErasableMember(),
    startedAt: instant().notNull(),
    answeredAt: instant(),
    endedAt: instant(),
    outcome: text({ enum: CALL_OUTCOMES }),
    callerSeenAt: instant().notNull(),
    calleeSeenAt: instant(),
    /** Matters only without a relay. Reset to false when the call is over. */
    callerShowsAddress: boolean().notNull().default(false),
    calleeShowsAddress: boolean().notNull().default(false),
  },
  (table) => [
    index().on(table.conversationId),
    index().on(table.callerId).where(sql`ended_at is null`),
    index().on(table.calleeId).where(sql`ended_at is null`),
    index('call_open').on(table.startedAt).where(sql`ended_at is null`),
    check('call_over', sql`(ended_at is null) = (outcome is null)`),
  ],
)

/** Signals hold addresses, and are deleted when the call is over. */
export const callSignal = pgTable(
  'call_signal',
  {
    seq: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    callId: belongsTo(() => call.id),
    fromId: ofMember(),
    body: jsonb().$type<SignalBody>().notNull(),
  },
  (table) => [index().on(table.callId, table.seq), index().on(table.fromId)],
)
