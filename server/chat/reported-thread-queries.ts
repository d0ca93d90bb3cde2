import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { latestMessages, type MessageRow, messageFor } from './message-queries.ts'
import { mayReport } from './policy.ts'
import { lockSide } from './queries.ts'
import { sealedMessages } from './sealed-queries.ts'

export type ReportedThread = {
  message: MessageRow
  messages: MessageRow[]
  opened: ReadonlySet<string>
}

/**
 * The messages are locked until the transaction ends, so that none can be deleted. The report opens messages that the other side deleted for both, while they
 * are
 * sealed. Returns undefined for the reader's own message, and for one that they do not see.
 */
export async function reportedThread(
  tx: Tx,
  { actor: { id: memberId }, now }: Pick<MemberCtx, 'actor' | 'now'>,
  { messageId, most }: { messageId: string; most: number },
): Promise<ReportedThread | undefined> {
  const known = await messageFor(tx, memberId, messageId)
  const side = known && (await lockSide(tx, memberId, known.side.id))
  const found = side && (await messageFor(tx, memberId, messageId))
  if (!side || !found) return undefined
  const last = await latestMessages(tx, memberId, { conversationId: side.id, limit: most })
  const rows = last.some(({ id }) => id === messageId) ? last : [...last.slice(0, most - 1), found.row]
  const takenBack = rows.filter(({ deletedAt, senderId }) => deletedAt && senderId !== null && senderId !== memberId)
  const sealed = await sealedMessages(
    tx,
    { now },
    takenBack.map(({ id }) => id),
  )
  if (mayReport(memberId, found.row, { isSealed: sealed.has(messageId) }) !== 'yes') return undefined
  const opened = rows.map((row) => {
    const { body, hasImage } = sealed.get(row.id) ?? row
    return { ...row, body, hasImage }
  })
  return { message: found.row, messages: opened.toReversed(), opened: new Set(sealed.keys()) }
}
