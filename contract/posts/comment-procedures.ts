import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { AddCommentInput, Comment, CommentOrder, CommentPlace, Thread } from './schema.ts'

export const comments = {
  list: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/posts/{postId}/comments', tags: ['comments'], summary: 'Comments of a post' })
    .input(PageRequest.extend({ postId: Id, order: CommentOrder.default('oldest') }))
    .output(pageOf(Thread)),
  get: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/comments/{id}', tags: ['comments'], summary: 'One comment, in its thread' })
    .input(z.object({ id: Id }))
    .output(CommentPlace),
  replies: membersOnly('NOT_FOUND')
    .route({
      method: 'GET',
      path: '/comments/{parentId}/replies',
      tags: ['comments'],
      summary: 'Replies to a comment, oldest first',
    })
    .input(PageRequest.extend({ parentId: Id }))
    .output(pageOf(Comment)),
  add: membersOnly('NOT_FOUND', 'QUOTA_REACHED', 'REQUEST_REUSED', 'NO_LINKS_YET')
    .route({
      method: 'POST',
      path: '/posts/{postId}/comments',
      tags: ['comments'],
      successStatus: 201,
      summary: 'Comment a post, or reply to a comment',
    })
    .input(AddCommentInput)
    .output(Comment),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/comments/{id}',
      tags: ['comments'],
      successStatus: 200,
      summary: 'Delete one’s own comment',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
}
