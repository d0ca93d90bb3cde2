import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { notBlocked } from '#server/accounts/queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { statement } from '#server/foundation/db/statement.ts'
import { chatManners, chatRequest, conversation, hiddenMessage, message, seat } from './tables.ts'

export type ConversationRow = typeof conversation.$inferSelect
export type MessageRow = typeof message.$inferSelect
export type RequestRow = typeof chatRequest.$inferSelect

/** A conversation as one side has it; `otherId` is null for a member whose account is gone. */
export type Side = ConversationRow & { otherId: string | null }

export const isSideOf = (memberId: string | SQL): SQL =>
  sql`(${or(eq(conversation.lowId, memberId), eq(conversation.highId, memberId))})`

/** SQL: the other one of the two. */
const otherOf = (memberId: string | SQL): SQL<string | null> =>
  sql`case when ${conversation.lowId} = ${memberId} then ${conversation.highId} else ${conversation.lowId} end`

/** SQL: this member is one of the two, and they have not blocked each other. */
const isTheirs = (memberId: string | SQL) => and(isSideOf(memberId), notBlocked(memberId, otherOf(memberId)))

const sideColumns = (memberId: string) => ({ row: conversation, otherId: otherOf(memberId) })
const sideOf = ({ row, otherId }: { row: ConversationRow; otherId: string | null }): Side => ({ ...row, otherId })

/** One of this member's conversations; undefined where it is not theirs or the two have blocked each other. */
export async function sideFor(db: Reader, memberId: string, id: string): Promise<Side | undefined> {
  const [found] = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(eq(conversation.id, id), isTheirs(memberId)))
  return found && sideOf(found)
}

/** The conversation of these two, if one was ever asked for. */
export async function sideWith(db: Reader, memberId: string, otherId: string): Promise<Side | undefined> {
  const [lowId, highId] = [memberId, otherId].sort() as [string, string]
  const [found] = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(eq(conversation.lowId, lowId), eq(conversation.highId, highId), isTheirs(memberId)))
  return found && sideOf(found)
}

/** As PostgreSQL writes instants. */
type Held = Omit<Side, 'createdAt' | 'lastMessageAt' | 'activeSince' | 'endedAt' | 'videoSince'> & {
  createdAt: string
  lastMessageAt: string
  activeSince: string | null
  endedAt: string | null
  videoSince: string | null
}
const asked = { memberId: sql`${sql.placeholder('memberId')}::uuid`, id: sql.placeholder('id') }

const holdSide = statement<{ memberId: string; id: string }, Held>(
  'hold_side',
  sql`
    select ${conversation.id}, ${conversation.lowId} as "lowId", ${conversation.highId} as "highId",
      ${conversation.createdAt} as "createdAt", ${conversation.activeSince} as "activeSince",
      ${conversation.endedAt} as "endedAt", ${conversation.videoSince} as "videoSince", ${conversation.lastSeq} as "lastSeq",
      ${conversation.lastMessageAt} as "lastMessageAt", ${otherOf(asked.memberId)} as "otherId"
    from ${conversation} where ${conversation.id} = ${asked.id} and ${isTheirs(asked.memberId)}
    for no key update`,
)

/** The same, held until the transaction ends: those who write to it wait for each other. */
export async function lockSide(tx: Tx, memberId: string, id: string): Promise<Side | undefined> {
  const [held] = await holdSide(tx, { memberId, id })
  if (!held) return undefined
  const at = (text: string | null) => (text === null ? null : new Date(text))
  return {
    ...held,
    createdAt: new Date(held.createdAt),
    lastMessageAt: new Date(held.lastMessageAt),
    activeSince: at(held.activeSince),
    endedAt: at(held.endedAt),
    videoSince: at(held.videoSince),
  }
}

/** Holds a conversation until the transaction ends, whoever may see it. */
export async function lockConversation(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: conversation.id }).from(conversation).where(eq(conversation.id, id)).for('no key update')
}

type Page = { cursor: { at: Date; id: string } | undefined; limit: number }

