import { eq, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { untilNoDeadlock } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Erases every notice that a member received, and every one that tells others of their acts. As after a block, those others hear nothing of it. */
export async function eraseNotices({ db }: Services, memberId: string): Promise<void> {
  await untilNoDeadlock(() =>
    db.delete(notice).where(or(eq(notice.recipientId, memberId), eq(notice.senderId, memberId))),
  )
}
