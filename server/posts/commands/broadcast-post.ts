import { eq } from 'drizzle-orm'
import type { Broadcast } from '#contract/foundation/live.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { broadcast } from '#server/foundation/transaction.ts'
import { comment, post } from '../tables.ts'

type Change = {
  postId: string
  by?: string | null
  parentId?: string | null
  isHidden?: boolean
  wasShown?: boolean
  isShownAgain?: boolean
}

type HideableText = { authorId: string | null; hiddenAt: Date | string | null }
type ChangedUnder = Omit<Change, 'postId' | 'parentId'> & {
  post: HideableText & { id: string; authorId: string }
  above?: (HideableText & { id: string }) | undefined
}

/**
 * Returns the broadcast of a change to a post or to something under it. It goes only to members who may see everybody whose act or content it concerns.
 * A change of hidden content, and showing it again, goes only to its author: a lifted block or a renewed consent is not broadcast either.
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

/** Must be called before the row of a removed post is deleted. */
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
