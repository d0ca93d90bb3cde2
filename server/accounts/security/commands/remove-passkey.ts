import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { passkey } from '../../tables.ts'
import { demandPassword } from '../current-password-policy.ts'

/**
 * Removes a passkey and tells the member by mail. A session that it opened stays open.
 * @throws Refusal NOT_FOUND when it is not theirs; WRONG_PASSWORD; TOO_MANY_REQUESTS
 */
export async function removePasskey(ctx: MemberCtx, { id, password }: { id: string; password: string }): Promise<void> {
  const isOwn = and(eq(passkey.id, id), eq(passkey.userId, ctx.actor.id))
  if ((await ctx.db.$count(passkey, isOwn)) === 0) throw new Refusal('NOT_FOUND')
  await demandPassword(ctx, password)
  await transact(ctx, async (tx) => {
    const removed = await tx.delete(passkey).where(isOwn).returning({ id: passkey.id })
    if (removed.length > 0) await queueMail(tx, { kind: 'passkeyRemoved', userId: ctx.actor.id })
  })
}
