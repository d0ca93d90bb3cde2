import { and, eq, ne } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { announce, transact } from '#server/foundation/transaction.ts'
import { participationChanged } from '../events.ts'
import { member } from '../tables.ts'

/** Takes part in matching, or no more. */
export async function setMatching(ctx: MemberCtx, isMatched: boolean): Promise<void> {
  const { id } = ctx.actor
  await transact(ctx, async (tx) => {
    const changed = await tx
      .update(member)
      .set({ isMatched })
      .where(and(eq(member.id, id), ne(member.isMatched, isMatched)))
      .returning({ id: member.id })
    if (changed.length > 0) await announce(tx, participationChanged({ memberId: id }))
  })
}
