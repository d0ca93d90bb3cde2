import { and, asc, desc, eq, gt, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { isTheirs, type Side, sideColumns, sideOf } from './queries.ts'
import { conversation, hiddenMessage, message } from './tables.ts'

export type MessageRow = typeof message.$inferSelect

/** SQL: this member has not deleted the message for themselves, and it is not one of the other side that moderation hid. */
export const isNotHidden = (db: Reader, memberId: string) =>
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
