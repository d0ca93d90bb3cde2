import { and, eq, gt, sql } from 'drizzle-orm'
import { QUESTIONS_PER_HOUR } from '#contract/conferences/limits.ts'
import type { SayInput } from '#contract/conferences/schema.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import { demandNoLink } from '#server/foundation/new-accounts.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, invalidInput, Refusal, type Verdict } from '#server/foundation/refusal.ts'
import { broadcast, emit, transact } from '#server/foundation/transaction.ts'
import { roomSaid } from '../events.ts'
import { MESSAGE_FLOOD } from '../flood-limits.ts'
import { type ConferenceAccess, mayEnter, mayModerate, mayReadRoom } from '../policy.ts'
import { type ConferenceRow, conferenceById, lockConference } from '../queries.ts'
import { nextSeq, presentUntil, type RoomMessageRow, roomMessageById } from '../room-queries.ts'
import { questionVote, registration, roomMessage, roomPresence } from '../tables.ts'
import { accessIn } from '../views.ts'

export type Inside = { row: ConferenceRow; access: ConferenceAccess }

/** @throws Refusal NOT_FOUND, NOT_REGISTERED, NOT_LIVE */
export const demandInside = (ctx: MemberCtx, id: string): Promise<Inside> => demandHere(ctx, id, mayEnter)

export const demandReading = (ctx: MemberCtx, id: string): Promise<Inside> => demandHere(ctx, id, mayReadRoom)

async function demandHere(ctx: MemberCtx, id: string, may: (access: ConferenceAccess) => Verdict): Promise<Inside> {
  const row = await conferenceById(ctx.db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const access = await accessIn(ctx, ctx.db, row)
  demand(may(access))
  return { row, access }
}

/** The first time counts as attendance. Members who watch the room are told that somebody came. */
export async function bePresent(ctx: MemberCtx, id: string): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const [before] = await tx
      .select({ until: roomPresence.until })
      .from(roomPresence)
      .where(
        and(
          eq(roomPresence.conferenceId, id),
          eq(roomPresence.memberId, memberId),
          gt(roomPresence.until, sql`now()`), // an expired presence counts as coming again
        ),
      )
    await tx
      .insert(roomPresence)
      .values({ conferenceId: id, memberId, until: presentUntil })
      .onConflictDoUpdate({ target: [roomPresence.conferenceId, roomPresence.memberId], set: { until: presentUntil } })
    if (before) return
    await tx
      .update(registration)
      .set({ attendedAt: sql`coalesce(${registration.attendedAt}, ${instantOf(ctx.now())})` })
      .where(and(eq(registration.conferenceId, id), eq(registration.memberId, memberId)))
    broadcast(tx, { kind: 'room', id })
  })
}

export async function beAway(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const gone = await tx
      .delete(roomPresence)
      .where(and(eq(roomPresence.conferenceId, id), eq(roomPresence.memberId, ctx.actor.id)))
      .returning({ id: roomPresence.memberId })
    if (gone.length > 0) broadcast(tx, { kind: 'room', id })
  })
}

/**
 * Writes once per request. A question waits for a moderator, unless staff ask it under their name.
 * @throws Refusal NOT_FOUND; NOT_REGISTERED; NOT_LIVE; FORBIDDEN for an announcement; NO_LINKS_YET; TOO_MANY_REQUESTS;
 * QUOTA_REACHED
 */
export async function postRoomMessage(ctx: MemberCtx, input: SayInput): Promise<RoomMessageRow> {
  const { id, requestId, kind, body, isAnonymous } = input
  const { id: memberId } = ctx.actor
  await ctx.limits.takeInMemory(MESSAGE_FLOOD, memberId)
  demandNoLink(ctx.actor, body)
  return transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    const access = await accessIn(ctx, tx, row)
    demand(mayEnter(access))
    if (kind === 'announcement') demand(mayModerate(access))
    const [said] = await tx
      .select()
      .from(roomMessage)
      .where(and(eq(roomMessage.memberId, memberId), eq(roomMessage.requestId, requestId)))
    if (said && said.conferenceId !== id) throw usedElsewhere()
    if (said) return said
    if (kind === 'question')
      await useQuota(tx, { memberId, kind: 'question', perHour: QUESTIONS_PER_HOUR, at: ctx.now() })
    const [made] = await tx
      .insert(roomMessage)
      .values({
        id: ctx.newId(),
        conferenceId: id,
        seq: await nextSeq(tx, id),
        memberId,
        requestId,
        kind,
        body,
        isAnonymous,
        isFromExpert: access.isExpert && !isAnonymous,
        createdAt: ctx.now(),
        // An anonymous question of the staff waits like all others: approval at once would reveal that its author is staff.
        state: kind !== 'question' ? null : access.isStaff && !isAnonymous ? 'approved' : 'pending',
      })
      .onConflictDoNothing()
      .returning()
    if (!made) throw usedElsewhere()
    await emit(tx, roomSaid, { messageId: made.id })
    broadcast(tx, { kind: 'room', id })
    return made
  })
}

const usedElsewhere = () => invalidInput({ path: 'requestId', code: 'invalid' })

type Which = { id: string; messageId: string }

/**
 * Deletes a message: the member's own or, for staff, anybody's. Its text is erased.
 * @throws Refusal NOT_FOUND
 */
export const removeMessage = (ctx: MemberCtx, which: Which): Promise<RoomMessageRow> =>
  changed(ctx, which, async (tx, { message, access }) => {
    if (message.memberId !== ctx.actor.id && !access.isStaff) throw new Refusal('NOT_FOUND')
    if (message.memberId !== ctx.actor.id) await recordRoomAct(tx, ctx, which, 'message-removed')
    return { body: '', answer: null, removedAt: message.removedAt ?? ctx.now(), pinnedAt: null }
  })

