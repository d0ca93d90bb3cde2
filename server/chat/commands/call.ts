import { and, eq, isNull, sql } from 'drizzle-orm'
import type { SignalBody } from '#contract/chat/call-schema.ts'
import { CALLS_PER_HOUR, SIGNALS_PER_CALL } from '#contract/chat/limits.ts'
import { hasBlocked } from '#server/accounts/settings/block-queries.ts'
import { hasRelay } from '#server/foundation/config.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { demandWriter } from '#server/foundation/guards.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import {
  type CallRow,
  callFor,
  callStateOf,
  isLeft,
  isTheirs,
  openCallOf,
  readableCall,
  staleCalls,
} from '../call-queries.ts'
import { isActive, mayConnect, mayTakePart } from '../policy.ts'
import { lockConversation, lockSide } from '../queries.ts'
import { relayedOnly } from '../relayed-signal.ts'
import { call, callSignal, conversation, message } from '../tables.ts'
import { advanceReadState } from './insert-message.ts'

/**
 * A repetition while the call rings returns that same call.
 * @throws Refusal NOT_FOUND, NOT_ACCEPTED_YET until both agreed to call each other, ADDRESS_CONSENT_NEEDED without a relay, BUSY where either member is in a
 * call or is rung, QUOTA_REACHED
 */
export async function startCall(
  ctx: MemberCtx,
  { conversationId, agreesToShowAddress }: { conversationId: string; agreesToShowAddress: boolean },
): Promise<CallRow> {
  const { id: callerId } = ctx.actor
  const isRelayed = hasRelay(ctx.config)
  const at = ctx.now()
  return transact(ctx, async (tx) => {
    const side = await lockSide(tx, callerId, conversationId)
    if (!side) throw new Refusal('NOT_FOUND')
    if (!side.otherId || !isActive(side) || side.videoSince === null) throw new Refusal('NOT_ACCEPTED_YET')
    demand(mayTakePart({ isRelayed, agreesToShowAddress }))
    const calleeId = side.otherId
    // The locks keep a member from being called twice at once. They are taken in one order, so that two members who call each other do not deadlock.
    await lockNames(tx, `call:${callerId}`, `call:${calleeId}`)
    const mine = await openCallOf(tx, callerId, at)
    if (mine?.conversationId === conversationId && mine.callerId === callerId) return mine
    if (mine) throw new Refusal('BUSY')
    // The quota comes before the check whether the other member is busy, so that nobody can find that out without limit. A refusal after it undoes the use.
    await useQuota(tx, { memberId: callerId, kind: 'call', perHour: CALLS_PER_HOUR, at })
    if (await openCallOf(tx, calleeId, at)) throw new Refusal('BUSY')
    const [row] = await tx
      .insert(call)
      .values({
        id: ctx.newId(),
        conversationId,
        callerId,
        calleeId,
        startedAt: at,
        callerSeenAt: at,
        callerShowsAddress: !isRelayed,
      })
      .returning()
    pushEvent(tx, [callerId, calleeId], { kind: 'call', id: row!.id })
    return row!
  })
}

/**
 * Accepts or declines a call that rings for this member; of two tabs only one succeeds. If the consent to show the address is missing, or the account is
 * read-only, the call keeps ringing and the caller learns nothing; declining is always allowed.
 * @throws Refusal NOT_FOUND, CALL_OVER, READ_ONLY_ACCOUNT, TERMS_CHANGED, ADDRESS_CONSENT_NEEDED without a relay
 */
