import type { MemberCtx } from '#server/foundation/context.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import type { Manners } from '../queries.ts'
import { chatManners } from '../tables.ts'

/** What a member shows of themselves while they talk; what they hide they do not see of others, from now on. */
export async function setManners(ctx: MemberCtx, manners: Manners): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    await tx
      .insert(chatManners)
      .values({ memberId, ...manners })
      .onConflictDoUpdate({ target: chatManners.memberId, set: manners })
    nudge(tx, [memberId], { kind: 'request', id: memberId })
  })
}
