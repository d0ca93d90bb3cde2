import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { broadcast, emit } from '#server/foundation/transaction.ts'
import { postEdited } from '../events.ts'
import { comment, post } from '../tables.ts'
import { broadcastComment } from './broadcast-comment.ts'

/**
 * Hides a post from everyone but its author, or shows it again. Members who watch the post are notified, and its matches are searched again.
 * @returns whether there is such a post
 */
export async function hidePost(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const [row] = await tx
    .update(post)
    .set(hidingValues(hiding))
    .where(eq(post.id, id))
    .returning({ authorId: post.authorId })
  if (!row) return false
  await emit(tx, postEdited, { postId: id, authorId: row.authorId })
  broadcast(tx, { kind: 'post', id })
  return true
}

/** The same of a comment that its author has not deleted. Replies under one that is hidden are hidden with it. */
export async function hideComment(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const [known] = await tx.select({ postId: comment.postId }).from(comment).where(eq(comment.id, id))
  if (!known) return false
  // The post is locked first, as everywhere: its count changes with the comment.
  await tx.select({ id: post.id }).from(post).where(eq(post.id, known.postId)).for('no key update')
  const [row] = await tx
    .update(comment)
    .set(hidingValues(hiding))
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
    .returning({ authorId: comment.authorId, parentId: comment.parentId })
  if (row) await broadcastComment(tx, { ...row, postId: known.postId })
  return row !== undefined
}
