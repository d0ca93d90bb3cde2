import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { mayRegister, mayUnregister } from '../policy.ts'
import { type ConferenceRow, lockConference } from '../queries.ts'
import { registration, roomPresence } from '../tables.ts'
import { accessIn } from '../views.ts'

/**
 * Places are counted while the conference is locked.
 * @throws Refusal NOT_FOUND, CONFERENCE_OVER, CONFERENCE_FULL
 */
export const registerFor = (ctx: MemberCtx, id: string): Promise<ConferenceRow> =>
  transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    demand(mayRegister(await accessIn(ctx, tx, row)))
    await tx
      .insert(registration)
      .values({ conferenceId: id, memberId: ctx.actor.id, registeredAt: ctx.now() })
      .onConflictDoNothing()
    pushEvent(tx, [ctx.actor.id], { kind: 'conference', id })
    return row
  })

/**
 * Cancels a registration. Does nothing where there is none.
 * @throws Refusal NOT_FOUND, CONFERENCE_OVER
 */
export const unregisterFrom = (ctx: MemberCtx, id: string): Promise<ConferenceRow> =>
  transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    demand(mayUnregister(await accessIn(ctx, tx, row)))
    const theirs = { memberId: ctx.actor.id, conferenceId: id }
    await tx
      .delete(registration)
      .where(and(eq(registration.conferenceId, theirs.conferenceId), eq(registration.memberId, theirs.memberId)))
    const left = await tx
      .delete(roomPresence)
      .where(and(eq(roomPresence.conferenceId, theirs.conferenceId), eq(roomPresence.memberId, theirs.memberId)))
      .returning({ id: roomPresence.memberId })
    if (left.length > 0) broadcast(tx, { kind: 'room', id })
    pushEvent(tx, [theirs.memberId], { kind: 'conference', id })
    return row
  })
