import { implement } from '@orpc/server'
import { live as contract } from '#contract/foundation/live-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { eventsAfter } from '#server/foundation/work/events.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const live = {
  events: os.events.use(signedIn).handler(async ({ context, input }) => {
    const missed = await eventsAfter(context.db, new Map([[context.actor.id, input.since]]))
    return missed.get(context.actor.id)!
  }),
}
