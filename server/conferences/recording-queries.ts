import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { instantOf } from '#server/foundation/db/instant.ts'
import type { Answered } from './recording/chapters.ts'
import { isUnblocked, mayBeNamed, type RoomReader } from './room-queries.ts'
import { conference, recordedTake, recording, replayCaptions, roomMessage } from './tables.ts'

export type RecordingRow = typeof recording.$inferSelect
export type TakeRow = typeof recordedTake.$inferSelect

/** Returns the recordings of these conferences, by conference id; absent where nothing was recorded. */
export async function recordingsOf(db: Reader, conferenceIds: readonly string[]): Promise<Map<string, RecordingRow>> {
  if (conferenceIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(recording)
    .where(inArray(recording.conferenceId, [...conferenceIds]))
  return new Map(rows.map((row) => [row.conferenceId, row]))
}

export async function lockRecording(tx: Tx, conferenceId: string): Promise<RecordingRow | undefined> {
  const [row] = await tx.select().from(recording).where(eq(recording.conferenceId, conferenceId)).for('update')
  return row
}

export const takesOf = (db: Reader, conferenceId: string): Promise<TakeRow[]> =>
  db
    .select()
    .from(recordedTake)
    .where(and(eq(recordedTake.conferenceId, conferenceId), isNull(recordedTake.removedAt)))
    .orderBy(asc(recordedTake.startedAt), asc(recordedTake.id))

/** Whether this member was recorded in a conference: a take shows them, kept or removed. */
export const wasRecorded = async (db: Reader, conferenceId: string, memberId: string): Promise<boolean> =>
  (await db.$count(
    recordedTake,
    and(eq(recordedTake.conferenceId, conferenceId), eq(recordedTake.speakerId, memberId)),
  )) > 0

export const recordedWith = async (db: Reader, memberId: string): Promise<string[]> =>
  (
    await db
      .selectDistinct({ id: recordedTake.conferenceId })
      .from(recordedTake)
      .where(and(eq(recordedTake.speakerId, memberId), isNull(recordedTake.removedAt)))
  ).map(({ id }) => id)

export const publishedBefore = async (db: Reader, at: Date): Promise<string[]> =>
  (
    await db
      .select({ id: recording.conferenceId })
      .from(recording)
      .where(and(eq(recording.state, 'ready'), lt(recording.publishedAt, at)))
  ).map(({ id }) => id)

const isOver = (now: Date): SQL =>
  sql`exists (select from ${conference} where ${conference.id} = ${recording.conferenceId} and
    (${conference.endedAt} is not null or ${conference.cancelledAt} is not null or ${conference.endsAt} <= ${instantOf(now)}))`

/** The recording is locked until the transaction ends. One that another server has locked is skipped. */
export async function nextToMake(tx: Tx, now: Date, triesMax: number): Promise<RecordingRow | undefined> {
  const [row] = await tx
    .select()
    .from(recording)
    .where(
      and(
        inArray(recording.state, ['recording', 'preparing', 'failed']),
        lt(recording.tries, triesMax),
        or(isNull(recording.heldUntil), lte(recording.heldUntil, now)),
        isOver(now),
      ),
    )
    .orderBy(asc(recording.conferenceId))
    .limit(1)
    .for('update', { skipLocked: true })
  return row
}

/** Returns the takes among these whose files are still needed, because the replay is not made yet. The files of the others can be deleted. */
export async function awaitedTakes(db: Reader, ids: readonly string[], endedAfter: Date): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: recordedTake.id })
    .from(recordedTake)
    .innerJoin(recording, eq(recording.conferenceId, recordedTake.conferenceId))
    .innerJoin(conference, eq(conference.id, recordedTake.conferenceId))
    .where(
      and(
        inArray(recordedTake.id, [...ids]),
        isNull(recordedTake.removedAt),
        inArray(recording.state, ['recording', 'preparing', 'failed']),
        sql`${conference.endsAt} > ${instantOf(endedAfter)}`,
      ),
    )
  return new Set(rows.map(({ id }) => id))
}

/** As in the room, a block hides named questions from its two sides, and none from the staff. */
export const answeredIn = async (
  db: Reader,
  { memberId, isStaff }: RoomReader,
  conferenceId: string,
): Promise<Answered[]> =>
  (
    await db
      .select({ id: roomMessage.id, body: roomMessage.body, answeredAt: roomMessage.answeredAt })
      .from(roomMessage)
      .where(
        and(
          eq(roomMessage.conferenceId, conferenceId),
          eq(roomMessage.state, 'answered'),
          isNull(roomMessage.removedAt),
          isNull(roomMessage.hiddenAt),
          isNotNull(roomMessage.answeredAt),
          ne(roomMessage.body, ''),
          mayBeNamed(),
          isStaff ? undefined : isUnblocked(memberId),
        ),
      )
  ).map((row) => ({ ...row, answeredAt: row.answeredAt! }))

export const captionsOf = (db: Reader, conferenceId: string) =>
  db
    .select({ language: replayCaptions.language, addedAt: replayCaptions.addedAt })
    .from(replayCaptions)
    .where(eq(replayCaptions.conferenceId, conferenceId))
    .orderBy(asc(replayCaptions.language))

export async function captionsIn(db: Reader, conferenceId: string, language: 'fr' | 'en'): Promise<string | undefined> {
  const [row] = await db
    .select({ body: replayCaptions.body })
    .from(replayCaptions)
    .where(and(eq(replayCaptions.conferenceId, conferenceId), eq(replayCaptions.language, language)))
  return row?.body
}

export const isReplayed = async (db: Reader, conferenceId: string): Promise<boolean> =>
  (await db.$count(recording, and(eq(recording.conferenceId, conferenceId), eq(recording.state, 'ready')))) > 0
