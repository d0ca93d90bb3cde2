import { eq, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Removes every notice of a subject that is gone, or of what stood under it, from every recipient's list. */
export async function forgetSubject(services: Services, subjectId: string): Promise<void> {
  await transact(services, async (tx) => {
    const removed = await tx
      .delete(notice)
      .where(or(eq(notice.subjectId, subjectId), eq(notice.contextId, subjectId)))
      .returning({ id: notice.id, recipientId: notice.recipientId })
    for (const { id, recipientId } of removed) nudge(tx, [recipientId], { kind: 'notice', id })
  })
}
