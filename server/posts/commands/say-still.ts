import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { mayChangeOutcome } from '../policy.ts'
import { lockPost } from '../queries.ts'
import { outcomeChange } from '../tables.ts'

/**
 * Notes that a symptom goes on as before, once within 24 hours. Nobody is told, and the story stays as it is: only its author is known to be in sight, like one
 * who says to be better, and is not asked for news.
 * @throws Refusal NOT_FOUND, or EDITED_ELSEWHERE where the story says something else by now
 */
export async function sayStill(ctx: MemberCtx, id: string): Promise<void> {
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    const known = await lockPost(tx, id)
    demand(mayChangeOutcome(ctx.actor, known))
    if (known.outcome !== 'ongoing') throw new Refusal('EDITED_ELSEWHERE')
    const isSaid = await tx.$count(
      outcomeChange,
      and(
        eq(outcomeChange.postId, id),
        eq(outcomeChange.outcome, 'ongoing'),
        gt(outcomeChange.at, new Date(at.getTime() - DAY_MS)),
      ),
    )
    if (isSaid === 0) await tx.insert(outcomeChange).values({ id: ctx.newId(), postId: id, outcome: 'ongoing', at })
  })
}
