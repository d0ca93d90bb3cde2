import { and, eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { twoFactor, user } from '../../tables.ts'
import { forgetRecovery } from '../factor-recovery-store.ts'

/**
 * Removes a member's second factor, with its secret and backup codes: rights that need it apply no more. The caller tells the member, and their live sessions
 * once it is committed.
 * @returns false where none was on
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
