import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { EditSymptomInput, Post, PublicStats, PublishSymptomInput, ResolveInput } from './schema.ts'

export const posts = {
  publishSymptom: membersOnly('QUOTA_REACHED', 'REQUEST_REUSED')
    .route({
      method: 'POST',
      path: '/posts/symptoms',
      tags: ['posts'],
      successStatus: 201,
      summary: 'Publish a symptom',
    })
    .input(PublishSymptomInput)
    .output(Post),
  editSymptom: membersOnly('NOT_FOUND', 'ALREADY_RESOLVED', 'EDITED_ELSEWHERE', 'QUOTA_REACHED')
    .route({
      method: 'PUT',
      path: '/posts/symptoms/{id}',
      tags: ['posts'],
      summary: 'Edit one’s own unresolved symptom',
    })
    .input(EditSymptomInput)
    .output(Post),
  get: membersOnly('NOT_FOUND')
    .route({ method: 'GET', path: '/posts/{id}', tags: ['posts'], summary: 'One post' })
    .input(z.object({ id: Id }))
    .output(Post),
  remove: membersOnly('NOT_FOUND')
    .route({
      method: 'DELETE',
      path: '/posts/{id}',
      tags: ['posts'],
      successStatus: 200,
      summary: 'Delete one’s own post, with all that belongs to it',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  resolve: membersOnly('NOT_FOUND', 'ALREADY_RESOLVED')
    .route({
      method: 'POST',
      path: '/posts/{id}/resolution',
      tags: ['posts'],
      successStatus: 201,
      summary: 'Mark one’s own symptom as healed',
    })
    .input(ResolveInput)
    .output(Post),
  mine: membersOnly()
    .route({ method: 'GET', path: '/me/posts', tags: ['posts'], summary: 'One’s own posts, newest first' })
    .input(PageRequest)
    .output(pageOf(Post)),
  feed: membersOnly()
    .route({ method: 'GET', path: '/feed', tags: ['posts'], summary: 'Posts of all members, newest first' })
    .input(PageRequest)
    .output(pageOf(Post)),
  publicStats: open()
    .route({ method: 'GET', path: '/stats/public', tags: ['posts'], summary: 'Public figures' })
    .output(PublicStats),
}
