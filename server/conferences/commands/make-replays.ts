import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { RAW_DAYS, REPLAY_MONTHS } from '#contract/conferences/limits.ts'
import type { ReplayFailure } from '#contract/conferences/replay-schema.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { ProcessMissing } from '#server/foundation/work/process-entry.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import {
  assignGeneratedVideo,
  discardGeneratedVideo,
  storeGeneratedVideo,
} from '#server/media/commands/store-generated-video.ts'
import { conferenceById, lockConference, registrantsOf } from '../queries.ts'
import { type Assembled, assembleRecording, NothingRecorded } from '../recording/assemble.ts'
import { rawFiles, removeRaw } from '../recording/raw-files.ts'
import {
  awaitedTakes,
  lockRecording,
  nextToMake,
  publishedBefore,
  type TakeRow,
  takesOf,
} from '../recording-queries.ts'
import { recordedTake, recording } from '../tables.ts'
import { removeReplay } from './remove-replay.ts'

export const REPLAYS_WANTED = defineQueue('conferences.make-replays')

/** A server renews its claim while it works; if it dies, another server takes over after this time. */
const HELD_MS = 5 * MINUTE_MS
/** From this try on an unreadable take is left out, so that the rest of the replay is not lost. */
const LENIENT_FROM = 3
/** With pauses between a minute and six hours, these tries last longer than RAW_DAYS, for which the files are kept. */
const TRIES_MAX = 80
const LONGEST_PAUSE_MS = 6 * 60 * MINUTE_MS
const VIDEO_TYPE = 'video/webm'

/** A replay that fails is tried again, ever later. May run twice, and on several servers. */
export async function makeReplays(services: Services): Promise<void> {
  const { recordings } = services.config
  if (!recordings) return
  for (let next = await takeUp(services); next !== undefined; next = await takeUp(services)) {
    const { id, tries } = next
    const row = await conferenceById(services.db, id)
    const takes = await takesOf(services.db, id)
    const speakerId = takes.find((take) => take.speakerId)?.speakerId
    if (row?.cancelledAt) await removeReplay(services, id, { by: 'staff', reason: null })
    else if (!speakerId) await removeReplay(services, id, { by: 'erasure', reason: null })
    else await makeOne(services, { id, tries, takes, speakerId, recordings })
  }
}

const takeUp = (services: Services): Promise<{ id: string; tries: number } | undefined> =>
  transact(services, async (tx) => {
    const now = services.now()
    const next = await nextToMake(tx, now, TRIES_MAX)
    if (!next) return undefined
    const [id, tries] = [next.conferenceId, next.tries + 1]
    await tx
      .update(recording)
      .set({ state: 'preparing', tries, heldUntil: new Date(now.getTime() + HELD_MS) })
      .where(eq(recording.conferenceId, id))
    return { id, tries }
  })

function hold({ db, now, log }: Services, id: string): () => void {
  const renew = () =>
    db
      .update(recording)
      .set({ heldUntil: new Date(now().getTime() + HELD_MS) })
      .where(and(eq(recording.conferenceId, id), eq(recording.state, 'preparing')))
      .then(undefined, (error: unknown) => log.warn({ err: error }, 'a replay that is being made is not held'))
  const renewing = setInterval(() => void renew(), MINUTE_MS)
  return () => clearInterval(renewing)
}

type Making = { id: string; tries: number; takes: readonly TakeRow[]; speakerId: string; recordings: string }

