import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { DURATION_MAX } from '#contract/conferences/limits.ts'
import { statusOf } from '#contract/conferences/rules.ts'
import type { ExtendInput } from '#contract/conferences/schema.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { broadcast, enqueue, pushEvent, transact } from '#server/foundation/transaction.ts'
import { type ConferenceAccess, mayEndRoom, mayStart } from '../policy.ts'
import { type ConferenceRow, dueToChange, lockConference, registrantsOf } from '../queries.ts'
import { conference } from '../tables.ts'
import { accessIn } from '../views.ts'
import { REPLAYS_WANTED } from './make-replays.ts'
import { endSending } from './stop-broadcast.ts'

const AT_ONCE = 100

/**
 * Opens the room. An open one stays open.
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFERENCE_OVER, TOO_EARLY
 */
export const startConference = (ctx: MemberCtx, id: string): Promise<ConferenceRow> =>
  moderateRoom(ctx, id, async (tx, row, access) => {
    demand(mayStart(access, row, ctx.now()))
    if (row.startedAt) return row
    await recordAct(tx, ctx, { act: 'conference.started', subject: { kind: 'conference', id } })
    return change(tx, row, { startedAt: ctx.now() })
  })

/**
 * A repeated request adds its minutes once.
 * @throws Refusal FORBIDDEN, NOT_FOUND, CONFERENCE_OVER; EDITED_ELSEWHERE where the end has changed meanwhile
 */
export const extendConference = (
  ctx: MemberCtx,
  { id, minutes, endsAt: known }: z.output<typeof ExtendInput>,
): Promise<ConferenceRow> =>
  moderateRoom(ctx, id, async (tx, row, access) => {
    demand(mayEndRoom(access))
    const latest = row.scheduledAt.getTime() + DURATION_MAX * MINUTE_MS
    const endsAt = new Date(Math.min(known.getTime() + minutes * MINUTE_MS, Math.max(latest, known.getTime())))
    if (row.endsAt.getTime() !== known.getTime()) {
      if (row.endsAt.getTime() === endsAt.getTime()) return row
      throw new Refusal('EDITED_ELSEWHERE')
    }
    await recordAct(tx, ctx, { act: 'conference.extended', subject: { kind: 'conference', id }, details: { minutes } })
    return change(tx, row, { endsAt })
  })

/**
 * Closes the room. Closing it again changes nothing.
 * @throws Refusal FORBIDDEN, NOT_FOUND; CONFERENCE_OVER where it was never live
 */
export async function endConference(ctx: MemberCtx, id: string): Promise<ConferenceRow> {
  let wasSending = false
  const ended = await moderateRoom(ctx, id, async (tx, row, access) => {
    wasSending = row.isSending
    if (access.isStaff && row.endedAt) return row
    demand(mayEndRoom(access))
    await recordAct(tx, ctx, { act: 'conference.ended', subject: { kind: 'conference', id } })
    return change(tx, row, { endedAt: ctx.now(), isSending: false })
  })
  await endSending(ctx, { id, isSending: wasSending })
  return ended
}

export async function keepTime(services: Services): Promise<void> {
  for (;;) {
    const due = await dueToChange(services.db, services.now(), AT_ONCE)
    for (const { id } of due) {
      const over = await transact(services, async (tx) => {
        const row = await lockConference(tx, id)
        if (!row || row.endedAt || row.cancelledAt) return { id, isSending: false }
        const at = services.now()
        const isPast = statusOf(row, at) === 'ended'
        if (isPast) await change(tx, row, { endedAt: row.endsAt, isSending: false })
        else if (!row.startedAt && row.scheduledAt <= at) await change(tx, row, { startedAt: at })
        return isPast ? row : undefined
      })
      if (over) await endSending(services, over)
    }
    if (due.length < AT_ONCE) return
  }
}

type RoomChange = (tx: Tx, row: ConferenceRow, access: ConferenceAccess) => Promise<ConferenceRow>

const moderateRoom = (ctx: MemberCtx, id: string, act: RoomChange): Promise<ConferenceRow> =>
  transact(ctx, async (tx) => {
    const row = await lockConference(tx, id)
    if (!row) throw new Refusal('NOT_FOUND')
    return act(tx, row, await accessIn(ctx, tx, row))
  })

type Change = Partial<Pick<ConferenceRow, 'startedAt' | 'endedAt' | 'endsAt' | 'isSending'>>

async function change(tx: Tx, row: ConferenceRow, what: Change): Promise<ConferenceRow> {
  const [changed] = await tx
    .update(conference)
    .set(what)
    .where(and(eq(conference.id, row.id), isNull(conference.cancelledAt)))
    .returning()
  if (changed?.endedAt && changed.isRecorded) await enqueue(tx, REPLAYS_WANTED, {})
  pushEvent(tx, await registrantsOf(tx, row.id), { kind: 'conference', id: row.id })
  broadcast(tx, { kind: 'room', id: row.id })
  return changed!
}
