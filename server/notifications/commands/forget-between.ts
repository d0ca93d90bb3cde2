import { and, eq, lte, or } from 'drizzle-orm'
import type { MemberBlocked } from '#server/accounts/events.ts'
import type { Services } from '#server/foundation/context.ts'
import { untilNoDeadlock } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Neither member is told, because lists hide these notices from the block on. Acts after the block was lifted are notified, however late this runs. */
export async function forgetBetween(
  { db }: Services,
  { blockerId: one, blockedId: other, at }: MemberBlocked,
): Promise<void> {
  const isOf = (recipientId: string, senderId: string) =>
    and(eq(notice.recipientId, recipientId), eq(notice.senderId, senderId), lte(notice.createdAt, new Date(at)))
  await untilNoDeadlock(() => db.delete(notice).where(or(isOf(one, other), isOf(other, one))))
}
