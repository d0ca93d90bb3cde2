import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { type ConferenceRow, conferenceById, lockConference } from '../queries.ts'
import { conference } from '../tables.ts'

export async function stopBroadcast(services: Services, id: string): Promise<void> {
  await services.broadcasts.unpublish(id)
  await noteNotSending(services, id)
}

/** The media server is not called where the row says that nobody was sending. */
export async function endSending(
  { broadcasts }: Pick<Services, 'broadcasts'>,
  { id, isSending }: Pick<ConferenceRow, 'id' | 'isSending'>,
): Promise<void> {
  if (isSending || (await broadcasts.isPublishing(id))) await broadcasts.unpublish(id)
}

/** @param isSure  true where the caller knows that nobody sends, which counts where the media server cannot say */
export async function noteNotSending(services: Services, id: string, { isSure = true } = {}): Promise<void> {
  const { broadcasts, db } = services
  const known = await conferenceById(db, id)
  if (!known?.isSending) return
  const isSent = await broadcasts.isSent(id)
  if (isSent ?? !isSure) return
  await transact(services, async (tx) => {
    const row = await lockConference(tx, id)
    // A sender that began meanwhile has a higher take, because takes are written under the same lock.
    if (!row?.isSending || row.take !== known.take || (await broadcasts.isPublishing(id))) return
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
