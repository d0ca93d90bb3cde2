import { eq } from 'drizzle-orm'
import type { Broadcast } from '#contract/foundation/live.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast } from '#server/foundation/transaction.ts'
import { comment, post } from '../tables.ts'

type Change = {
  postId: string
  /** The member who acted, or whose content changed, where it is not the author of the post. */
  by?: string | null
  /** The comment that the changed one stands under. */
  parentId?: string | null
  /** Whether what changed is hidden by moderation, and was before. */
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
 * Returns the broadcast of a change of a post, or of something under it. It goes only to members who may see everybody whose act or content it concerns. A
 * change of hidden content goes only to its author, and so does showing it again, because a lifted block or a renewed consent is not broadcast either.
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

/** Broadcasts a change of a post as `postChange` says. Must be called before the row of a removed post is deleted. */
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
