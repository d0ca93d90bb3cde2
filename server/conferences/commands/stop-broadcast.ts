import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { type ConferenceRow, conferenceById, lockConference } from '../queries.ts'
import { conference } from '../tables.ts'

/** Ends what is sent in a room, if anything is: the expert stopped or left, or the conference is over. */
export async function stopBroadcast(services: Services, id: string): Promise<void> {
  await services.broadcasts.unpublish(id)
  await noteNotSending(services, id)
}

/** Ends, at the media server, what is sent in a conference that its row says is over; where nothing was sent, the media server is not asked. */
export async function endSending(
  { broadcasts }: Pick<Services, 'broadcasts'>,
  { id, isSending }: Pick<ConferenceRow, 'id' | 'isSending'>,
): Promise<void> {
  if (isSending || broadcasts.isPublishing(id)) await broadcasts.unpublish(id)
}

/**
 * Notes that nobody sends in a room, where that is true, here and through other servers; members in the room are told.
 * @param isSure  the caller knows it: it counts where the media server does not say
 */
export async function noteNotSending(services: Services, id: string, { isSure = true } = {}): Promise<void> {
  const { broadcasts, db } = services
  const known = await conferenceById(db, id)
  if (!known?.isSending) return
  const isSent = await broadcasts.isSent(id)
  if (isSent ?? !isSure) return
  await transact(services, async (tx) => {
    const row = await lockConference(tx, id)
    // A sender that began meanwhile has a higher take, which is written under the same lock.
    if (!row?.isSending || row.take !== known.take || broadcasts.isPublishing(id)) return
    await changeSending(tx, id, { isSending: false })
  })
}

export async function changeSending(
  tx: Tx,
  id: string,
  what: Partial<Pick<ConferenceRow, 'isSending' | 'take' | 'recordedTake'>>,
): Promise<ConferenceRow> {
  const [changed] = await tx.update(conference).set(what).where(eq(conference.id, id)).returning()
  broadcast(tx, { kind: 'room', id })
  return changed!
}