async function makeOne(services: Services, { id, tries, takes, speakerId, recordings }: Making): Promise<void> {
  const workFolder = join(services.storage.workFolder, services.newId())
  const takeIds = takes.map((take) => take.id)
  const letGo = hold(services, id)
  let step: ReplayFailure = 'unreadable'
  const leftOut = (takeId: string, error: unknown) =>
    services.log.error({ err: error, conferenceId: id, takeId }, 'a take that cannot be read is left out of a replay')
  try {
    await mkdir(workFolder, { mode: 0o700 })
    const made = await assembleRecording({
      folder: recordings,
      takeIds,
      workFolder,
      leaveOut: tries >= LENIENT_FROM ? leftOut : undefined,
    })
    step = 'storage'
    const stored = await storeGeneratedVideo(services, {
      ownerId: speakerId,
      kind: 'replays',
      path: made.path,
      videoType: VIDEO_TYPE,
    })
    if (!(await publishReplay(services, { id, mediaId: stored.id, made })))
      await discardGeneratedVideo(services, stored)
    await removeRaw(recordings, takeIds)
  } catch (error) {
    await fail(services, { id, failure: failureOf(error) ?? step, error })
  } finally {
    letGo()
    await rm(workFolder, { recursive: true, force: true })
  }
}

function failureOf(error: unknown): ReplayFailure | undefined {
  if (error instanceof ProcessMissing) return 'program'
  const isAway =
    error instanceof Error && 'code' in error && ['ENOENT', 'EACCES', 'ENOTDIR'].includes(String(error.code))
  return error instanceof NothingRecorded || isAway ? 'files' : undefined
}

const publishReplay = (
  services: Services,
  { id, mediaId, made }: { id: string; mediaId: string; made: Assembled },
): Promise<boolean> =>
  transact(services, async (tx) => {
    const row = await lockConference(tx, id)
    const known = await lockRecording(tx, id)
    if (!row || known?.state !== 'preparing') return false
    const { width, height, durationMs } = made
    await assignGeneratedVideo(tx, {
      id: mediaId,
      readyAt: services.now(),
      subject: { kind: 'conference', id },
      facts: { width, height, durationSeconds: durationMs / 1_000, videoType: VIDEO_TYPE },
    })
    for (const take of made.takes)
      await tx.update(recordedTake).set({ durationMs: take.durationMs }).where(eq(recordedTake.id, take.id))
    await tx
      .update(recording)
      .set({ state: 'ready', failure: null, heldUntil: null, publishedAt: services.now() })
      .where(eq(recording.conferenceId, id))
    const told = new Set([...(await registrantsOf(tx, id)), ...(row.expertId ? [row.expertId] : [])])
    pushEvent(tx, told, { kind: 'conference', id })
    return true
  })

async function fail(
  services: Services,
  { id, failure, error }: { id: string; failure: ReplayFailure; error: unknown },
): Promise<void> {
  services.log.error({ err: error, conferenceId: id, failure }, 'a replay could not be made, to be tried again')
  await transact(services, async (tx) => {
    const known = await lockRecording(tx, id)
    if (known?.state !== 'preparing') return
    const pause = Math.min(MINUTE_MS * 2 ** (known.tries - 1), LONGEST_PAUSE_MS)
    await tx
      .update(recording)
      .set({ state: 'failed', failure, heldUntil: new Date(services.now().getTime() + pause) })
      .where(eq(recording.conferenceId, id))
  })
}

const ROW_COMES_MS = 60 * MINUTE_MS

/** Removes expired replays, and recorded files that no replay needs any more. May run twice. */
export async function sweepReplays(services: Services): Promise<void> {
  const { config, db, log } = services
  const now = services.now()
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - REPLAY_MONTHS)
  for (const id of await publishedBefore(db, oldest)) await removeReplay(services, id, { by: 'age', reason: null })
  if (!config.recordings) return
  try {
    const raw = await rawFiles(config.recordings)
    const awaited = await awaitedTakes(db, [...new Set(raw.map(({ takeId }) => takeId))], daysFrom(now, -RAW_DAYS))
    const left = raw.filter(({ takeId, changedAt }) => !awaited.has(takeId) && changedAt < Date.now() - ROW_COMES_MS)
    await removeRaw(
      config.recordings,
      left.map(({ takeId }) => takeId),
    )
  } catch (error) {
    log.warn({ err: error }, 'the folder of JANUS_RECORDINGS could not be tidied')
  }
}
