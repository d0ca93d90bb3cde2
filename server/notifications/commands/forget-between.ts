import { and, eq, or } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { untilNoDeadlock } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** Removes every notice that tells one of two members of the other's acts. Neither hears of it: the list left these out from the block on. */
export async function forgetBetween({ db }: Services, one: string, other: string): Promise<void> {
  const isOf = (recipientId: string, senderId: string) =>
    and(eq(notice.recipientId, recipientId), eq(notice.senderId, senderId))
  await untilNoDeadlock(() => db.delete(notice).where(or(isOf(one, other), isOf(other, one))))
}
