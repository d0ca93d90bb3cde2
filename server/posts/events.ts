import { defineEvent } from '#server/foundation/work/queues.ts'

export type PostEvent = { postId: string; authorId: string }
export const postPublished = defineEvent<PostEvent>('posts.published')
export const postEdited = defineEvent<PostEvent>('posts.edited')
export const postResolved = defineEvent<PostEvent>('posts.resolved')
/** The author set an outcome other than healed, for which there is `postResolved`. */
export const outcomeChanged = defineEvent<PostEvent>('posts.outcome-changed')
/** Carries the id of the post alone: a job that names nobody may outlast the account. */
export const postRemoved = defineEvent<{ postId: string }>('posts.removed')

/** `answeredId` is the comment, or the reply, that the new comment answers. */
export type CommentAdded = { commentId: string; answeredId: string | null }
export const commentAdded = defineEvent<CommentAdded>('posts.comment-added')
/** A member says "me too" of a story whose author was not yet told of it. */
export const meTooSaid = defineEvent<{ postId: string; memberId: string }>('posts.me-too-said')

/** `isErased`: the account of the author was erased, and nobody is told of it. */
export const commentRemoved = defineEvent<{ commentId: string; isErased?: true }>('posts.comment-removed')
