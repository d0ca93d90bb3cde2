import { and, asc, count, eq, isNotNull, or } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { conference, conferenceModerator, questionVote, registration, roomMessage } from './tables.ts'

/** What a member's copy of their data says of the conferences they registered for, spoke at or moderated. */
export async function exportConferences(db: Reader, memberId: string) {
  const rows = await db
    .selectDistinct({
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
      ),
    )
    .orderBy(asc(conference.scheduledAt))
  return rows.map(({ expertId, expertName, expertBio, moderatorId, ...row }) => ({
    ...row,
    isExpert: expertId === memberId,
    ...(expertId === memberId && { announcedAs: expertName, biography: expertBio }),
    isModerator: moderatorId === memberId,
  }))
}

/** What they said and asked in rooms, and what was answered; and of an expert what they answered to others, without their words. */
export async function exportRoomMessages(db: Reader, memberId: string) {
  const rows = await db
    .select({
      conference: conference.title,
      kind: roomMessage.kind,
      body: roomMessage.body,
      isAnonymous: roomMessage.isAnonymous,
      at: roomMessage.createdAt,
      removedAt: roomMessage.removedAt,
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

/** For how many questions of each conference they voted: the words are those of others. */
export const exportVotes = (db: Reader, memberId: string) =>
  db
    .select({ conference: conference.title, questions: count() })
    .from(questionVote)
    .innerJoin(roomMessage, eq(roomMessage.id, questionVote.messageId))
    .innerJoin(conference, eq(conference.id, roomMessage.conferenceId))
    .where(eq(questionVote.memberId, memberId))
    .groupBy(conference.id)
