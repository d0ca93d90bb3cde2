import { z } from 'zod'
import { membersOnly } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { Notice, NoticeKind } from './schema.ts'

export const notifications = {
  list: membersOnly()
    .route({ method: 'GET', path: '/notifications', tags: ['notifications'], summary: 'My notices, newest first' })
    .input(PageRequest.extend({ kind: NoticeKind.optional(), state: z.enum(['all', 'unread']).default('all') }))
    .output(pageOf(Notice)),
  unread: membersOnly()
    .route({
      method: 'GET',
      path: '/notifications/unread',
      tags: ['notifications'],
      summary: 'How many of my notices are unread',
    })
    .output(z.object({ count: z.number().int() })),
  told: membersOnly()
    .route({
      method: 'GET',
      path: '/notifications/told',
      tags: ['notifications'],
      summary: 'How many members were told of my resolutions',
    })
    .output(z.object({ members: z.number().int().nonnegative() })),
  markRead: membersOnly('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/notifications/{id}/reading',
      tags: ['notifications'],
      summary: 'Mark one of my notices as read',
    })
    .input(z.object({ id: Id }))
    .output(z.object({ id: Id })),
  markAllRead: membersOnly()
    .route({
      method: 'PUT',
      path: '/notifications/reading',
      tags: ['notifications'],
      summary: 'Mark all my notices as read',
    })
    .output(z.object({ count: z.number().int().nonnegative() })),
}
