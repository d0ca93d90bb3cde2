import { and, eq, isNull } from 'drizzle-orm'
import type { Tx } from '#server/foundation/db/database.ts'
import { type Hiding, hidingValues } from '#server/foundation/hiding.ts'
import { emit } from '#server/foundation/transaction.ts'
import { postEdited } from '../events.ts'
import { lockPostIfThere } from '../queries.ts'
import { comment, post } from '../tables.ts'
import { broadcastPost } from './broadcast-post.ts'

/**
 * Hides a post from everyone but its author, or shows it again. Members who watch the post hear that it is hidden, and its matches are searched again.
 * @returns whether there is such a post
 */
export async function hidePost(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const known = await lockPostIfThere(tx, id)
  if (!known) return false
  await tx.update(post).set(hidingValues(hiding)).where(eq(post.id, id))
  await emit(tx, postEdited, { postId: id, authorId: known.authorId })
  await broadcastPost(tx, { postId: id, wasShown: known.hiddenAt === null, isShownAgain: hiding === null })
  return true
}

/** Hides a comment that its author has not deleted, or shows it again. Replies under a hidden comment are hidden with it. */
export async function hideComment(tx: Tx, id: string, hiding: Hiding): Promise<boolean> {
  const isThis = and(eq(comment.id, id), isNull(comment.deletedAt))
  const [known] = await tx.select({ postId: comment.postId }).from(comment).where(isThis)
  if (!known) return false
  // The post is locked before the comment, as in every command, because its count changes too.
  await tx.select({ id: post.id }).from(post).where(eq(post.id, known.postId)).for('no key update')
  const [before] = await tx.select().from(comment).where(isThis).for('no key update')
  if (!before) return false
  await tx.update(comment).set(hidingValues(hiding)).where(eq(comment.id, id))
  const { postId, authorId: by, parentId } = before
  const isShownAgain = hiding === null
  await broadcastPost(tx, { postId, by, parentId, isHidden: before.hiddenAt !== null && !isShownAgain, isShownAgain })
  return true
}
