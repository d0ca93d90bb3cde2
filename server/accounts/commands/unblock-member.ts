import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { pushBlockEvents } from '../settings/block-events.ts'
import { hasBlocked } from '../settings/block-queries.ts'
import { block } from '../tables.ts'

/** Lifts one's own block; the other's, if there is one, still stands between the two. Where there is none nothing changes. */
export async function unblockMember(ctx: MemberCtx, memberId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [lifted] = await tx
      .delete(block)
      .where(and(eq(block.blockerId, ctx.actor.id), eq(block.blockedId, memberId)))
      .returning()
    // The same where there was none: nobody learns by it who is there.
    pushBlockEvents(tx, ctx.actor.id)
    const theirs = { blockerId: memberId, blockedId: ctx.actor.id }
    if (lifted && !(await hasBlocked(tx, theirs))) pushBlockEvents(tx, memberId)
  })
}
