import { and, eq, gt, max } from 'drizzle-orm'
import { UNDO_MINUTES } from '#contract/closest/limits.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { matchFeedback } from '../tables.ts'

/**
 * Takes back the last time, a few minutes ago, that the member called a story not relevant; what they said of it before stays. It answers the same whether
 * there is such a story, or anything to take back, so that it tells nothing of a story that they may no longer read.
 * @param ownPostId  beside which it was hidden; each of theirs where absent
 */
export async function restoreCloseCase(
  ctx: MemberCtx,
  { ownPostId, postId }: { ownPostId?: string | undefined; postId: string },
): Promise<void> {
  const said = and(
    eq(matchFeedback.memberId, ctx.actor.id),
    eq(matchFeedback.otherPostId, postId),
    gt(matchFeedback.createdAt, new Date(ctx.now().getTime() - UNDO_MINUTES * MINUTE_MS)),
    ...(ownPostId === undefined ? [] : [eq(matchFeedback.ownPostId, ownPostId)]),
  )
  await transact(ctx, async (tx) => {
    // One act writes all of its rows with one time.
    const last = tx
      .select({ at: max(matchFeedback.createdAt) })
      .from(matchFeedback)
      .where(said)
    const [restored] = await tx
      .delete(matchFeedback)
      .where(and(said, eq(matchFeedback.createdAt, last)))
      .returning({ ownPostId: matchFeedback.ownPostId })
    if (restored) pushEvent(tx, [ctx.actor.id], { kind: 'matches', id: restored.ownPostId })
  })
}
