import type { Tx } from '#server/foundation/db/database.ts'
import { type MessageRow, messageFor, messagePage } from './message-queries.ts'
import { mayReport } from './policy.ts'
import { lockSide } from './queries.ts'

export type ReportedThread = {
  message: MessageRow
  /** The latest messages that this member sees, oldest first, the one reported among them. */
  messages: MessageRow[]
}

/**
 * What the other side wrote to this member, with what was said around it, as it is at this moment: until the transaction ends nothing of it can be
 * deleted. Undefined for one's own, and for what one does not see.
 */
export async function reportedThread(
  tx: Tx,
  memberId: string,
  { messageId, most }: { messageId: string; most: number },
): Promise<ReportedThread | undefined> {
  const known = await messageFor(tx, memberId, messageId)
  const side = known && (await lockSide(tx, memberId, known.side.id))
  const found = side && (await messageFor(tx, memberId, messageId))
  if (!side || !found || mayReport(memberId, found.row) !== 'yes') return undefined
  const last = (await messagePage(tx, memberId, { conversationId: side.id, limit: most })).slice(0, most)
  const rows = last.some(({ id }) => id === messageId) ? last : [...last.slice(0, most - 1), found.row]
  return { message: found.row, messages: rows.toReversed() }
}
