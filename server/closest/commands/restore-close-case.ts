import { and, eq, gt, max } from 'drizzle-orm'
import { UNDO_MINUTES } from '#contract/closest/limits.ts'
import { MINUTE_MS } from '#contract/foundation/durations.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { matchFeedback } from '../tables.ts'

/**
 * Takes back the member's last "not relevant" of a story, given a few minutes ago; earlier ones stay. The answer does not reveal whether the story exists, or
 * whether anything was taken back.
 * @param ownPostId the post beside which the story was hidden; where absent each of the member's posts
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
    // One act writes all of its rows with the same time.
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