/** Those in which this member talks, talked, or waits for an answer, latest first, one more than asked where there are more. */
export async function sidesOf(
  db: Reader,
  { memberId, now, cursor, limit }: Page & { memberId: string; now: Date },
): Promise<Side[]> {
  const waits = db
    .select({ id: chatRequest.id })
    .from(chatRequest)
    .where(and(eq(chatRequest.conversationId, conversation.id), eq(chatRequest.fromId, memberId), isPending(now)))
  const found = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(
      and(
        isTheirs(memberId),
        or(isNotNull(conversation.activeSince), sql`exists ${waits}`),
        cursor &&
          sql`(${conversation.lastMessageAt}, ${conversation.id}) < (${cursor.at.toISOString()}::timestamptz, ${cursor.id}::uuid)`,
      ),
    )
    .orderBy(desc(conversation.lastMessageAt), desc(conversation.id))
    .limit(limit + 1)
  return found.map(sideOf)
}

/** SQL: waits for an answer still. */
export const isPending = (now: Date) => and(eq(chatRequest.status, 'pending'), gt(chatRequest.expiresAt, now))

/** SQL: waits for this member, who shares no block with whoever asks. */
const waitsFor = (memberId: string, now: Date) =>
  and(eq(chatRequest.toId, memberId), isPending(now), notBlocked(memberId, chatRequest.fromId))

/** Requests that wait for this member, newest first. */
export const requestsTo = (db: Reader, memberId: string, now: Date): Promise<RequestRow[]> =>
  db.select().from(chatRequest).where(waitsFor(memberId, now)).orderBy(desc(chatRequest.id))

export const countRequests = (db: Reader, memberId: string, now: Date): Promise<number> =>
  db.$count(chatRequest, waitsFor(memberId, now))

/** Of these requests, those that wait still, and those that were accepted where the two talk, by id. */
export async function requestsToTell(db: Reader, ids: readonly string[], now: Date): Promise<Map<string, RequestRow>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ request: chatRequest })
    .from(chatRequest)
    .innerJoin(conversation, eq(conversation.id, chatRequest.conversationId))
    .where(
      and(
        inArray(chatRequest.id, [...ids]),
        or(
          isPending(now),
          and(eq(chatRequest.status, 'accepted'), isNotNull(conversation.activeSince), isNull(conversation.endedAt)),
        ),
      ),
    )
  return new Map(rows.map(({ request }) => [request.id, request]))
}

/** The request that waits in each of these conversations, by conversation; of two, the first made. */
export async function waitingIn(
  db: Reader,
  conversationIds: readonly string[],
  now: Date,
): Promise<Map<string, RequestRow>> {
  if (conversationIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(chatRequest)
    .where(and(inArray(chatRequest.conversationId, [...conversationIds]), isPending(now)))
    .orderBy(desc(chatRequest.id))
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/** SQL: this member has not deleted the message for themselves, and it is not one of the other side that moderation hid. */
const isNotHidden = (db: Reader, memberId: string) =>
  and(
    or(isNull(message.hiddenAt), eq(message.senderId, memberId)),
    notExists(
      db
        .select({ one: sql`1` })
        .from(hiddenMessage)
        .where(and(eq(hiddenMessage.messageId, message.id), eq(hiddenMessage.memberId, memberId))),
    ),
  )

type MessagePage = { conversationId: string; before?: number | undefined; after?: number | undefined; limit: number }

/** Messages that this member sees, one more than asked where there are more: latest first, or after a number oldest first. */
export const messagePage = (
  db: Reader,
  memberId: string,
  { conversationId, before, after, limit }: MessagePage,
): Promise<MessageRow[]> =>
  db
    .select()
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        before === undefined ? undefined : lt(message.seq, before),
        after === undefined ? undefined : gt(message.seq, after),
        isNotHidden(db, memberId),
      ),
    )
    .orderBy(after === undefined ? desc(message.seq) : asc(message.seq))
    .limit(limit + 1)

