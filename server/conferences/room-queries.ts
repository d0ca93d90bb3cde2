import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { PRESENCE_GONE_SECONDS } from '#contract/conferences/limits.ts'
import { hasConsented } from '#server/accounts/privacy/consent-queries.ts'
import { notBlocked } from '#server/accounts/settings/block-queries.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { conference, hiddenRoomPlace, questionVote, roomMessage, roomPresence } from './tables.ts'

export type RoomMessageRow = typeof roomMessage.$inferSelect

/** The caller has locked the conference, so numbers follow the order of commits. */
export async function nextSeq(tx: Tx, conferenceId: string): Promise<number> {
  const [row] = await tx
    .update(conference)
    .set({ lastSeq: sql`${conference.lastSeq} + 1` })
    .where(eq(conference.id, conferenceId))
    .returning({ seq: conference.lastSeq })
  return row!.seq
}

/**
 * SQL: waiting and rejected questions are for their author and the staff. A block, or a withdrawn consent to health data, hides named messages; anonymous
 * questions stay visible, because a missing one would reveal its author. In a closed room others may read only the answered questions.
 */
const isReadable = ({ memberId, isStaff, isOver = false }: RoomReader): SQL | undefined =>
  isStaff
    ? undefined
    : or(
        eq(roomMessage.memberId, memberId),
        and(
          isNull(roomMessage.hiddenAt),
          isOver
            ? eq(roomMessage.state, 'answered')
            : or(isNull(roomMessage.state), inArray(roomMessage.state, ['approved', 'answered'])),
          isUnblocked(memberId),
          mayBeNamed(),
        ),
      )

/** SQL: the message is anonymous, its author is gone, or the author's consent to health data is in force. */
export const mayBeNamed = (): SQL | undefined =>
  or(roomMessage.isAnonymous, isNull(roomMessage.memberId), hasConsented('healthData', roomMessage.memberId))

export const isUnblocked = (memberId: string): SQL | undefined =>
  or(
    roomMessage.isAnonymous,
    and(
      notBlocked(memberId, roomMessage.memberId),
      sql`not (${roomMessage.memberId} is null and exists (select from ${hiddenRoomPlace} where ${hiddenRoomPlace.messageId} = ${roomMessage.id} and ${hiddenRoomPlace.memberId} = ${memberId}))`,
    ),
  )

const readableOrTakenAway = (reading: RoomReader): SQL | undefined => {
  const readable = isReadable(reading)
  const isTakenAway = or(
    eq(roomMessage.state, 'rejected'),
    isNotNull(roomMessage.hiddenAt),
    isNotNull(roomMessage.removedAt),
  )
  return readable && or(readable, and(isTakenAway, isUnblocked(reading.memberId)))
}

export type RoomReader = { memberId: string; isStaff: boolean; isOver?: boolean }
type Page = { conferenceId: string; after?: number | undefined; before?: number | undefined; limit: number }

/**
 * Returns one more than asked where there are more. Without a number come the latest, newest first; with `before` the latest before it; with `after` those
 * added
 * or changed since, oldest first. `after` also returns rejected, hidden and removed messages, without text, so that browsers remove them.
 */
export async function roomMessages(
  db: Reader,
  reading: RoomReader,
  { conferenceId, after, before, limit }: Page,
): Promise<RoomMessageRow[]> {
  const isHere = eq(roomMessage.conferenceId, conferenceId)
  if (after !== undefined)
    return db
      .select()
      .from(roomMessage)
      .where(and(isHere, gt(roomMessage.seq, after), readableOrTakenAway(reading)))
      .orderBy(asc(roomMessage.seq))
      .limit(limit + 1)
  return db
    .select()
    .from(roomMessage)
    .where(
      and(
        isHere,
        before === undefined ? undefined : lt(roomMessage.seq, before),
        isNull(roomMessage.removedAt),
        isReadable(reading),
      ),
    )
    .orderBy(desc(roomMessage.seq))
    .limit(limit + 1)
}

export type RoomMessageFacts = {
  authorId: string | null
  conferenceId: string
  body: string
  answer: string | null
  expertId: string | null
  isAnonymous: boolean
  isHidden: boolean
}

/** Does not check who may read the message. Undefined once it was removed. */
export async function roomMessageFacts(db: Reader, id: string): Promise<RoomMessageFacts | undefined> {
  const [row] = await db
    .select({
      authorId: roomMessage.memberId,
      conferenceId: roomMessage.conferenceId,
      body: roomMessage.body,
      answer: roomMessage.answer,
      expertId: conference.expertId,
      isAnonymous: roomMessage.isAnonymous,
      isHidden: sql<boolean>`${roomMessage.hiddenAt} is not null`,
    })
    .from(roomMessage)
    .innerJoin(conference, eq(conference.id, roomMessage.conferenceId))
    .where(and(eq(roomMessage.id, id), isNull(roomMessage.removedAt)))
  return row
}

export async function roomMessageById(
  tx: Tx,
  reading: RoomReader,
  { conferenceId, messageId }: { conferenceId: string; messageId: string },
): Promise<RoomMessageRow | undefined> {
  const [row] = await tx
    .select()
    .from(roomMessage)
    .where(and(eq(roomMessage.id, messageId), eq(roomMessage.conferenceId, conferenceId), isReadable(reading)))
    .for('no key update')
  return row
}

export async function hiddenPlacesAmong(
  db: Reader,
  rows: readonly Pick<RoomMessageRow, 'id' | 'memberId'>[],
): Promise<Map<string, Set<string>>> {
  const ofNobody = rows.filter(({ memberId }) => memberId === null).map(({ id }) => id)
  if (ofNobody.length === 0) return new Map()
  const places = await db.select().from(hiddenRoomPlace).where(inArray(hiddenRoomPlace.messageId, ofNobody))
  const byMember = Map.groupBy(places, ({ memberId }) => memberId)
  return new Map([...byMember].map(([id, hidden]) => [id, new Set(hidden.map(({ messageId }) => messageId))]))
}

export async function ownPartOf(db: Reader, memberId: string, conferenceId: string) {
  const isHere = eq(roomMessage.conferenceId, conferenceId)
  const [written, voted] = await Promise.all([
    db
      .select({ id: roomMessage.id })
      .from(roomMessage)
      .where(and(isHere, eq(roomMessage.memberId, memberId))),
    db
      .select({ id: questionVote.messageId })
      .from(questionVote)
      .innerJoin(roomMessage, eq(roomMessage.id, questionVote.messageId))
      .where(and(isHere, eq(questionVote.memberId, memberId))),
  ])
  return { messageIds: written.map(({ id }) => id), votedIds: voted.map(({ id }) => id) }
}

export const countPresent = (db: Reader, conferenceId: string): Promise<number> =>
  db.$count(roomPresence, and(eq(roomPresence.conferenceId, conferenceId), gt(roomPresence.until, sql`now()`)))

export const presentUntil = sql`now() + make_interval(secs => ${PRESENCE_GONE_SECONDS})`

export const forgetAbsent = (db: Reader) =>
  db.delete(roomPresence).where(lt(roomPresence.until, sql`now() - interval '1 hour'`))
