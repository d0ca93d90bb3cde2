import { REPLAY_MONTHS } from '#contract/conferences/limits.ts'
import type { Chapter, Replay } from '#contract/conferences/replay-schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { mediaOf } from '#server/media/queries.ts'
import { type ConferenceAccess, mayCaption, mayReadRoom } from './policy.ts'
import { type ConferenceRow, conferenceById } from './queries.ts'
import { chaptersOf } from './recording/chapters.ts'
import { answeredIn, captionsOf, type RecordingRow, recordingsOf, takesOf, wasRecorded } from './recording-queries.ts'
import { mayRemoveReplay, mayWithdrawReplay, withdrawableUntil } from './replay-policy.ts'
import { accessIn, replayIn } from './views.ts'

export type Replayed = { row: ConferenceRow; recording: RecordingRow }

/**
 * Returns the conference whose replay every member may see.
 * @throws Refusal NOT_FOUND
 */
export async function demandReplayed({ db }: Pick<MemberCtx, 'db'>, id: string): Promise<Replayed> {
  const row = await conferenceById(db, id)
  const recording = (await recordingsOf(db, [id])).get(id)
  if (!row || recording?.state !== 'ready') throw new Refusal('NOT_FOUND')
  return { row, recording }
}

/**
 * Returns a replay as this member sees it, in any state.
 * @throws Refusal NOT_FOUND where there is none, or none that they may see
 */
export async function replayView(ctx: MemberCtx, id: string): Promise<Replay> {
  const { db } = ctx
  const row = await conferenceById(db, id)
  const recording = (await recordingsOf(db, [id])).get(id)
  if (!row || !recording) throw new Refusal('NOT_FOUND')
  const access = await accessIn(ctx, db, row)
  const told = replayIn(recording, access)
  if (!told) throw new Refusal('NOT_FOUND')
  const facts = {
    isAdmin: access.isAdmin,
    isSpeaker: await wasRecorded(db, id, ctx.actor.id),
    recording,
    now: ctx.now(),
  }
  const isReady = told.state === 'ready'
  const isThere = told.state !== 'removed'
  const [video] = isReady ? ((await mediaOf(db, 'conference', [id])).get(id) ?? []) : []
  const mayRead = access.isStaff || facts.isSpeaker
  return {
    state: told.state,
    failure: access.isStaff ? recording.failure : null,
    removedBy: recording.removedBy,
    removeReason: mayRead ? recording.removeReason : null,
    video: video?.video ?? null,
    seconds: video?.durationSeconds ?? null,
    publishedAt: isReady ? recording.publishedAt : null,
    keptUntil: isReady && recording.publishedAt ? keptUntil(recording.publishedAt) : null,
    // Chapters quote questions, which only members who were in the room may read.
    chapters: isReady && mayReadRoom(access) === 'yes' ? await chaptersIn(ctx, row, access) : [],
    captions: isReady ? await captionsOf(db, id) : [],
    can: {
      withdraw: isThere && mayWithdrawReplay(facts) === 'yes',
      remove: isThere && access.mayWrite && mayRemoveReplay(facts) === 'yes',
      caption: isReady && access.mayWrite && mayCaption(access) === 'yes',
    },
    withdrawableUntil: withdrawableUntil(recording),
  }
}

async function chaptersIn(
  { db, actor }: MemberCtx,
  row: ConferenceRow,
  { isStaff }: Pick<ConferenceAccess, 'isStaff'>,
): Promise<Chapter[]> {
  const questions = await answeredIn(db, { memberId: actor.id, isStaff }, row.id)
  const takes = await takesOf(db, row.id)
  return chaptersOf(
    questions,
    takes.flatMap(({ startedAt, durationMs }) => (durationMs ? [{ startedAt, durationMs }] : [])),
    row.endedAt ?? row.endsAt,
  )
}

function keptUntil(publishedAt: Date): Date {
  const until = new Date(publishedAt)
  until.setUTCMonth(until.getUTCMonth() + REPLAY_MONTHS)
  return until
}
