import { and, eq } from 'drizzle-orm'
import type { Tally } from '#contract/posts/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { broadcast, transact } from '#server/foundation/transaction.ts'
import { mayReact } from '../policy.ts'
import { lockPostFor, talliesOf } from '../queries.ts'
import { postLike } from '../tables.ts'

type Like = { id: string; isLiked: boolean }

/**
 * Likes a post, or takes the like back, and returns the numbers as they are then. Where it is so already, nothing changes and nobody hears of it.
 * @throws Refusal NOT_FOUND for what one may not see, READ_ONLY_ACCOUNT
 */
export async function likePost(ctx: MemberCtx, { id, isLiked }: Like): Promise<Tally> {
  return transact(ctx, async (tx) => {
    demand(mayReact(ctx.actor, await lockPostFor(tx, ctx.actor.id, id)))
    const changed = isLiked ? await put(tx, ctx, id) : await takeBack(tx, ctx, id)
    if (changed) broadcast(tx, { kind: 'post', id })
    const [tally] = await talliesOf(tx, ctx.actor.id, [id])
    // A block was made meanwhile: the refusal undoes the like.
    if (!tally) throw new Refusal('NOT_FOUND')
    return tally
  })
}

async function put(tx: Tx, { actor, now }: MemberCtx, postId: string): Promise<boolean> {
  const inserted = await tx
    .insert(postLike)
    .values({ postId, memberId: actor.id, createdAt: now() })
    .onConflictDoNothing()
    .returning({ postId: postLike.postId })
  return inserted.length > 0
}

async function takeBack(tx: Tx, { actor }: MemberCtx, postId: string): Promise<boolean> {
  const deleted = await tx
    .delete(postLike)
    .where(and(eq(postLike.postId, postId), eq(postLike.memberId, actor.id)))
    .returning({ postId: postLike.postId })
  return deleted.length > 0
}
