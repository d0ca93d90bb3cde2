import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { MemberBlocked } from '#server/accounts/events.ts'
import type { Services } from '#server/foundation/context.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { endCallIn } from './commands/call.ts'
import { requestEnded } from './events.ts'
import { sideWith } from './queries.ts'
import { chatRequest, conversation } from './tables.ts'

/**
 * A block was made: the two talk no more, and nothing between them waits. Once it is lifted, one of them may ask anew; a second run leaves that
 * alone.
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
    await endCallIn(tx, services, theirs.id)
    await tx
      .update(conversation)
      .set({ endedAt: at, videoSince: null })
      .where(and(eq(conversation.id, theirs.id), isNotNull(conversation.activeSince), isNull(conversation.endedAt)))
    const ended = await tx
      .update(chatRequest)
      .set({ status: 'withdrawn' })
      .where(
        and(
          eq(chatRequest.conversationId, theirs.id),
          eq(chatRequest.status, 'pending'),
          isLifted ? lte(chatRequest.createdAt, madeAt) : undefined,
        ),
      )
      .returning({ id: chatRequest.id })
    for (const { id } of ended) await emit(tx, requestEnded, { requestId: id })
    for (const memberId of [blockerId, blockedId]) pushEvent(tx, [memberId], { kind: 'request', id: memberId })
  })
}