export async function answerCall(
  ctx: MemberCtx,
  { id, isAccepted, agreesToShowAddress }: { id: string; isAccepted: boolean; agreesToShowAddress: boolean },
): Promise<CallRow> {
  const isRelayed = hasRelay(ctx.config)
  return withCall(ctx, { id, find: callFor }, async (tx, row) => {
    if (row.calleeId !== ctx.actor.id) throw new Refusal('NOT_FOUND')
    if (callStateOf(row, ctx.now()) !== 'ringing') throw new Refusal('CALL_OVER')
    if (!isAccepted) return end(tx, ctx, row, 'declined')
    demandWriter(ctx.actor)
    demand(mayTakePart({ isRelayed, agreesToShowAddress }))
    const at = ctx.now()
    const [taken] = await tx
      .update(call)
      .set({ answeredAt: at, calleeSeenAt: at, callerSeenAt: at, calleeShowsAddress: !isRelayed })
      .where(eq(call.id, id))
      .returning()
    pushEvent(tx, partiesOf(row), { kind: 'call', id })
    return taken!
  })
}

/**
 * Also possible where the members have blocked each other. A call that is over keeps its outcome.
 * @throws Refusal NOT_FOUND
 */
export const hangUp = (ctx: MemberCtx, id: string): Promise<CallRow> =>
  withCall(ctx, { id, find: (db, memberId) => readableCall(db, { memberId, id, now: ctx.now() }) }, (tx, row) =>
    row.endedAt ? Promise.resolve(row) : end(tx, ctx, row),
  )

/**
 * If the other side has given no sign of life for too long, the call ends.
 * @throws Refusal NOT_FOUND, CALL_OVER
 */
export async function callHeartbeat(ctx: MemberCtx, id: string): Promise<CallRow> {
  const [row] = await ctx.db
    .update(call)
    .set({
      callerSeenAt: sql`case when ${call.callerId} = ${ctx.actor.id} then ${ctx.now()} else ${call.callerSeenAt} end`,
      calleeSeenAt: sql`case when ${call.calleeId} = ${ctx.actor.id} then ${ctx.now()} else ${call.calleeSeenAt} end`,
    })
    .where(
      and(
        eq(call.id, id),
        isNull(call.endedAt),
        sql`${ctx.actor.id} in (${call.callerId}, ${call.calleeId})`,
        isTheirs(ctx.actor.id),
      ),
    )
    .returning()
  if (row && !isLeft(row, ctx.now())) return row
  if (row) return hangUp(ctx, id)
  throw new Refusal((await callFor(ctx.db, ctx.actor.id, id)) ? 'CALL_OVER' : 'NOT_FOUND')
}

/**
 * Where there is a relay, addresses other than the relay's are removed.
 * @throws Refusal NOT_FOUND; CALL_OVER, also after SIGNALS_PER_CALL signals; NOT_ACCEPTED_YET until both may connect
 */
export async function sendCallSignals(
  ctx: MemberCtx,
  { id, bodies }: { id: string; bodies: readonly SignalBody[] },
): Promise<void> {
  const { id: fromId } = ctx.actor
  const isRelayed = hasRelay(ctx.config)
  const passed = isRelayed ? bodies.flatMap((body) => relayedOnly(body) ?? []) : bodies
  await transact(ctx, async (tx) => {
    const known = await callFor(tx, fromId, id)
    if (!known) throw new Refusal('NOT_FOUND')
    // The row is locked, so that concurrent signals are counted exactly.
    const [row] = await tx.select().from(call).where(eq(call.id, id)).for('no key update')
    if (!row) throw new Refusal('NOT_FOUND')
    if (row.endedAt) throw new Refusal('CALL_OVER')
    demand(mayConnect(row, { isRelayed }))
    const said = await tx.$count(callSignal, and(eq(callSignal.callId, id), eq(callSignal.fromId, fromId)))
    if (said + bodies.length > SIGNALS_PER_CALL) throw new Refusal('CALL_OVER')
    if (passed.length === 0) return
    await tx.insert(callSignal).values(passed.map((body) => ({ callId: id, fromId, body })))
    pushEvent(
      tx,
      partiesOf(row).filter((memberId) => memberId !== fromId),
      { kind: 'call', id },
    )
  })
}

