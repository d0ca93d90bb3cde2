import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { MemberBlocked } from '#server/accounts/events.ts'
import type { Services } from '#server/foundation/context.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { endCallIn } from './commands/call.ts'
import { isTheirs, sideWith } from './queries.ts'
import { chatRequest, conversation } from './tables.ts'

/**
 * Ends what two members have together after a block: their conversation, waiting requests and call. If the block was lifted before this runs, or the handler
 * runs twice, requests and conversations begun since then stay.
 */
export async function endBetween(services: Services, { blockerId, blockedId, at: blockedAt }: MemberBlocked) {
  const [lowId, highId] = [blockerId, blockedId].sort() as [string, string]
  const at = services.now()
  const madeAt = new Date(blockedAt)
  await transact(services, async (tx) => {
    const [theirs] = await tx
      .select({ id: conversation.id, activeSince: conversation.activeSince })
      .from(conversation)
      .where(and(eq(conversation.lowId, lowId), eq(conversation.highId, highId)))
      .for('no key update')
    if (!theirs) return
    const isLifted = (await sideWith(tx, blockerId, blockedId)) !== undefined
    if (isLifted && theirs.activeSince && theirs.activeSince > madeAt) return
    await endCallIn(tx, services, { conversationId: theirs.id, blockerId })
    await tx
      .update(conversation)
      .set({ endedAt: at, videoSince: null })
      .where(and(eq(conversation.id, theirs.id), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))
    await tx
      .update(chatRequest)
      .set({
        status: 'withdrawn',
        answeredAt: sql`case when ${chatRequest.fromId} = ${blockerId} then ${instantOf(madeAt)} end`,
      })
      .where(
        and(
          eq(chatRequest.conversationId, theirs.id),
          eq(chatRequest.status, 'pending'),
          isLifted ? lte(chatRequest.createdAt, madeAt) : undefined,
        ),
      )
    // The blocked member is not told of the block; an open conversation disappears. The notices of its requests are deleted elsewhere.
    pushEvent(tx, [blockerId], { kind: 'request', id: blockerId })
    broadcast(tx, { kind: 'conversation', id: theirs.id, to: blockedId })
  })
}

/** Tells those who look at a conversation with this member that it changed, as a block does. */
export async function tellWithdrawal(services: Services, { memberId }: { memberId: string }): Promise<void> {
  await transact(services, async (tx) => {
    const theirs = await tx.select({ id: conversation.id }).from(conversation).where(isTheirs(memberId))
    for (const { id } of theirs) broadcast(tx, { kind: 'conversation', id, by: memberId })
  })
}
