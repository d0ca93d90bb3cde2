import { and, asc, count, desc, eq, gt, isNotNull } from 'drizzle-orm'
import {
  NEW_OPEN_REQUESTS_MAX,
  NEW_REQUESTS_PER_DAY,
  OPEN_REQUESTS_MAX,
  REFUSED_DAYS,
  REQUEST_DAYS,
  REQUESTS_PER_HOUR,
} from '#contract/chat/limits.ts'
import type { RequestKind, StartInput } from '#contract/chat/schema.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import { memberFor } from '#server/accounts/queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { isActive } from '../policy.ts'
import { lockSide, type Side } from '../queries.ts'
import { isPending, type RequestRow } from '../request-queries.ts'
import { chatRequest, conversation, participation } from '../tables.ts'
import { acceptRequest } from './answer-request.ts'
import { insertMessage } from './insert-message.ts'

/**
 * Asks another member to talk or, once they talk, to call each other. If the other member has already asked the same, this accepts that request.
 * @returns the conversation's id
 * @throws Refusal INVALID_INPUT for the caller's own id; NOT_FOUND; NOT_ACCEPTED_YET for a call before they talk; REFUSED_RECENTLY; TOO_MANY_OPEN;
 * QUOTA_REACHED
 */
export async function startConversation(
  ctx: MemberCtx,
  { memberId: otherId, kind, introduction }: StartInput,
): Promise<string> {
  const { id: memberId } = ctx.actor
  if (otherId === memberId) throw invalidInput({ path: 'memberId', code: 'invalid' })
  return transact(ctx, async (tx) => {
    if (!(await memberFor(tx, memberId, otherId))) throw new Refusal('NOT_FOUND')
    const side = await openSide(tx, ctx, otherId)
    if (kind === 'video' && !isActive(side)) throw new Refusal('NOT_ACCEPTED_YET')
    if (isAgreed(side, kind)) return side.id
    const waiting = await waitingOf(tx, ctx, side, kind)
    if (waiting?.fromId === memberId) return side.id
    await (waiting ? acceptRequest(tx, ctx, waiting) : ask(tx, ctx, { side, otherId, kind }))
    if (introduction && kind === 'chat')
      await insertMessage(tx, ctx, { side, requestId: ctx.newId(), body: introduction, mediaId: null, quoteId: null })
    return side.id
  })
}

const isAgreed = (side: Side, kind: RequestKind): boolean =>
  isActive(side) && (kind === 'chat' || side.videoSince !== null)

/** Returns the conversation of the two, creating it where there is none, and locks it until the transaction ends. */
async function openSide(tx: Tx, ctx: MemberCtx, otherId: string): Promise<Side> {
  const at = ctx.now()
  const pair = [ctx.actor.id, otherId].sort() as [string, string]
  const [made] = await tx
    .insert(conversation)
    .values({ id: ctx.newId(), lowId: pair[0], highId: pair[1], createdAt: at, lastMessageAt: at })
    .onConflictDoNothing()
    .returning({ id: conversation.id })
  if (made) await tx.insert(participation).values(pair.map((memberId) => ({ conversationId: made.id, memberId })))
  const [known] = made
    ? [made]
    : await tx
        .select({ id: conversation.id })
        .from(conversation)
        .where(and(eq(conversation.lowId, pair[0]), eq(conversation.highId, pair[1])))
  const side = known && (await lockSide(tx, ctx.actor.id, known.id))
  if (!side) throw new Refusal('NOT_FOUND')
  return side
}

/** An expired request is marked withdrawn, so that a new one can be made. */
async function waitingOf(tx: Tx, ctx: MemberCtx, side: Side, kind: RequestKind): Promise<RequestRow | undefined> {
  const ofKind = and(eq(chatRequest.conversationId, side.id), eq(chatRequest.kind, kind))
  const [waiting] = await tx
    .select()
    .from(chatRequest)
    .where(and(ofKind, isPending(ctx.now())))
  if (waiting) return waiting
  await tx
    .update(chatRequest)
    .set({ status: 'withdrawn' })
    .where(and(ofKind, eq(chatRequest.status, 'pending')))
  return undefined
}

