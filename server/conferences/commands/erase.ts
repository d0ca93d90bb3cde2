import { and, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { searchTextOf } from '../conference-fields.ts'
import { lockConference } from '../queries.ts'
import { nextSeq } from '../room-queries.ts'
import { conference, hiddenRoomPlace, proposal, questionVote, roomMessage } from '../tables.ts'
import { eraseReplays } from './remove-replay.ts'

const NOBODY = 'Expert médical'

/**
 * Emptied rows stay, so that browsers remove the words that they show. For an expert it also erases their answers, name and biography. Name and biography are
 * erased also in a conference that they proposed and that has no expert's account.
 */
export async function eraseRooms(services: Services, memberId: string): Promise<void> {
  const { db } = services
  await eraseReplays(services, memberId)
  const said = await db
    .selectDistinct({ id: roomMessage.conferenceId })
    .from(roomMessage)
    .where(eq(roomMessage.memberId, memberId))
  const named = await db
    .select({ id: conference.id })
    .from(conference)
    .where(or(eq(conference.expertId, memberId), isProposedBy(db, memberId)))
  const voted = await db
    .selectDistinct({ id: roomMessage.conferenceId })
    .from(questionVote)
    .innerJoin(roomMessage, eq(roomMessage.id, questionVote.messageId))
    .where(eq(questionVote.memberId, memberId))
  for (const id of new Set([...said, ...named, ...voted].map((row) => row.id)))
    await transact(services, (tx) => leave(tx, services, { id, memberId }))
}

export const hasNoRoomMessages = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(roomMessage, eq(roomMessage.memberId, memberId))) === 0

const isProposedBy = (db: Reader, memberId: string): SQL | undefined =>
  and(
    isNull(conference.expertId),
    inArray(
      conference.id,
      db.select({ id: proposal.conferenceId }).from(proposal).where(eq(proposal.memberId, memberId)),
    ),
  )

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
  const named = touched.filter((message) => message.memberId === memberId && !message.isAnonymous)
  const blocked = named.length > 0 ? await blockedWith(tx, memberId) : []
  const hidden = named.flatMap((message) => blocked.map((other) => ({ messageId: message.id, memberId: other })))
  if (hidden.length > 0) await tx.insert(hiddenRoomPlace).values(hidden).onConflictDoNothing()
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
  const isNamed = isExpert || (await tx.$count(conference, and(eq(conference.id, id), isProposedBy(tx, memberId)))) > 0
  if (isNamed)
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
