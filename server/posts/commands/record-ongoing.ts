import { and, eq, gt } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { maySayStill } from '../policy.ts'
import { lockPost } from '../queries.ts'
import { outcomeChange } from '../tables.ts'

/**
 * Records that a symptom continues unchanged, at most once in 24 hours. Nobody is notified, and the story and its outcome do not change: a diagnosis keeps
 * its day.
 * Its author counts as still being followed, like one who reports to be better, and is not asked for news.
 * @throws Refusal NOT_FOUND; EDITED_ELSEWHERE where the outcome has changed since
 */
export async function recordOngoing(ctx: MemberCtx, id: string): Promise<void> {
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    const known = await lockPost(tx, id)
    demand(maySayStill(ctx.actor, known))
    const { outcome } = known
    const isSaid = await tx.$count(
      outcomeChange,
      and(eq(outcomeChange.postId, id), eq(outcomeChange.outcome, outcome), gt(outcomeChange.at, daysFrom(at, -1))),
    )
    if (isSaid === 0) await tx.insert(outcomeChange).values({ id: ctx.newId(), postId: id, outcome, at })
  })
}
