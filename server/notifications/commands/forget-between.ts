import { and, eq, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Removes every notice that tells one of two members of the other's acts. */
export async function forgetBetween(services: Services, one: string, other: string): Promise<void> {
  await transact(services, async (tx) => {
    const removed = await tx
      .delete(notice)
      .where(
        or(
          and(eq(notice.recipientId, one), eq(notice.senderId, other)),
          and(eq(notice.recipientId, other), eq(notice.senderId, one)),
        ),
      )
      .returning({ id: notice.id, recipientId: notice.recipientId })
    for (const { id, recipientId } of removed) pushEvent(tx, [recipientId], { kind: 'notice', id })
  })
}
