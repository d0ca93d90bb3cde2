import type { Comment, Thread } from '#contract/posts/schema.ts'
import type { Person } from '#server/accounts/people-queries.ts'
import { authorView } from '#server/accounts/views.ts'
import type { Member } from '#server/foundation/actor.ts'
import { hiddenView } from '#server/foundation/hiding.ts'
import { mayRemoveComment, mayReply } from './comment-policy.ts'
import type { CommentRow, ThreadRow } from './comment-queries.ts'

export type CommentFacts = { people: ReadonlyMap<string, Person>; postAuthorId: string }

/** A deleted comment shows only its place and time. */
export function commentView(row: CommentRow, { people, postAuthorId }: CommentFacts, reader: Member): Comment {
  const { id, postId, parentId, authorId, createdAt } = row
  const isDeleted = row.deletedAt !== null
  return {
    id,
    postId,
    parentId,
    author: isDeleted || authorId === null ? null : authorView(authorId, people),
    isMine: !isDeleted && authorId === reader.id,
    isByPostAuthor: !isDeleted && authorId === postAuthorId,
    body: isDeleted ? null : row.body,
    createdAt,
    hidden: !isDeleted && authorId === reader.id ? hiddenView(row) : null,
    can: { remove: mayRemoveComment(reader, row) === 'yes', reply: mayReply(reader, row) === 'yes' },
  }
}

export const threadView = (
  { replies, replyCount, ...row }: ThreadRow,
  facts: CommentFacts,
  reader: Member,
): Thread => ({
  ...commentView(row, facts, reader),
  replies: replies.map((reply) => commentView(reply, facts, reader)),
  replyCount,
})
