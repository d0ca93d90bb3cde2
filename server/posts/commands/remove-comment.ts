import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { mayRemoveComment } from '../comment-policy.ts'
import { commentRemoved } from '../events.ts'
import { lockPost } from '../queries.ts'
import { comment } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'

/**
 * Deletes a comment. Its text is erased at once; the row stays, because it holds the request id, which must not be used again, and the place of its replies.
 * @throws Refusal NOT_FOUND
 */
export async function removeComment(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [known] = await tx.select({ postId: comment.postId }).from(comment).where(eq(comment.id, id))
    if (!known) throw new Refusal('NOT_FOUND')
    // The post is locked before the comment, as in every command, because its count changes too.
    await lockPost(tx, known.postId)
    const [row] = await tx.select().from(comment).where(eq(comment.id, id)).for('update')
    if (!row) throw new Refusal('NOT_FOUND')
    demand(mayRemoveComment(ctx.actor, row))
    await tx.update(comment).set({ body: '', deletedAt: ctx.now() }).where(eq(comment.id, id))
    await emit(tx, commentRemoved, { commentId: id })
    const { postId, authorId, parentId } = row
    await broadcastPost(tx, { postId, by: authorId, parentId, isHidden: row.hiddenAt !== null })
  })
}
