import { and, eq, gt, type SQL } from 'drizzle-orm'
import { RECOVERY_OPEN_DAYS } from '#contract/accounts/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { factorRecovery } from '../tables.ts'

/** SQL: the recovery has not lapsed. It lapses RECOVERY_OPEN_DAYS days after it is due. */
const isRecoveryOpen = (now: Date): SQL => gt(factorRecovery.dueAt, daysFrom(now, -RECOVERY_OPEN_DAYS))

/** Returns from when a new password removes this member's second factor; undefined where no recovery was asked for, or it has lapsed. */
export async function recoveryDueAt(db: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  const [asked] = await db
    .select({ dueAt: factorRecovery.dueAt })
    .from(factorRecovery)
    .where(and(eq(factorRecovery.memberId, memberId), isRecoveryOpen(now)))
  return asked?.dueAt
}
