import { hashPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { demandPassword } from '../current-password.ts'
import { throughOwnHashing } from '../gates.ts'
import { queueMail } from '../mail-job.ts'
import { passwordWeaknesses } from '../password-strength.ts'
import { accountOf } from '../queries.ts'
import { account } from '../tables.ts'
import { voidLinks } from '../void-links.ts'
import { closeOtherSessions } from './end-sessions.ts'

/**
 * Changes the password, closes every other session and makes the links sent for the account void; the member is told by mail.
 * @throws Refusal WRONG_PASSWORD, WEAK_PASSWORD with the reasons, or TOO_MANY_REQUESTS
 */
export async function setPassword(
  ctx: MemberCtx,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await demandPassword(ctx, currentPassword)
  const owner = await accountOf(ctx.db, ctx.actor.id)
  if (!owner) throw new Refusal('UNAUTHORIZED')
  const reasons = passwordWeaknesses(newPassword, owner)
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  const password = await throughOwnHashing(() => hashPassword(newPassword))
  await transact(ctx, async (tx) => {
    await tx
      .update(account)
      .set({ password, updatedAt: ctx.now() })
      .where(and(eq(account.userId, ctx.actor.id), eq(account.providerId, 'credential')))
    await voidLinks(tx, ctx.actor.id)
    await closeOtherSessions(tx, ctx.actor)
    await queueMail(tx, { kind: 'passwordChanged', userId: ctx.actor.id })
  })
  ctx.live.sessionsChanged([ctx.actor.id])
}
