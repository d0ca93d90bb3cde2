import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { block } from '../tables.ts'

/**
 * Lifts one's own block; the other's, if there is one, still stands between the two. Where there is none nothing changes. The other side is not told: what they
 * look at from now on is there again.
 */
export async function unblockMember(ctx: MemberCtx, memberId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await tx.delete(block).where(and(eq(block.blockerId, ctx.actor.id), eq(block.blockedId, memberId)))
    // The same where there was none: nobody learns by it who is there.
    pushEvent(tx, [ctx.actor.id], { kind: 'blocks', id: ctx.actor.id })
  })
}
