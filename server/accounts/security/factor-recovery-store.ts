import { eq, lte } from 'drizzle-orm'
import { RECOVERY_OPEN_DAYS } from '#contract/accounts/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../mail-jobs.ts'
import { factorRecovery } from '../tables.ts'

// A member who cannot pass the second step asks, by a mailed link, to have the factor removed. They are told and must wait, so that they notice a stranger's
// request.

export async function forgetRecovery(db: Reader, memberId: string): Promise<boolean> {
  const ended = await db.delete(factorRecovery).where(eq(factorRecovery.memberId, memberId)).returning()
  return ended.length > 0
}

/** Keeps the second factor, because the member passed it or denies the request, and tells them. */
export const keepFactor = (services: Services, memberId: string): Promise<void> =>
  transact(services, async (tx: Tx) => {
    if (!(await forgetRecovery(tx, memberId))) return
    await queueMail(tx, { kind: 'recoveryEnded', userId: memberId })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
  })

export const forgetRecoveries = (db: Reader, now: Date) =>
  db.delete(factorRecovery).where(lte(factorRecovery.dueAt, daysFrom(now, -RECOVERY_OPEN_DAYS)))
