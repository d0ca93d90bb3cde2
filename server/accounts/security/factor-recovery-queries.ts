import { and, eq, gt, type SQL } from 'drizzle-orm'
import { RECOVERY_OPEN_DAYS } from '#contract/accounts/limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { factorRecovery } from '../tables.ts'

const isRecoveryOpen = (now: Date): SQL => gt(factorRecovery.dueAt, daysFrom(now, -RECOVERY_OPEN_DAYS))

export async function recoveryDueAt(db: Reader, memberId: string, now: Date): Promise<Date | undefined> {
  const [asked] = await db
    .select({ dueAt: factorRecovery.dueAt })
    .from(factorRecovery)
    .where(and(eq(factorRecovery.memberId, memberId), isRecoveryOpen(now)))
  return asked?.dueAt
}