/** The latest message that this member sees in each of these conversations, by conversation. */
export async function lastMessages(
  db: Reader,
  memberId: string,
  conversationIds: readonly string[],
): Promise<Map<string, MessageRow>> {
  if (conversationIds.length === 0) return new Map()
  const last = db
    .select()
    .from(message)
    .where(and(eq(message.conversationId, conversation.id), isNotHidden(db, memberId)))
    .orderBy(desc(message.seq))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      id: last.id,
      conversationId: last.conversationId,
      seq: last.seq,
      senderId: last.senderId,
      requestId: last.requestId,
      body: last.body,
      quoteId: last.quoteId,
      hasImage: last.hasImage,
      createdAt: last.createdAt,
      callId: last.callId,
      deletedAt: last.deletedAt,
      hiddenAt: last.hiddenAt,
      hiddenReason: last.hiddenReason,
      hiddenDecisionId: last.hiddenDecisionId,
    })
    .from(conversation)
    .innerJoinLateral(last, sql`true`)
    .where(inArray(conversation.id, [...conversationIds]))
  return new Map(rows.map((row) => [row.conversationId, row]))
}

/**
 * What whoever asked to talk wrote with it, by conversation; empty where they deleted it since, or moderation hid it. Until the two talk nothing else is said: it is the
 * latest message, or there is none.
 */
export async function introductionsOf(
  db: Reader,
  requests: readonly Pick<RequestRow, 'id' | 'kind'>[],
): Promise<Map<string, string>> {
  const ids = requests.filter(({ kind }) => kind === 'chat').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const last = db
    .select()
    .from(message)
    .where(eq(message.conversationId, chatRequest.conversationId))
    .orderBy(desc(message.seq))
    .limit(1)
    .as('last')
  const rows = await db
    .select({
      conversationId: chatRequest.conversationId,
      body: sql<string>`case when ${last.hiddenAt} is null then ${last.body} else '' end`,
    })
    .from(chatRequest)
    .innerJoinLateral(last, sql`true`)
    .where(
      and(
        inArray(chatRequest.id, ids),
        eq(last.senderId, chatRequest.fromId),
        gte(last.createdAt, chatRequest.createdAt),
      ),
    )
  return new Map(rows.map(({ conversationId, body }) => [conversationId, body]))
}

export async function messagesById(db: Reader, ids: Iterable<string>): Promise<Map<string, MessageRow>> {
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = await db.select().from(message).where(inArray(message.id, asked))
  return new Map(rows.map((row) => [row.id, row]))
}

/** A message in one of this member's conversations that they have not deleted for themselves. */
export async function messageFor(
  db: Reader,
  memberId: string,
  id: string,
): Promise<{ row: MessageRow; side: Side } | undefined> {
  const [found] = await db
    .select({ message, ...sideColumns(memberId) })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(and(eq(message.id, id), isTheirs(memberId), isNotHidden(db, memberId)))
  return found && { row: found.message, side: sideOf(found) }
}

/**
 * SQL: the other side wrote this message of the seat's conversation, and the seat's member has neither read nor deleted it. Of whoever is gone nothing
 * is left to read.
 */
const isUnread = (db: Reader, memberId: string) =>
  and(
    eq(message.conversationId, seat.conversationId),
    gt(message.seq, seat.readSeq),
    ne(message.senderId, memberId),
    isNull(message.deletedAt),
    isNotHidden(db, memberId),
  )

/** Of more no one wants to know how many. */
const UNREAD_MAX = 1_000

export type SeatFacts = { memberId: string; deliveredSeq: number; readSeq: number; unread: number }

