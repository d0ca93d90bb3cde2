import { z } from 'zod'
import { membersOnly } from './errors.ts'
import { LiveEvent } from './live.ts'

/** The live socket's counterpart over plain HTTP, for networks that block sockets. */
export const live = {
  events: membersOnly()
    .route({ method: 'GET', path: '/live/events', tags: ['live'], summary: 'My live events after a number' })
    .input(z.object({ since: z.coerce.number().int().nonnegative() }))
    .output(z.object({ events: z.array(LiveEvent), seq: z.number().int(), resync: z.boolean() })),
}
