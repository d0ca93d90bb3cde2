import { and, asc, count, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import {
  conference,
  conferenceModerator,
  questionVote,
  recordedTake,
  recording,
  registration,
  roomMessage,
} from './tables.ts'

export async function exportConferences(db: Reader, memberId: string) {
  const rows = await db
    .selectDistinct({
      id: conference.id,
      title: conference.title,
      scheduledAt: conference.scheduledAt,
      registeredAt: registration.registeredAt,
      attendedAt: registration.attendedAt,
      expertId: conference.expertId,
      expertName: conference.expertName,
      expertBio: conference.expertBio,
      moderatorId: conferenceModerator.memberId,
    })
    .from(conference)
    .leftJoin(registration, and(eq(registration.conferenceId, conference.id), eq(registration.memberId, memberId)))
    .leftJoin(
      conferenceModerator,
      and(eq(conferenceModerator.conferenceId, conference.id), eq(conferenceModerator.memberId, memberId)),
    )
    .where(
      or(
        eq(registration.memberId, memberId),
        eq(conferenceModerator.memberId, memberId),
        eq(conference.expertId, memberId),
        sql`exists (select from ${recordedTake} where ${recordedTake.conferenceId} = ${conference.id} and ${recordedTake.speakerId} = ${memberId})`,
      ),
    )
    .orderBy(asc(conference.scheduledAt))
  const recorded = await exportRecordings(db, memberId)
  return rows.map(({ id, expertId, expertName, expertBio, moderatorId, ...row }) => ({
    ...row,
    isExpert: expertId === memberId,
    ...(expertId === memberId && { announcedAs: expertName, biography: expertBio }),
    isModerator: moderatorId === memberId,
    ...(recorded.has(id) && { recordings: recorded.get(id) }),
  }))
}

/** Returns, by conference, when the member was recorded, to which text they consented, and what became of the recording. */
async function exportRecordings(db: Reader, memberId: string) {
  const rows = await db
    .select({
      conferenceId: recordedTake.conferenceId,
      consentVersion: recordedTake.consentVersion,
      startedAt: recordedTake.startedAt,
      stoppedAt: recordedTake.stoppedAt,
      durationMs: recordedTake.durationMs,
      removedAt: recordedTake.removedAt,
      state: recording.state,
      publishedAt: recording.publishedAt,
    })
    .from(recordedTake)
    .innerJoin(recording, eq(recording.conferenceId, recordedTake.conferenceId))
    .where(eq(recordedTake.speakerId, memberId))
    .orderBy(asc(recordedTake.startedAt))
  return Map.groupBy(
    rows.map(({ state, ...row }) => ({ ...row, replay: row.removedAt ? 'removed' : state })),
    ({ conferenceId }) => conferenceId,
  )
}

/** For an expert also holds their answers to others, without the questions. */
export async function exportRoomMessages(db: Reader, memberId: string) {
  const rows = await db
    .select({
      conference: conference.title,
      kind: roomMessage.kind,
      body: roomMessage.body,
      isAnonymous: roomMessage.isAnonymous,
      at: roomMessage.createdAt,
      removedAt: roomMessage.removedAt,
      hiddenAt: roomMessage.hiddenAt,
      state: roomMessage.state,
      answer: roomMessage.answer,
      memberId: roomMessage.memberId,
    })
    .from(roomMessage)
    .innerJoin(conference, eq(conference.id, roomMessage.conferenceId))
    .where(
      or(eq(roomMessage.memberId, memberId), and(eq(conference.expertId, memberId), isNotNull(roomMessage.answer))),
    )
    .orderBy(asc(roomMessage.createdAt))
  return rows.map(({ memberId: authorId, ...row }) =>
    authorId === memberId ? { ...row, isOwn: true } : { ...row, body: null, isOwn: false },
  )
}

/** Leaves out the texts of the questions, because others wrote them. */
export const exportVotes = (db: Reader, memberId: string) =>
  db
    .select({ conference: conference.title, questions: count() })
    .from(questionVote)
    .innerJoin(roomMessage, eq(roomMessage.id, questionVote.messageId))
    .innerJoin(conference, eq(conference.id, roomMessage.conferenceId))
    .where(eq(questionVote.memberId, memberId))
    .groupBy(conference.id)
