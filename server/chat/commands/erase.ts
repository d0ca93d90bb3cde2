import { and, eq, inArray, sql } from 'drizzle-orm'
import { hasBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { removeMediaOfAll } from '#server/media/commands/remove-media.ts'
import { isSideOf } from '../queries.ts'
import { call, conversation, hiddenMessage, message, participation } from '../tables.ts'
import { endCallIn } from './call.ts'
import { forgetSealedIn } from './seal-message.ts'

/**
 * In a shared conversation the member's messages are emptied and the other side's stay. A conversation is deleted if it has no other side, was never agreed
 * to, or
 * is hidden from the other side by the member's block. Each is a transaction of its own, so that nobody waits long.
 */
export async function eraseConversations(services: Services, memberId: string): Promise<void> {
  for (;;) {
    const found = await services.db
      .select({ id: conversation.id })
      .from(conversation)
      .where(isSideOf(memberId))
      .orderBy(conversation.id)
      .limit(100)
    if (found.length === 0) return
    for (const { id } of found) await transact(services, (tx) => leave(tx, services, { conversationId: id, memberId }))
  }
}

/** Deleting an account that still has a conversation would leave its messages without an author. */
export const hasNoConversations = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(conversation, isSideOf(memberId))) === 0

type Participation = { conversationId: string; memberId: string }

async function leave(tx: Tx, services: Services, { conversationId: id, memberId }: Participation): Promise<void> {
  const [row] = await tx.select().from(conversation).where(eq(conversation.id, id)).for('no key update')
  if (!row) return
  await endCallIn(tx, services, { conversationId: id })
  await forgetSealedIn(tx, id)
  const otherId = row.lowId === memberId ? row.highId : row.lowId
  // A blocked member no longer sees the conversation. Without the block it would reappear, and reveal whose account was deleted.
  const isHidden = otherId !== null && (await hasBlocked(tx, { blockerId: memberId, blockedId: otherId }))
  if (otherId === null || row.activeSince === null || isHidden) {
    await removeMediaOfAll(
      tx,
      'message',
      tx
        .select({ id: message.id })
        .from(message)
        .where(and(eq(message.conversationId, id), message.hasImage)),
    )
    await tx.delete(conversation).where(eq(conversation.id, id))
  } else {
    const isTheirs = and(eq(message.conversationId, id), eq(message.senderId, memberId))
    await tx
      .update(message)
      .set({
        senderId: null,
        body: '',
        hasImage: false,
        quoteId: null,
        // A line that records a call holds no text, and is kept.
        deletedAt: sql`case when ${message.callId} is null then coalesce(${message.deletedAt}, ${services.now()}) else ${message.deletedAt} end`,
      })
      .where(isTheirs)
    const ofThis = tx.select({ id: message.id }).from(message).where(eq(message.conversationId, id))
    await tx
      .delete(hiddenMessage)
      .where(and(eq(hiddenMessage.memberId, memberId), inArray(hiddenMessage.messageId, ofThis)))
    await tx
      .delete(participation)
      .where(and(eq(participation.conversationId, id), eq(participation.memberId, memberId)))
    const isHere = eq(call.conversationId, id)
    await tx
      .update(call)
      .set({ callerId: null })
      .where(and(isHere, eq(call.callerId, memberId)))
    await tx
      .update(call)
      .set({ calleeId: null })
      .where(and(isHere, eq(call.calleeId, memberId)))
    await tx
      .update(conversation)
      .set({
        ...(row.lowId === memberId ? { lowId: null } : { highId: null }),
        endedAt: row.endedAt ?? services.now(),
        videoSince: null,
      })
      .where(eq(conversation.id, id))
  }
  // Members who look at the conversation now are told, as after a block; a stored event would reveal when the account was deleted.
  if (otherId && !isHidden) broadcast(tx, { kind: 'conversation', id, to: otherId })
}
