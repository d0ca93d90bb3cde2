import { eq } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast } from '#server/foundation/transaction.ts'
import { comment, post } from '../tables.ts'

type Change = {
  postId: string
  /** Who acted, or whose words changed, where it was not the author of the post. */
  by?: string | null
  /** The comment that the changed one stands under. */
  parentId?: string | null
  /** Whether what changed under the post is hidden by moderation, and was before. */
  isHidden?: boolean
  /** Whether others could read the post until this change. */
  wasShown?: boolean
}

/**
 * Tells those who watch a post that it, or what stands under it, changed: where they may see everybody whose act or words these are. A change of what is
 * hidden is told to its author alone. A post that is removed is told of before its row goes.
 */
export async function broadcastPost(
  tx: Tx,
  { postId: id, by, parentId, isHidden = false, wasShown = false }: Change,
): Promise<void> {
  const [under] = await tx
    .select({ authorId: post.authorId, hiddenAt: post.hiddenAt })
    .from(post)
    .where(eq(post.id, id))
  if (!under) return
  const [above] = parentId
    ? await tx
        .select({ authorId: comment.authorId, hiddenAt: comment.hiddenAt })
        .from(comment)
        .where(eq(comment.id, parentId))
    : []
  const isSeen = (wasShown || under.hiddenAt === null) && !above?.hiddenAt && !isHidden
  const of = new Set([under.authorId, by, above?.authorId].filter((memberId) => memberId != null))
  const heard = { of: [...of], ...(parentId && above?.authorId === null && { under: parentId }) }
  broadcast(tx, { kind: 'post', id, ...(isSeen ? heard : { to: by ?? under.authorId }) })
}
