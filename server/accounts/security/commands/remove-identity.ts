import { and, eq, ne } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { account } from '../../tables.ts'
import { demandPassword } from '../current-password-policy.ts'

/**
 * The member can still sign in: they have just given their password.
 * @throws Refusal NOT_FOUND when the identity is another member's; WRONG_PASSWORD; TOO_MANY_REQUESTS
 */
export async function removeIdentity(
  ctx: MemberCtx,
  { id, password }: { id: string; password: string },
): Promise<void> {
  const isOwn = and(eq(account.id, id), eq(account.userId, ctx.actor.id), ne(account.providerId, 'credential'))
  if ((await ctx.db.$count(account, isOwn)) === 0) throw new Refusal('NOT_FOUND')
  await demandPassword(ctx, password)
  await transact(ctx, async (tx) => {
    const removed = await tx.delete(account).where(isOwn).returning({ id: account.id })
    if (removed.length > 0) await queueMail(tx, { kind: 'identityRemoved', userId: ctx.actor.id })
  })
}
