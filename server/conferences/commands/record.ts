import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { mayModerate } from '../policy.ts'
import { conferenceById, lockConference } from '../queries.ts'
import { conference, recordedTake, recording } from '../tables.ts'
import { accessIn } from '../views.ts'
import { stopBroadcast } from './stop-broadcast.ts'

type Begun = { conferenceId: string; takeId: string; speakerId: string; consentVersion: string; at: Date }

/** Takes that were withdrawn before stay removed; the new one is recorded independently. */
export async function noteRecording(tx: Tx, { conferenceId, takeId, at, ...consent }: Begun): Promise<void> {
  const anew = { state: 'recording', removedAt: null, removedBy: null, removeReason: null } as const
  await tx
    .insert(recording)
    .values({ conferenceId, state: 'recording' })
    .onConflictDoUpdate({ target: recording.conferenceId, set: anew })
  await tx.insert(recordedTake).values({ id: takeId, conferenceId, startedAt: at, ...consent })
}

/**
 * The expert goes on sending. A stop by the room's staff is logged. The recording made so far stays unless the expert withdraws it.
 * @throws Refusal NOT_FOUND, FORBIDDEN
 */
export async function stopRecordingHere(ctx: MemberCtx, id: string): Promise<void> {
  const row = await conferenceById(ctx.db, id)
  if (!row) throw new Refusal('NOT_FOUND')
  const access = await accessIn(ctx, ctx.db, row)
  demand(mayModerate(access))
  await stopRecording(ctx, id, access.isExpert ? undefined : ctx)
}

/** Stops the recording of a live conference. Does nothing where nothing is recorded. `by` is the staff member who stops it. */
export async function stopRecording(services: Services, id: string, by?: MemberCtx): Promise<void> {
  // The recording ends before the rows are written, so that members are never told too early that it ended.
  const known = await conferenceById(services.db, id)
  await endRecording(services, id, known?.isSending === true && known.recordedTake === known.take)
  const hasBegunAnew = await transact(services, async (tx) => {
    const row = await lockConference(tx, id)
    if (!row || row.recordedTake === null) return false
    await tx.update(conference).set({ recordedTake: null }).where(eq(conference.id, id))
    if (by) await recordAct(tx, by, { act: 'room.recording-stopped', subject: { kind: 'conference', id } })
    await tx
      .update(recordedTake)
      .set({ stoppedAt: services.now() })
      .where(and(eq(recordedTake.conferenceId, id), isNull(recordedTake.stoppedAt), isNull(recordedTake.removedAt)))
    broadcast(tx, { kind: 'room', id })
    return row.isSending && row.recordedTake === row.take && row.take !== known?.take
  })
  // Another connection may have been opened meanwhile, here or on another server.
  await endRecording(services, id, hasBegunAnew)
}

/**
 * If another server carries the room, only that one could stop the recording, so a recorded broadcast ends as a whole. Otherwise the expert goes on sending.
 */
export async function endRecording(services: Services, id: string, isRecorded: boolean): Promise<void> {
  if (await services.broadcasts.isPublishing(id)) await services.broadcasts.stopRecording(id)
  else if (isRecorded) await stopBroadcast(services, id)
}
