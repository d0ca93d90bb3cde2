import { eq, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Erases every notice that a member received, and every one that tells others of their acts: those others hear of it. */
export async function eraseNotices(services: Services, memberId: string): Promise<void> {
  await transact(services, async (tx) => {
    const removed = await tx
      .delete(notice)
      .where(or(eq(notice.recipientId, memberId), eq(notice.senderId, memberId)))
      .returning({ id: notice.id, recipientId: notice.recipientId })
    for (const { id, recipientId } of removed)
      if (recipientId !== memberId) pushEvent(tx, [recipientId], { kind: 'notice', id })
  })
}
