import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { pushEvent } from '#server/foundation/transaction.ts'
import { lockConversation } from '../queries.ts'
import { conversation, message } from '../tables.ts'

export async function hideMessage(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const [known] = await tx.select({ conversationId: message.conversationId }).from(message).where(eq(message.id, id))
  if (!known) return false
  // Every command locks the conversation first, so that no two wait for each other.
  await lockConversation(tx, known.conversationId)
  const changed = await tx
    .update(message)
    .set(hidingValues(hiding))
    .where(and(eq(message.id, id), isNull(message.deletedAt)))
    .returning({ id: message.id })
  if (changed.length === 0) return false
  const [sides] = await tx
    .select({ lowId: conversation.lowId, highId: conversation.highId })
    .from(conversation)
    .where(eq(conversation.id, known.conversationId))
  const both = [sides?.lowId, sides?.highId].filter((side) => side !== null && side !== undefined)
  pushEvent(tx, both, { kind: 'message', id: known.conversationId })
  return true
}
