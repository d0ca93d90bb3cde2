import { and, eq, isNull } from 'drizzle-orm'
import type { ReplayRemover } from '#contract/conferences/replay-schema.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { MemberCtx, Services } from '#server/foundation/context.ts'
import { demand, invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { type ConferenceRow, conferenceById, lockConference, registrantsOf } from '../queries.ts'
import { removeRaw } from '../recording/raw-files.ts'
import { lockRecording, recordedWith, recordingsOf, takesOf, wasRecorded } from '../recording-queries.ts'
import { mayRemoveReplay, mayWithdrawReplay } from '../replay-policy.ts'
import { conference, recordedTake, recording, replayCaptions } from '../tables.ts'
import { accessIn } from '../views.ts'
import { endRecording } from './record.ts'

/**
 * The speaker may withdraw the replay even before it is made; an admin gives a reason. A repeated call changes nothing.
 * @throws Refusal NOT_FOUND, FORBIDDEN, TOO_LATE; INVALID_INPUT for an admin without a reason
 */
export async function withdrawReplay(
  ctx: MemberCtx,
  { id, reason }: { id: string; reason: string | null },
): Promise<ConferenceRow> {
  const row = await conferenceById(ctx.db, id)
  const known = (await recordingsOf(ctx.db, [id])).get(id)
  if (!row || !known) throw new Refusal('NOT_FOUND')
  const { isAdmin } = await accessIn(ctx, ctx.db, row)
  const facts = { isAdmin, isSpeaker: await wasRecorded(ctx.db, id, ctx.actor.id), recording: known, now: ctx.now() }
  const bySpeaker = mayWithdrawReplay(facts)
  if (bySpeaker === 'yes') await removeReplay(ctx, id, { by: 'speaker', reason: null })
  else if (mayRemoveReplay(facts) !== 'yes') demand(bySpeaker)
  else if (reason === null) throw invalidInput({ path: 'reason', code: 'required' })
  else await removeReplay(ctx, id, { by: 'staff', reason })
  return (await conferenceById(ctx.db, id))!
}

type Removal = { by: ReplayRemover; reason: string | null }

/** Removes the rows at once, the files after the commit. May run twice. */
export async function removeReplay(
  services: Services & Partial<Pick<MemberCtx, 'actor'>>,
  id: string,
  { by, reason }: Removal,
): Promise<void> {
  const at = services.now()
  const gone = await transact(services, async (tx) => {
    const row = await lockConference(tx, id)
    const known = await lockRecording(tx, id)
    if (!row || !known || known.state === 'removed') return undefined
    const takes = await takesOf(tx, id)
    await tx
      .update(recording)
      .set({ state: 'removed', failure: null, removedAt: at, removedBy: by, removeReason: reason })
      .where(eq(recording.conferenceId, id))
    await tx
      .update(recordedTake)
      .set({ removedAt: at })
      .where(and(eq(recordedTake.conferenceId, id), isNull(recordedTake.removedAt)))
    await tx.delete(replayCaptions).where(eq(replayCaptions.conferenceId, id))
    await tx.update(conference).set({ recordedTake: null }).where(eq(conference.id, id))
    await removeMediaOf(tx, { kind: 'conference', id })
    if (by === 'staff' && services.actor)
      await recordAct(
        tx,
        { ...services, actor: services.actor },
        {
          act: 'replay.removed',
          subject: { kind: 'conference', id },
        },
      )
    broadcast(tx, { kind: 'room', id })
    pushEvent(tx, await registrantsOf(tx, id), { kind: 'conference', id })
    return { isRecording: row.isSending && row.recordedTake === row.take, takes: takes.map((take) => take.id) }
  })
  if (!gone) return
  if (gone.isRecording) await endRecording(services, id, true)
  const { recordings } = services.config
  if (recordings)
    await removeRaw(recordings, gone.takes).catch((error: unknown) =>
      services.log.warn({ err: error }, 'recorded files stay until the next sweep'),
    )
}

export async function eraseReplays(services: Services, memberId: string): Promise<void> {
  for (const id of await recordedWith(services.db, memberId))
    await removeReplay(services, id, { by: 'erasure', reason: null })
}
