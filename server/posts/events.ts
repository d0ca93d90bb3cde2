import { defineEvent } from '#server/foundation/work/queues.ts'

export type PostEvent = { postId: string; authorId: string }
export const postPublished = defineEvent<PostEvent>('posts.published')
export const postEdited = defineEvent<PostEvent>('posts.edited')
export const postResolved = defineEvent<PostEvent>('posts.resolved')
/** For every outcome but healed, which has `postResolved`. */
export const outcomeChanged = defineEvent<PostEvent>('posts.outcome-changed')
/** Carries the id of the post alone: a job that names nobody may outlast the account. */
export const postRemoved = defineEvent<{ postId: string }>('posts.removed')

export type CommentAdded = { commentId: string; answeredId: string | null }
export const commentAdded = defineEvent<CommentAdded>('posts.comment-added')
/** Emitted only for a story whose author was not yet notified of this member's "me too". */
export const meTooSaid = defineEvent<{ postId: string; memberId: string }>('posts.me-too-said')

/** `isErased`: the author's account was erased, and nobody is notified. */
export const commentRemoved = defineEvent<{ commentId: string; isErased?: true }>('posts.comment-removed')
