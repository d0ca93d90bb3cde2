import { and, eq, isNull } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
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
 * @throws Refusal INVALID_INPUT for a picture that is gone, or a quoted message of another conversation
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
    .returning()
  if (mediaId)
    await claimMedia(tx, { ownerId: senderId, mediaIds: [mediaId], subject: { kind: 'message', id: row!.id } })
  await tx.update(conversation).set({ lastSeq: seq, lastMessageAt: at }).where(eq(conversation.id, side.id))
  await tx
    .update(seat)
    .set({ deliveredSeq: seq, readSeq: seq })
    .where(and(eq(seat.conversationId, side.id), eq(seat.memberId, senderId)))
  nudge(tx, side.otherId ? [senderId, side.otherId] : [senderId], { kind: 'message', id: side.id })
  return row!
}

async function demandQuotable(tx: Tx, conversationId: string, quoteId: string): Promise<void> {
  const [quoted] = await tx
    .select({ id: message.id })
    .from(message)
    .where(and(eq(message.id, quoteId), eq(message.conversationId, conversationId), isNull(message.deletedAt)))
  if (!quoted) throw invalidInput({ path: 'quoteId', code: 'invalid' })
}
