import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { broadcast } from '#server/foundation/transaction.ts'
import { lockConference } from '../queries.ts'
import { nextSeq } from '../room-queries.ts'
import { roomMessage } from '../tables.ts'

/**
 * Members in the room are told of the change.
 * @returns whether the message is still there
 */
export async function hideRoomMessage(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const [known] = await tx
    .select({ conferenceId: roomMessage.conferenceId })
    .from(roomMessage)
    .where(eq(roomMessage.id, id))
  if (!known || !(await lockConference(tx, known.conferenceId))) return false
  const changed = await tx
    .update(roomMessage)
    .set({
      ...hidingValues(hiding),
      ...(hiding && { pinnedAt: null }),
      seq: await nextSeq(tx, known.conferenceId),
    })
    .where(and(eq(roomMessage.id, id), isNull(roomMessage.removedAt)))
    .returning({ id: roomMessage.id })
  if (changed.length > 0) broadcast(tx, { kind: 'room', id: known.conferenceId })
  return changed.length > 0
}
