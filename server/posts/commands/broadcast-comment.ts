import { eq } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast } from '#server/foundation/transaction.ts'
import { comment } from '../tables.ts'

type Words = Pick<typeof comment.$inferSelect, 'postId' | 'parentId' | 'authorId'>

/** Tells those who watch a post that a comment under it changed, where they may see its author and that of the comment that it stands under. */
export async function broadcastComment(tx: Tx, { postId, parentId, authorId }: Words): Promise<void> {
  const [parent] = parentId
    ? await tx.select({ authorId: comment.authorId }).from(comment).where(eq(comment.id, parentId))
    : []
  broadcastUnder(tx, postId, [authorId, parent?.authorId])
}

/** Tells the same, where these are known. */
export const broadcastUnder = (tx: Tx, postId: string, authorIds: readonly (string | null | undefined)[]): void =>
  broadcast(tx, { kind: 'post', id: postId, of: [...new Set(authorIds.filter((id) => id != null))] })
