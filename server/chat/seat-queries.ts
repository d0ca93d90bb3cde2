import { and, eq, exists, gt, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { isNotHidden } from './message-queries.ts'
import { otherOf } from './queries.ts'
import { isPending } from './request-queries.ts'
import { chatRequest, conversation, message, seat } from './tables.ts'

/**
 * SQL: the other side wrote this message of the seat's conversation, and the seat's member has neither read nor deleted it. Messages of a member who is gone
 * are never unread: nothing of them is left to read.
 */
const isUnread = (db: Reader, memberId: string) =>
  and(
    eq(message.conversationId, seat.conversationId),
    gt(message.seq, seat.readSeq),
    ne(message.senderId, memberId),
    isNull(message.deletedAt),
    isNotHidden(db, memberId),
  )

/** Counting stops here: nobody wants to know the exact number of more unread messages. */
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

/**
 * Counts the conversations in which somebody wrote what this member has not read. A message that came with a request which waits for them counts with the
 * request.
 */
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
