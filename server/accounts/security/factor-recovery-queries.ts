import { and, eq, gt, type SQL } from 'drizzle-orm'
import { RECOVERY_OPEN_DAYS } from '#contract/accounts/limits.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { daysFrom } from '../privacy/inactivity-dates.ts'
import { factorRecovery } from '../tables.ts'

/** SQL: it is not over, for nobody came back once it was due. */
const isOpen = (now: Date): SQL => gt(factorRecovery.dueAt, daysFrom(now, -RECOVERY_OPEN_DAYS))

/** From when a new password takes the second factor of this member away; undefined where that was not asked for, or is over. */
export async function recoveryDueAt(db: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  const [asked] = await db
    .select({ dueAt: factorRecovery.dueAt })
    .from(factorRecovery)
    .where(and(eq(factorRecovery.memberId, memberId), isOpen(now)))
  return asked?.dueAt
}
