import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { nudge } from '#server/foundation/transaction.ts'
import { claimMedia } from '#server/media/commands/claim.ts'
import type { MessageRow, Side } from './queries.ts'
import { conversation, message, seat } from './tables.ts'

export type Said = {
  /** Held by this transaction. */
  side: Side
  requestId: string
  body: string
  mediaId: string | null
  quoteId: string | null
}

/**
 * Writes the next message of a conversation and tells both sides.
 * @throws Refusal INVALID_INPUT for a picture that is gone, or a quoted message of another conversation; REQUEST_REUSED
 */
export async function say(
  tx: Tx,
  ctx: MemberCtx,
  { side, requestId, body, mediaId, quoteId }: Said,
): Promise<MessageRow> {
  const { id: senderId } = ctx.actor
  const at = ctx.now()
  const seq = side.lastSeq + 1
  if (quoteId) await demandQuotable(tx, side.id, quoteId)
  const [row] = await tx
    .insert(message)
    .values({
      id: ctx.newId(),
      conversationId: side.id,
      seq,
      senderId,
      requestId,
      body,
      quoteId,
      hasImage: mediaId !== null,
      createdAt: at,
    })
    .onConflictDoNothing({ target: [message.senderId, message.requestId] })
    .returning()
  // Said at the same instant in another conversation: those of one wait for each other.
  if (!row) throw new Refusal('REQUEST_REUSED')
  if (mediaId)
    await claimMedia(tx, { ownerId: senderId, mediaIds: [mediaId], subject: { kind: 'message', id: row.id } })
  await tx.update(conversation).set({ lastSeq: seq, lastMessageAt: at }).where(eq(conversation.id, side.id))
  await moveOn(tx, { conversationId: side.id, memberId: senderId, seq })
  nudge(tx, side.otherId ? [senderId, side.otherId] : [senderId], { kind: 'message', id: side.id })
  return row
}

/**
 * One's own message is received and read, unless there are others before it that are not: what was written without a network leaves once it is back,
 * before anybody has seen what came meanwhile.
 */
export async function moveOn(
  tx: Tx,
  { conversationId, memberId, seq }: { conversationId: string; memberId: string; seq: number },
): Promise<void> {
  const past = (mark: typeof seat.readSeq | typeof seat.deliveredSeq) => {
    const others = tx
      .select({ one: sql`1` })
      .from(message)
      .where(
        and(
          eq(message.conversationId, conversationId),
          gt(message.seq, mark),
          ne(message.senderId, memberId),
          isNull(message.deletedAt),
        ),
      )
    return sql`case when exists (${others}) then ${mark} else ${seq} end`
  }
  await tx
    .update(seat)
    .set({ deliveredSeq: past(seat.deliveredSeq), readSeq: past(seat.readSeq) })
    .where(and(eq(seat.conversationId, conversationId), eq(seat.memberId, memberId)))
}

async function demandQuotable(tx: Tx, conversationId: string, quoteId: string): Promise<void> {
  const [quoted] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.id, quoteId), eq(message.conversationId, conversationId), isNull(message.deletedAt)))
  if (!quoted) throw invalidInput({ path: 'quoteId', code: 'invalid' })
}
