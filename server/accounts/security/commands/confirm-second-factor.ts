import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { announceClosedSessions, closeOtherSessions } from '../../commands/end-sessions.ts'
import { SECOND_FACTOR_SETUP_FLOOD } from '../../flood-limits.ts'
import { queueMail } from '../../mail-jobs.ts'
import { decrypt } from '../../sign-in/secret-box.ts'
import { twoFactor, user } from '../../tables.ts'
import { encryptedCodes, newBackupCodes, secondFactorOf, spendCode } from '../second-factor-store.ts'
import { markMethodUsed } from './prove-owner.ts'

/**
 * Turns the second factor on, once a code shows that the app holds the secret. The granted roles are then in force. Closes all other sessions, which were
 * opened without the factor, renews this one, and tells the member by mail.
 * @returns the backup codes, which are never shown again
 * @throws Refusal UNAUTHORIZED where the session was closed meanwhile; WRONG_CODE; TOO_MANY_REQUESTS; SECOND_FACTOR_CHANGED when no secret waits for a code
 */
export async function confirmSecondFactor(ctx: MemberCtx, code: string): Promise<string[]> {
  const memberId = ctx.actor.id
  const waiting = await secondFactorOf(ctx.db, memberId)
  if (!waiting || waiting.verified) throw new Refusal('SECOND_FACTOR_CHANGED')
  await ctx.limits.take(SECOND_FACTOR_SETUP_FLOOD, memberId)
  const secret = await decrypt(ctx, waiting.secret)
  if (!(await spendCode(ctx, { memberId, secret, code }))) throw new Refusal('WRONG_CODE')
  const backupCodes = newBackupCodes()
  const kept = await encryptedCodes(ctx, backupCodes)
  const isStillWaiting = and(eq(twoFactor.userId, memberId), eq(twoFactor.secret, waiting.secret))
  const closed = await transact(ctx, async (tx) => {
    const turnedOn = await tx
      .update(twoFactor)
      .set({ verified: true, backupCodes: kept, confirmedAt: ctx.now() })
      .where(and(isStillWaiting, eq(twoFactor.verified, false)))
      .returning({ id: twoFactor.id })
    if (turnedOn.length === 0) throw new Refusal('SECOND_FACTOR_CHANGED')
    await tx.update(user).set({ twoFactorEnabled: true, updatedAt: ctx.now() }).where(eq(user.id, memberId))
    await queueMail(tx, { kind: 'secondFactorOn', userId: memberId })
    return closeOtherSessions(tx, ctx, memberId)
  })
  announceClosedSessions(ctx, closed)
  await markMethodUsed(ctx, ctx.browser.headers, { memberId, way: twoFactor, which: eq(twoFactor.userId, memberId) })
  return backupCodes
}
