import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { twoFactor } from '../../tables.ts'
import { demandPassword } from '../current-password-policy.ts'
import { encryptedCodes, newBackupCodes } from '../second-factor-store.ts'

/**
 * Replaces the backup codes by ten new ones and tells the member by mail.
 * @throws Refusal WRONG_PASSWORD; TOO_MANY_REQUESTS; SECOND_FACTOR_CHANGED when no second factor is on
 */
export async function renewBackupCodes(ctx: MemberCtx, password: string): Promise<string[]> {
  await demandPassword(ctx, password)
  const backupCodes = newBackupCodes()
  const kept = await encryptedCodes(ctx, backupCodes)
  await transact(ctx, async (tx) => {
    const renewed = await tx
      .update(twoFactor)
      .set({ backupCodes: kept })
      .where(and(eq(twoFactor.userId, ctx.actor.id), eq(twoFactor.verified, true)))
      .returning({ id: twoFactor.id })
    if (renewed.length === 0) throw new Refusal('SECOND_FACTOR_CHANGED')
    await queueMail(tx, { kind: 'backupCodesRenewed', userId: ctx.actor.id })
  })
  return backupCodes
}
