import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { demand } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { postRemoved } from '../events.ts'
import { mayRemove } from '../policy.ts'
import { lockPost } from '../queries.ts'
import { post } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'

/**
 * Deletes a post for good. Rows that refer to it, and its media, are deleted in the same transaction; modules that only store its id handle `postRemoved`.
 * @throws Refusal NOT_FOUND
 */
export async function removePost(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const known = await lockPost(tx, id)
    demand(mayRemove(ctx.actor, known))
    await removeLocked(tx, id)
  })
}

/** Does not check who asked; the transaction must hold the lock of the post. */
export async function removeLocked(tx: Tx, id: string): Promise<void> {
  await removeMediaOf(tx, { kind: 'post', id })
  await broadcastPost(tx, { postId: id })
  await tx.delete(post).where(eq(post.id, id))
  await emit(tx, postRemoved, { postId: id })
}
