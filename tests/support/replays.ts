import { randomBytes, randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { RECORDING_CONSENT } from '#contract/conferences/limits.ts'
import { recordedTake, recording } from '#server/conferences/tables.ts'
import type { Db } from '#server/foundation/db/database.ts'
import { media } from '#server/media/tables.ts'

/** Twenty seconds of picture and sound. */
export const FILM = fileURLToPath(new URL('files/replay.webm', import.meta.url))
export const FILM_SECONDS = 20

type House = {
  db: Db
  now: () => Date
  /** Puts a file where the house keeps its own. */
  put: (path: string, from: string) => Promise<void>
}
type Given = {
  conferenceId: string
  speakerId: string
  /** Two of ten seconds: the one as the conference began, the other a minute later. */
  beganAt: Date
}

/** A replay that is ready, made of two takes. */
export async function aReplay({ db, now, put }: House, { conferenceId, speakerId, beganAt }: Given) {
  const [key, publishedAt] = [randomBytes(16).toString('hex'), now()]
  const path = `replays/${key}/video.webm`
  await put(path, FILM)
  await db.insert(recording).values({ conferenceId, state: 'ready', tries: 1, publishedAt })
  for (const seconds of [0, 60])
    await db.insert(recordedTake).values({
      id: randomUUID(),
      conferenceId,
      speakerId,
      consentVersion: RECORDING_CONSENT,
      startedAt: new Date(beganAt.getTime() + seconds * 1_000),
      durationMs: 10_000,
    })
  await db.insert(media).values({
    id: randomUUID(),
    ownerId: speakerId,
    kind: 'replays',
    key,
    formId: randomUUID(),
    createdAt: publishedAt,
    readyAt: publishedAt,
    width: 160,
    height: 90,
    durationSeconds: FILM_SECONDS,
    videoType: 'video/webm',
    subjectKind: 'conference',
    subjectId: conferenceId,
    position: 0,
  })
  return { path }
}
