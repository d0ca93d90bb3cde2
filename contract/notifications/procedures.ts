import { z } from 'zod'
import { membersOnly, open } from '#contract/foundation/errors.ts'
import { Id } from '#contract/foundation/ids.ts'
import { PageRequest, pageOf } from '#contract/foundation/page.ts'
import { ChannelInput, Notice, NoticeGroup, NoticeKind, NoticePreferences, NoticeRhythm } from './schema.ts'

const UnsubscribeInput = z.object({ token: z.string().max(200) })

export const notifications = {
  list: membersOnly()
    .route({ method: 'GET', path: '/notifications', tags: ['notifications'], summary: 'My notices, newest first' })
    .input(
      PageRequest.extend({
        kind: NoticeKind.optional(),
        group: NoticeGroup.optional(),
        state: z.enum(['all', 'unread']).default('all'),
      }),
    )
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
    .output(z.object({})),
  preferences: membersOnly()
    .route({
      method: 'GET',
      path: '/notifications/preferences',
      tags: ['notifications'],
      summary: 'Where and when I want to be told',
    })
    .output(NoticePreferences),
  setChannel: membersOnly('CONSENT_NEEDED')
    .route({
      method: 'PUT',
      path: '/notifications/preferences/{kind}',
      tags: ['notifications'],
      summary: 'Be told of a kind in the app, by mail too, or not at all',
      description: 'By mail only while the consent to emails is in force.',
    })
    .input(ChannelInput)
    .output(NoticePreferences),
  setRhythm: membersOnly()
    .route({
      method: 'PUT',
      path: '/notifications/rhythm',
      tags: ['notifications'],
      summary: 'Choose how often mails go, and the hours in which nothing does',
    })
    .input(NoticeRhythm)
    .output(NoticePreferences),
  openUnsubscribe: open()
    .route({
      method: 'GET',
      path: '/notifications/unsubscribe/{token}',
      tags: ['notifications'],
      successStatus: 303,
      outputStructure: 'detailed',
      summary: 'Leads to the page that asks; programs open links of mails too, so nothing changes by it',
    })
    .input(UnsubscribeInput)
    .output(z.object({ headers: z.object({ location: z.string() }) })),
  unsubscribe: open('NOT_FOUND')
    .route({
      method: 'POST',
      path: '/notifications/unsubscribe/{token}',
      tags: ['notifications'],
      summary: 'End all mails of notices, by the link in one of them (RFC 8058); signed in or not',
    })
    .input(UnsubscribeInput)
    .output(z.object({ isUnsubscribed: z.literal(true) })),
}
