import { and, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { searchTextOf } from '../conference-fields.ts'
import { lockConference } from '../queries.ts'
import { nextSeq } from '../room-queries.ts'
import { conference, questionVote, roomMessage } from '../tables.ts'
import { eraseReplays } from './remove-replay.ts'

/** The name that replaces an expert's whose account is gone. */
const NOBODY = 'Expert médical'

/**
 * Erases what a member said in rooms: a place without words stays, so that every screen takes the words away. For an expert it also erases their answers, their
 * name and their biography. Their votes count no more.
 */
export async function eraseRooms(services: Services, memberId: string): Promise<void> {
  const { db } = services
  await eraseReplays(services, memberId)
  const said = await db
    .selectDistinct({ id: roomMessage.conferenceId })
    .from(roomMessage)
    .where(eq(roomMessage.memberId, memberId))
  const led = await db.select({ id: conference.id }).from(conference).where(eq(conference.expertId, memberId))
  const voted = await db
    .selectDistinct({ id: roomMessage.conferenceId })
    .from(questionVote)
    .innerJoin(roomMessage, eq(roomMessage.id, questionVote.messageId))
    .where(eq(questionVote.memberId, memberId))
  for (const id of new Set([...said, ...led, ...voted].map((row) => row.id)))
    await transact(services, (tx) => leave(tx, services, { id, memberId }))
}

/** Whether no message in any room is theirs: the end of the account would take its author, and leave its words. */
export const hasSaidNothingInRooms = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(roomMessage, eq(roomMessage.memberId, memberId))) === 0

async function leave(tx: Tx, { now }: Services, { id, memberId }: { id: string; memberId: string }): Promise<void> {
  const row = await lockConference(tx, id)
  if (!row) return
  const isHere = eq(roomMessage.conferenceId, id)
  const isExpert = row.expertId === memberId
  const theirVotes = await tx
    .delete(questionVote)
    .where(
      and(
        eq(questionVote.memberId, memberId),
        inArray(questionVote.messageId, tx.select({ id: roomMessage.id }).from(roomMessage).where(isHere)),
      ),
    )
    .returning({ id: questionVote.messageId })
  const voted = new Set(theirVotes.map((row) => row.id))
  const touched = await tx
    .select()
    .from(roomMessage)
    .where(
      and(
        isHere,
        or(
          eq(roomMessage.memberId, memberId),
          inArray(roomMessage.id, [...voted]),
          isExpert ? isNotNull(roomMessage.answer) : undefined,
        ),
      ),
    )
  for (const message of touched)
    await tx
      .update(roomMessage)
      .set({
        seq: await nextSeq(tx, id),
        ...(isExpert && { answer: null }),
        ...(voted.has(message.id) && { votes: message.votes - 1 }),
        ...(message.memberId === memberId && {
          memberId: null,
          body: '',
          removedAt: message.removedAt ?? now(),
          pinnedAt: null,
        }),
      })
      .where(eq(roomMessage.id, message.id))
  if (isExpert)
    await tx
      .update(conference)
      .set({
        expertId: null,
        expertName: NOBODY,
        expertBio: null,
        search: searchTextOf({ ...row, expertName: NOBODY }),
        isSending: false,
        recordedTake: null,
      })
      .where(eq(conference.id, id))
  broadcast(tx, { kind: 'room', id })
}