/**
 * Votes for a question that everybody can read, or withdraws the vote. A repeated call changes nothing.
 * @throws Refusal NOT_FOUND, NOT_REGISTERED, NOT_LIVE
 */
export const voteForQuestion = (
  ctx: MemberCtx,
  { isFor, ...which }: Which & { isFor: boolean },
): Promise<RoomMessageRow> =>
  changed(ctx, which, async (tx, { message, access }) => {
    demand(mayEnter(access))
    if (message.state !== 'approved' && message.state !== 'answered') throw new Refusal('NOT_FOUND')
    const theirs = { messageId: message.id, memberId: ctx.actor.id }
    const done = isFor
      ? await tx.insert(questionVote).values(theirs).onConflictDoNothing().returning()
      : await tx
          .delete(questionVote)
          .where(and(eq(questionVote.messageId, theirs.messageId), eq(questionVote.memberId, theirs.memberId)))
          .returning()
    return done.length > 0 ? { votes: message.votes + (isFor ? 1 : -1) } : undefined
  })

type Act = 'approve' | 'reject' | 'pin' | 'unpin' | 'answered'

/**
 * Applies a decision of the staff to a question.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const judgeQuestion = (ctx: MemberCtx, { act, ...which }: Which & { act: Act }): Promise<RoomMessageRow> =>
  changed(ctx, which, async (tx, { message, access }) => {
    demand(mayModerate(access))
    if (message.state === null) throw new Refusal('NOT_FOUND')
    const isNews = !(
      (act === 'approve' && message.state !== 'pending' && message.state !== 'rejected') ||
      (act === 'reject' && message.state === 'rejected') ||
      (act === 'unpin' && !message.pinnedAt)
    )
    if (isNews) await recordRoomAct(tx, ctx, which, JUDGED[act])
    if (act === 'approve')
      return message.state === 'pending' || message.state === 'rejected' ? { state: 'approved' as const } : undefined
    if (act === 'reject') return { state: 'rejected' as const, pinnedAt: null }
    if (act === 'unpin') return message.pinnedAt ? { pinnedAt: null } : undefined
    if (act === 'answered')
      return { state: 'answered' as const, answeredAt: message.answeredAt ?? ctx.now(), pinnedAt: null }
    const pinned = await tx
      .select({ id: roomMessage.id })
      .from(roomMessage)
      .where(and(eq(roomMessage.conferenceId, which.id), sql`${roomMessage.pinnedAt} is not null`))
    for (const { id } of pinned)
      if (id !== message.id)
        await tx
          .update(roomMessage)
          .set({ pinnedAt: null, seq: await nextSeq(tx, which.id) })
          .where(eq(roomMessage.id, id))
    return { state: message.state === 'answered' ? message.state : ('approved' as const), pinnedAt: ctx.now() }
  })

const JUDGED = {
  approve: 'question-approved',
  reject: 'question-rejected',
  pin: 'question-pinned',
  unpin: 'question-unpinned',
  answered: 'question-answered',
} as const satisfies Record<Act, string>

/** Logs the message's id, without its author's. */
const recordRoomAct = (tx: Tx, ctx: MemberCtx, { messageId }: Which, done: string): Promise<void> =>
  recordAct(tx, ctx, { act: `room.${done}`, subject: { kind: 'roomMessage', id: messageId } })

/**
 * Stores the expert's written answer to a question, which is possible after the end too.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export const answerQuestion = (
  ctx: MemberCtx,
  { answer: words, ...which }: Which & { answer: string },
): Promise<RoomMessageRow> =>
  changed(ctx, which, async (tx, { message, access }) => {
    if (!access.isExpert) throw new Refusal(access.isStaff || access.isRegistered ? 'FORBIDDEN' : 'NOT_FOUND')
    if (message.state === null) throw new Refusal('NOT_FOUND')
    await emit(tx, roomSaid, { messageId: message.id })
    return { answer: words, state: 'answered' as const, answeredAt: message.answeredAt ?? ctx.now(), pinnedAt: null }
  })

type Change = Partial<
  Pick<RoomMessageRow, 'body' | 'answer' | 'removedAt' | 'pinnedAt' | 'votes' | 'state' | 'answeredAt'>
>
type MessageInRoom = { message: RoomMessageRow; access: ConferenceAccess }

/** The room is locked meanwhile, and the message gets the next number. Where `act` returns undefined, nothing changes. */
const changed = (
  ctx: MemberCtx,
  { id, messageId }: Which,
  act: (tx: Tx, known: MessageInRoom) => Promise<Change | undefined>,
): Promise<RoomMessageRow> =>
  transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    const access = await accessIn(ctx, tx, row)
    const { id: memberId } = ctx.actor
    const reading = { memberId, isStaff: access.isStaff }
    const message = await roomMessageById(tx, reading, { conferenceId: id, messageId })
    // Authors keep access to their own words, also after they have left.
    if (!message || (mayReadRoom(access) !== 'yes' && message.memberId !== memberId)) throw new Refusal('NOT_FOUND')
    const what = message.removedAt ? undefined : await act(tx, { message, access })
    if (!what) return message
    const [after] = await tx
      .update(roomMessage)
      .set({ ...what, seq: await nextSeq(tx, id) })
      .where(eq(roomMessage.id, messageId))
      .returning()
    broadcast(tx, { kind: 'room', id })
    return after!
  })
