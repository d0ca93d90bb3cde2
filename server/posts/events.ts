import type { DomainEvent } from '#server/foundation/transaction.ts'

export const POST_PUBLISHED = 'posts.published'
export const POST_EDITED = 'posts.edited'
export const POST_RESOLVED = 'posts.resolved'
export const POST_REMOVED = 'posts.removed'

/** Which post, and whose. */
export type PostEvent = { postId: string; authorId: string }

const event =
  <Name extends string>(name: Name) =>
  ({ postId, authorId }: PostEvent): DomainEvent<Name, PostEvent> => ({ name, data: { postId, authorId } })

export const COMMENT_ADDED = 'posts.comment-added'
export const COMMENT_REMOVED = 'posts.comment-removed'

/** `answeredId` is the comment, or the reply, that this one answers. */
export type CommentAdded = { commentId: string; answeredId: string | null }
export type CommentRemoved = { commentId: string }

export const commentAdded = (data: CommentAdded): DomainEvent<typeof COMMENT_ADDED, CommentAdded> => ({
  name: COMMENT_ADDED,
  data,
})
export const commentRemoved = (data: CommentRemoved): DomainEvent<typeof COMMENT_REMOVED, CommentRemoved> => ({
  name: COMMENT_REMOVED,
  data,
})

export const postPublished = event(POST_PUBLISHED)
export const postEdited = event(POST_EDITED)
export const postResolved = event(POST_RESOLVED)
/** Says no more than which it was: a job that names nobody may outlast the account. */
export type PostRemoved = { postId: string }

export const postRemoved = (data: PostRemoved): DomainEvent<typeof POST_REMOVED, PostRemoved> => ({
  name: POST_REMOVED,
  data,
})