export async function sweepCalls(services: Services): Promise<void> {
  for (const { id, conversationId } of await staleCalls(services.db, services.now(), 500))
    await transact(services, async (tx) => {
      await lockConversation(tx, conversationId)
      const [row] = await tx.select().from(call).where(eq(call.id, id)).for('no key update')
      if (row && !row.endedAt) await end(tx, services, row)
    })
}

/**
 * Ends the call of two members after a block, or when an account is deleted. A call that rings for the blocker is not ended: it stops ringing for them alone,
 * and ends for the caller in its time, as if nobody answered.
 */
export async function endCallIn(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  { conversationId, blockerId }: { conversationId: string; blockerId?: string },
) {
  const open = await tx
    .select()
    .from(call)
    .where(and(eq(call.conversationId, conversationId), isNull(call.endedAt)))
    .for('no key update')
  for (const row of open)
    if (row.calleeId === blockerId && !row.answeredAt) pushEvent(tx, [blockerId], { kind: 'call', id: row.id })
    else await end(tx, services, row)
}

const partiesOf = ({ callerId, calleeId }: CallRow): string[] =>
  [callerId, calleeId].filter((id): id is string => id !== null)

/** A callee who blocked the caller while the call rang is not told. */
async function hearersOf(tx: Tx, row: CallRow): Promise<string[]> {
  const { callerId, calleeId, answeredAt } = row
  const isBlocked =
    callerId !== null &&
    calleeId !== null &&
    answeredAt === null &&
    (await hasBlocked(tx, { blockerId: calleeId, blockedId: callerId }))
  return isBlocked ? [callerId] : partiesOf(row)
}

async function withCall(
  ctx: MemberCtx,
  { id, find }: { id: string; find: typeof callFor },
  act: (tx: Tx, row: CallRow) => Promise<CallRow>,
): Promise<CallRow> {
  return transact(ctx, async (tx) => {
    const known = await find(tx, ctx.actor.id, id)
    if (!known) throw new Refusal('NOT_FOUND')
    // Every command locks the conversation first, so that no two wait for each other.
    await lockConversation(tx, known.conversationId)
    const [row] = await tx.select().from(call).where(eq(call.id, id)).for('no key update')
    if (!row) throw new Refusal('NOT_FOUND')
    return act(tx, row)
  })
}

/** Deletes the call's signals, which hold addresses, and tells in the conversation how the call ended. */
async function end(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  row: CallRow,
  declined?: 'declined',
): Promise<CallRow> {
  const at = services.now()
  const outcome = declined ?? (row.answeredAt ? 'done' : 'missed')
  const [ended] = await tx
    .update(call)
    .set({ endedAt: at, outcome, callerShowsAddress: false, calleeShowsAddress: false })
    .where(eq(call.id, row.id))
    .returning()
  await tx.delete(callSignal).where(eq(callSignal.callId, row.id))
  const hearers = await hearersOf(tx, row)
  await writeLine(tx, services, row, hearers)
  pushEvent(tx, hearers, { kind: 'call', id: row.id })
  return ended!
}

async function writeLine(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId'>,
  row: CallRow,
  hearers: readonly string[],
): Promise<void> {
  const { conversationId, callerId } = row
  const at = services.now()
  const [talk] = await tx
    .update(conversation)
    .set({ lastSeq: sql`${conversation.lastSeq} + 1`, lastMessageAt: at })
    .where(eq(conversation.id, conversationId))
    .returning({ seq: conversation.lastSeq })
  if (!talk) return
  await tx.insert(message).values({
    id: services.newId(),
    conversationId,
    seq: talk.seq,
    senderId: callerId,
    // The id must be new: if this line were refused as a repeat, the call could not be ended.
    requestId: services.newId(),
    body: '',
    callId: row.id,
    createdAt: at,
  })
  if (callerId) await advanceReadState(tx, { conversationId, memberId: callerId, seq: talk.seq })
  pushEvent(tx, hearers, { kind: 'message', id: conversationId })
}
