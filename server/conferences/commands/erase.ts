import { and, eq, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import { UNNAMED_MONTHS } from '#contract/accounts/privacy-limits.ts'
import { monthsFrom } from '#contract/foundation/days.ts'
import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { forgetValues } from '#server/foundation/db/forget-values.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { searchTextOf } from '../conference-fields.ts'
import { lockConference } from '../queries.ts'
import { nextSeq } from '../room-queries.ts'
import { conference, hiddenRoomPlace, proposal, roomMessage } from '../tables.ts'
import { eraseReplays } from './remove-replay.ts'

const NOBODY = 'Expert médical'
const EMPTY = { memberId: null, body: '', pinnedAt: null }

/**
 * Emptied rows stay, so that browsers remove the words that they show. Anonymous questions lose their author without a number, and votes stay counted: a change
 * beside that of the named messages would tell whose they were. An expert's answers, name and biography go, and those of who proposed a conference without one.
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
  for (const id of new Set([...said, ...named].map((row) => row.id)))
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
  const isTheirs = eq(roomMessage.memberId, memberId)
  await tx
    .update(roomMessage)
    .set({ memberId: null })
    .where(and(isHere, isTheirs, roomMessage.isAnonymous))
  const touched = await tx
    .select()
    .from(roomMessage)
    .where(and(isHere, or(isTheirs, isExpert ? isNotNull(roomMessage.answer) : undefined)))
    .orderBy(roomMessage.seq)
  const named = touched.filter((message) => message.memberId === memberId)
  const blocked = named.length > 0 ? await blockedWith(tx, memberId) : []
  const hidden = named.flatMap((message) => blocked.map((other) => ({ messageId: message.id, memberId: other })))
  if (hidden.length > 0) await tx.insert(hiddenRoomPlace).values(hidden).onConflictDoNothing()
  for (const message of touched)
    await tx
      .update(roomMessage)
      .set({
        seq: await nextSeq(tx, id),
        ...(isExpert && { answer: null }),
        ...(named.includes(message) && { ...EMPTY, removedAt: message.removedAt ?? now() }),
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
  if (touched.length > 0 || isNamed) broadcast(tx, { kind: 'room', id })
}

/** Empties the anonymous questions of rooms that are long over, all at once and whoever asked them, so that none tells whether its author was erased. */
export async function forgetUnnamed(services: Services): Promise<void> {
  const { db, now } = services
  const isUnnamed = and(roomMessage.isAnonymous, isNull(roomMessage.removedAt))
  const over = await db
    .selectDistinct({ id: roomMessage.conferenceId })
    .from(roomMessage)
    .innerJoin(conference, eq(conference.id, roomMessage.conferenceId))
    .where(and(isUnnamed, lte(conference.endsAt, monthsFrom(now(), -UNNAMED_MONTHS))))
  for (const { id } of over)
    await transact(services, async (tx) => {
      if (!(await lockConference(tx, id))) return
      const unnamed = await tx
        .select({ id: roomMessage.id })
        .from(roomMessage)
        .where(and(eq(roomMessage.conferenceId, id), isUnnamed))
        .orderBy(roomMessage.seq)
      for (const message of unnamed)
        await tx
          .update(roomMessage)
          .set({ ...EMPTY, answer: null, removedAt: now(), seq: await nextSeq(tx, id) })
          .where(eq(roomMessage.id, message.id))
      broadcast(tx, { kind: 'room', id })
    })
  if (over.length > 0) await forgetValues(db)
}