type Asking = { side: Side; otherId: string; kind: RequestKind }

async function ask(tx: Tx, ctx: MemberCtx, { side, otherId, kind }: Asking): Promise<void> {
  const { id: fromId, newUntil } = ctx.actor
  const at = ctx.now()
  // The quota's lock serializes the requests of one member, so that the waiting ones are counted exactly.
  await useQuota(tx, { memberId: fromId, kind: 'chat-request', perHour: REQUESTS_PER_HOUR, at })
  await demandPatience(tx, { side, fromId, kind, at })
  const [open] = await tx
    .select({ count: count() })
    .from(chatRequest)
    .where(and(eq(chatRequest.fromId, fromId), isPending(at)))
  if (open!.count >= (newUntil ? NEW_OPEN_REQUESTS_MAX : OPEN_REQUESTS_MAX)) throw new Refusal('TOO_MANY_OPEN')
  if (newUntil) await demandFew(tx, { fromId, at })
  const id = ctx.newId()
  await tx.insert(chatRequest).values({
    id,
    conversationId: side.id,
    fromId,
    toId: otherId,
    kind,
    status: 'pending',
    createdAt: at,
    expiresAt: daysFrom(at, REQUEST_DAYS),
  })
  await notify(tx, ctx, {
    recipientIds: [otherId],
    senderId: fromId,
    kind: 'request',
    subjectId: id,
    contextId: side.id,
  })
  pushEvent(tx, [fromId, otherId], { kind: 'request', id })
}

/** Answered and withdrawn requests count too. */
async function demandFew(tx: Tx, { fromId, at }: { fromId: string; at: Date }): Promise<void> {
  const recent = await tx
    .select({ createdAt: chatRequest.createdAt })
    .from(chatRequest)
    .where(and(eq(chatRequest.fromId, fromId), gt(chatRequest.createdAt, daysFrom(at, -1))))
    .orderBy(asc(chatRequest.createdAt))
  const oldest = recent.at(-NEW_REQUESTS_PER_DAY)
  if (oldest) throw new Refusal('QUOTA_REACHED', { retryAt: daysFrom(oldest.createdAt, 1) })
}

/**
 * After a refusal the other side is left in peace a while. So it is after a block that took the member's own request back, which makes room for no other
 * text.
 */
async function demandPatience(
  tx: Tx,
  { side, fromId, kind, at }: { side: Side; fromId: string; kind: RequestKind; at: Date },
): Promise<void> {
  const isOwn = and(eq(chatRequest.conversationId, side.id), eq(chatRequest.fromId, fromId), eq(chatRequest.kind, kind))
  const [takenBack] = await tx
    .select({ retryAt: chatRequest.expiresAt })
    .from(chatRequest)
    .where(
      and(isOwn, eq(chatRequest.status, 'withdrawn'), isNotNull(chatRequest.answeredAt), gt(chatRequest.expiresAt, at)),
    )
    .orderBy(desc(chatRequest.expiresAt))
    .limit(1)
  if (takenBack) throw new Refusal('QUOTA_REACHED', takenBack)
  const [refused] = await tx
    .select({ answeredAt: chatRequest.answeredAt })
    .from(chatRequest)
    .where(and(isOwn, eq(chatRequest.status, 'rejected'), gt(chatRequest.answeredAt, daysFrom(at, -REFUSED_DAYS))))
    .orderBy(desc(chatRequest.answeredAt))
    .limit(1)
  if (refused?.answeredAt)
    throw new Refusal('REFUSED_RECENTLY', {
      retryAt: daysFrom(refused.answeredAt, REFUSED_DAYS),
    })
}
