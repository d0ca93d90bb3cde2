import { and, eq, isNull } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { notify } from '#server/notifications/commands/notify.ts'
import { commentsFor } from './comments.ts'
import type { CommentAdded } from './events.ts'
import { comment, post } from './tables.ts'

/**
 * A comment was added: tells the author of the post, and the author of the comment that it answers, unless they may not see it. Whoever is both
 * is told once, of the reply.
 */
export async function tellComment(services: Services, { commentId, answeredId }: CommentAdded): Promise<void> {
  await transact(services, async (tx) => {
    const said = await holdComment(tx, commentId)
    if (!said?.authorId) return
    const { authorId: senderId, postId } = said
    const told = new Map<string, 'comment' | 'reply'>([[said.postAuthorId, 'comment']])
    const answered = answeredId && (await authorOf(tx, answeredId))
    if (answered) told.set(answered, 'reply')
    for (const [recipientId, kind] of told) {
      const isSeen = (await commentsFor(tx, recipientId, [commentId])).has(commentId)
      if (isSeen)
        await notify(tx, services, {
          recipientIds: [recipientId],
          senderId,
          kind,
          subjectId: commentId,
          contextId: postId,
        })
    }
  })
}

/** A comment that has its words, held until the transaction ends: whoever deletes it waits, and then finds the notices to forget. */
async function holdComment(tx: Tx, id: string) {
  const [row] = await tx
    .select({ authorId: comment.authorId, postId: comment.postId, postAuthorId: post.authorId })
    .from(comment)
    .innerJoin(post, eq(post.id, comment.postId))
    .where(and(eq(comment.id, id), isNull(comment.deletedAt)))
    .for('share', { of: comment })
  return row
}

/** Who wrote a comment; whoever deleted theirs waits for no answer. */
async function authorOf(tx: Tx, commentId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ authorId: comment.authorId })
    .from(comment)
    .where(and(eq(comment.id, commentId), isNull(comment.deletedAt)))
  return row?.authorId ?? undefined
}
