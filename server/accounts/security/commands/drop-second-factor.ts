import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { twoFactor, user } from '../../tables.ts'
import { forgetRecovery } from '../factor-recovery-store.ts'

/**
 * Removes a member's second factor, its secret and its backup codes; roles that need it are no longer in force. The caller tells the member, and calls
 * `live.sessionsChanged` after the commit.
 * @returns false where no second factor was on
 */
export async function dropSecondFactor(tx: Tx, { now }: Pick<Services, 'now'>, memberId: string): Promise<boolean> {
  await tx.delete(twoFactor).where(eq(twoFactor.userId, memberId))
  await forgetRecovery(tx, memberId)
  const turnedOff = await tx
    .update(user)
    .set({ twoFactorEnabled: false, updatedAt: now() })
    .where(and(eq(user.id, memberId), user.twoFactorEnabled))
    .returning({ id: user.id })
  return turnedOff.length > 0
}