/** Both seats of each of these conversations, with how much the other side wrote that this member has not read; 0 for the other seat. */
export async function seatsOf(
  db: Reader,
  memberId: string,
  conversationIds: readonly string[],
): Promise<Map<string, SeatFacts[]>> {
  if (conversationIds.length === 0) return new Map()
  const unread = db.select({ one: sql`1` }).from(message).where(isUnread(db, memberId)).limit(UNREAD_MAX)
  const rows = await db
    .select({
      conversationId: seat.conversationId,
      memberId: seat.memberId,
      deliveredSeq: seat.deliveredSeq,
      readSeq: seat.readSeq,
      unread:
        sql`case when ${seat.memberId} = ${memberId} then (select count(*) from (${unread}) unread) else 0 end`.mapWith(
          Number,
        ),
    })
    .from(seat)
    .where(inArray(seat.conversationId, [...conversationIds]))
  return Map.groupBy(rows, ({ conversationId }) => conversationId)
}

/** Conversations in which this member talks now. */
export const countConversations = (db: Reader, memberId: string): Promise<number> =>
  db.$count(conversation, and(isTheirs(memberId), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))

/** Conversations in which somebody wrote what this member has not read. What came with a request that waits for them counts with that. */
export async function countUnread(db: Reader, memberId: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(seat)
    .innerJoin(conversation, eq(conversation.id, seat.conversationId))
    .where(
      and(
        eq(seat.memberId, memberId),
        isNotNull(conversation.activeSince),
        gt(conversation.lastSeq, seat.readSeq),
        notBlocked(memberId, otherOf(memberId)),
        or(
          isNull(conversation.endedAt),
          notExists(db.select({ one: sql`1` }).from(chatRequest).where(asksIn(memberId, now))),
        ),
        exists(db.select({ one: sql`1` }).from(message).where(isUnread(db, memberId))),
      ),
    )
  return row!.count
}

/** SQL: a request in the conversation waits for this member. */
const asksIn = (memberId: string, now: Date) =>
  and(eq(chatRequest.conversationId, conversation.id), eq(chatRequest.toId, memberId), isPending(now))

/** A member's presence is told in so many conversations, the latest. */
const TOLD_MAX = 50

/** The latest conversations in which this member talks, with the other side. */
export async function latestTalks(db: Reader, memberId: string): Promise<{ id: string; otherId: string }[]> {
  const found = await db
    .select(sideColumns(memberId))
    .from(conversation)
    .where(and(isTheirs(memberId), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))
    .orderBy(desc(conversation.lastMessageAt))
    .limit(TOLD_MAX)
  return found.flatMap(({ row, otherId }) => (otherId ? [{ id: row.id, otherId }] : []))
}

export type Manners = { showsReading: boolean; showsPresence: boolean }

/** What each of these members shows of themselves; both where they did not say. */
export async function mannersOf(db: Reader, memberIds: readonly string[]): Promise<(id: string) => Manners> {
  const rows =
    memberIds.length === 0
      ? []
      : await db
          .select()
          .from(chatManners)
          .where(inArray(chatManners.memberId, [...memberIds]))
  const said = new Map(rows.map(({ memberId, ...manners }) => [memberId, manners]))
  return (id) => said.get(id) ?? { showsReading: true, showsPresence: true }
}

/** Whether both of two members show this of themselves: whoever hides it does not see it of others. */
export async function bothShow(db: Reader, what: keyof Manners, two: readonly [string, string]): Promise<boolean> {
  const manners = await mannersOf(db, two)
  return two.every((id) => manners(id)[what])
}

/** Of these conversations, those that this member may look at. */
export async function readableConversations(
  db: Reader,
  memberId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: conversation.id })
    .from(conversation)
    .where(and(inArray(conversation.id, [...ids]), isTheirs(memberId)))
  return new Set(rows.map(({ id }) => id))
}

/** The conversation of this member with each of these, by the other's id. */
export async function conversationsWith(
  db: Reader,
  memberId: string,
  otherIds: readonly string[],
): Promise<Map<string, string>> {
  if (otherIds.length === 0) return new Map()
  const other = otherOf(memberId)
  const rows = await db
    .select({ id: conversation.id, otherId: other })
    .from(conversation)
    .where(and(isSideOf(memberId), isNotNull(conversation.activeSince), inArray(other, [...otherIds])))
  return new Map(rows.flatMap(({ id, otherId }) => (otherId ? [[otherId, id] as const] : [])))
}
