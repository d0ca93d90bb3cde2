import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { block } from '../tables.ts'

/**
 * Lifts the caller's own block. A block by the other member stays in force. Changes nothing where there is none. The other member is not told; they see the
 * caller's content again.
 */
export async function unblockMember(ctx: MemberCtx, memberId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await tx.delete(block).where(and(eq(block.blockerId, ctx.actor.id), eq(block.blockedId, memberId)))
    // The event is pushed even where there was no block, so that it does not reveal whether the id exists.
    pushEvent(tx, [ctx.actor.id], { kind: 'blocks', id: ctx.actor.id })
  })
}
