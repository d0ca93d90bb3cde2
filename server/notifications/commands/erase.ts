import { eq, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { untilNoDeadlock } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Also erases the notices that tell others of the member's acts. As after a block, the others hear nothing of it. */
export async function eraseNotices({ db }: Services, memberId: string): Promise<void> {
  await untilNoDeadlock(() =>
    db.delete(notice).where(or(eq(notice.recipientId, memberId), eq(notice.senderId, memberId))),
  )
}
