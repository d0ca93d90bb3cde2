import { and, eq, gt } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { erasure } from '../tables.ts'

/**
 * Changes nothing where no erasure was requested.
 * @throws Refusal NOT_FOUND from the day of the erasure on, because it has begun
 */
export async function cancelErasure(ctx: MemberCtx): Promise<void> {
  const memberId = ctx.actor.id
  await transact(ctx, async (tx) => {
    const [kept] = await tx
      .delete(erasure)
      .where(and(eq(erasure.memberId, memberId), gt(erasure.dueAt, ctx.now())))
      .returning()
    if (kept) return pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    if ((await tx.$count(erasure, eq(erasure.memberId, memberId))) > 0) throw new Refusal('NOT_FOUND')
  })
}
