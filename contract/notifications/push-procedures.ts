import { membersOnly } from '#contract/foundation/errors.ts'
import { PushHere, PushSubscriptionInput } from './push-schema.ts'

/** Notifications end with the session. A read-only account may use all of these procedures. */
export const push = {
  get: membersOnly()
    .route({
      method: 'GET',
      path: '/notifications/push',
      tags: ['notifications'],
      summary: 'Whether this session’s browser is sent notifications, and the key to subscribe it with',
    })
    .output(PushHere),
  subscribe: membersOnly('FORBIDDEN')
    .route({
      method: 'PUT',
      path: '/notifications/push',
      tags: ['notifications'],
      summary: 'Send this session’s browser notifications; takes the place of what was there before',
    })
    .input(PushSubscriptionInput)
    .output(PushHere),
  unsubscribe: membersOnly()
    .route({
      method: 'DELETE',
      path: '/notifications/push',
      tags: ['notifications'],
      successStatus: 200,
      summary: 'Send this session’s browser no more notifications',
    })
    .output(PushHere),
}
