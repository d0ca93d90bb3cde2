import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { chatAccepted, requestEnded } from '../events.ts'
import { lockSide } from '../queries.ts'
import type { RequestRow } from '../request-queries.ts'
import { chatRequest, conversation } from '../tables.ts'

/**
 * Once accepted, both members may talk or call. A repeated answer changes nothing.
 * @returns the conversation's id
 * @throws Refusal NOT_FOUND for anybody but the recipient; REQUEST_OVER for a request that expired or was answered otherwise
 */
export async function answerRequest(
  ctx: MemberCtx,
  { id, isAccepted }: { id: string; isAccepted: boolean },
): Promise<string> {
  return transact(ctx, async (tx) => {
    const [asked] = await tx.select().from(chatRequest).where(eq(chatRequest.id, id))
    // Every command locks the conversation first, so that no two commands deadlock.
    const side = asked?.toId === ctx.actor.id ? await lockSide(tx, ctx.actor.id, asked.conversationId) : undefined
    if (!side) throw new Refusal('NOT_FOUND')
    const [request] = await tx.select().from(chatRequest).where(eq(chatRequest.id, id))
    if (!request) throw new Refusal('NOT_FOUND')
    if (request.status === (isAccepted ? 'accepted' : 'rejected')) return side.id
    if (request.status !== 'pending' || request.expiresAt <= ctx.now()) throw new Refusal('REQUEST_OVER')
    await (isAccepted ? acceptRequest : refuse)(tx, ctx, request)
    return side.id
  })
}

/** The caller has locked the conversation. */
export async function acceptRequest(tx: Tx, ctx: MemberCtx, request: RequestRow): Promise<void> {
  const at = ctx.now()
  await close(tx, ctx, { request, status: 'accepted' })
  await tx
    .update(conversation)
    .set(request.kind === 'chat' ? { activeSince: at, endedAt: null } : { videoSince: at })
    .where(eq(conversation.id, request.conversationId))
  if (request.kind === 'chat') await emit(tx, chatAccepted, { memberIds: [request.fromId, request.toId] })
  await notify(tx, ctx, {
    recipientIds: [request.fromId],
    senderId: request.toId,
    kind: 'accepted',
    subjectId: request.id,
    contextId: request.conversationId,
  })
}

/** The sender gets no notice, and only sees that the request is over. */
const refuse = (tx: Tx, ctx: MemberCtx, request: RequestRow) => close(tx, ctx, { request, status: 'rejected' })

type Closing = { request: RequestRow; status: 'accepted' | 'rejected' }

async function close(tx: Tx, ctx: MemberCtx, { request, status }: Closing): Promise<void> {
  const { id, fromId, toId } = request
  await tx.update(chatRequest).set({ status, answeredAt: ctx.now() }).where(eq(chatRequest.id, id))
  await emit(tx, requestEnded, { requestId: id })
  pushEvent(tx, [fromId, toId], { kind: 'request', id })
}
