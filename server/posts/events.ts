import { defineEvent } from '#server/foundation/work/queues.ts'

/** Which post, and whose. */
export type PostEvent = { postId: string; authorId: string }
export const postPublished = defineEvent<PostEvent>('posts.published')
export const postEdited = defineEvent<PostEvent>('posts.edited')
export const postResolved = defineEvent<PostEvent>('posts.resolved')
/** Its author said how it stands: better, a diagnosis found, or going on again. To heal is to resolve. */
export const outcomeChanged = defineEvent<PostEvent>('posts.outcome-changed')
/** Says no more than which it was: a job that names nobody may outlast the account. */
export const postRemoved = defineEvent<{ postId: string }>('posts.removed')

/** `answeredId` is the comment, or the reply, that this one answers. */
export type CommentAdded = { commentId: string; answeredId: string | null }
export const commentAdded = defineEvent<CommentAdded>('posts.comment-added')
/** A member says "me too" of a story whose author was not told of it yet. */
export const meTooSaid = defineEvent<{ postId: string; memberId: string }>('posts.me-too-said')

export const commentRemoved = defineEvent<{ commentId: string }>('posts.comment-removed')
