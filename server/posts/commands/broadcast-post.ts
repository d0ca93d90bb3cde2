import { eq } from 'drizzle-orm'
import type { Broadcast } from '#contract/foundation/live.ts'
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
  /** Whether the staff shows again what it hid. */
  isShownAgain?: boolean
}

type HideableText = { authorId: string | null; hiddenAt: Date | string | null }
type ChangedUnder = Omit<Change, 'postId' | 'parentId'> & {
  post: HideableText & { id: string; authorId: string }
  /** The comment that the changed one stands under, where there is one. */
  above?: (HideableText & { id: string }) | undefined
}

/**
 * Returns what those who watch a post are told when it, or what stands under it, changed: where they may see everybody whose act or words these are. A change
 * of what is hidden is told to its author alone; so is that it is shown again, for the lifting of a block and a consent given again are told to nobody.
 */
export function postChange({
  post,
  above,
  by,
  isHidden = false,
  wasShown = false,
  isShownAgain = false,
}: ChangedUnder): Broadcast {
  const isSeen = (wasShown || post.hiddenAt === null) && !above?.hiddenAt && !isHidden && !isShownAgain
  if (!isSeen) return { kind: 'post', id: post.id, to: by ?? post.authorId }
  const of = new Set([post.authorId, by, above?.authorId].filter((memberId) => memberId != null))
  return { kind: 'post', id: post.id, of: [...of], ...(above?.authorId === null && { under: above.id }) }
}

/** Tells those who watch a post of a change by `postChange`. A post that is removed is told of before its row goes. */
export async function broadcastPost(tx: Tx, { postId, parentId, ...change }: Change): Promise<void> {
  const [changed] = await tx
    .select({ id: post.id, authorId: post.authorId, hiddenAt: post.hiddenAt })
    .from(post)
    .where(eq(post.id, postId))
  if (!changed) return
  const [above] = parentId
    ? await tx
        .select({ id: comment.id, authorId: comment.authorId, hiddenAt: comment.hiddenAt })
        .from(comment)
        .where(eq(comment.id, parentId))
    : []
  broadcast(tx, postChange({ ...change, post: changed, above }))
}
