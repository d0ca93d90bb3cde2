import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { broadcastPost } from '#server/posts/commands/broadcast-post.ts'
import { lockPost } from '#server/posts/queries.ts'
import { mayRemove } from '../policy.ts'
import { postOf } from '../queries.ts'
import { treatment } from '../tables.ts'

/**
 * Takes an entry out of a story of one's own, for good.
 * @throws Refusal NOT_FOUND
 */
export async function removeTreatment(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const postId = await postOf(tx, id)
    if (!postId) throw new Refusal('NOT_FOUND')
    demand(mayRemove(ctx.actor, await lockPost(tx, postId)))
    const [removed] = await tx.delete(treatment).where(eq(treatment.id, id)).returning({ hiddenAt: treatment.hiddenAt })
    await broadcastPost(tx, { postId, isHidden: removed?.hiddenAt !== null })
  })
}
