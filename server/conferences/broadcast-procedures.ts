import { implement } from '@orpc/server'
import { rooms as contract } from '#contract/conferences/room-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { answerWatch, publishBroadcast, unpublishBroadcast, watchBroadcast } from './commands/broadcast.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const broadcast = {
  publish: os.publish.use(writing).handler(({ context, input }) => publishBroadcast(context, input)),
  unpublish: os.unpublish.use(signedIn).handler(async ({ context, input }) => {
    await unpublishBroadcast(context, input.id)
    return input
  }),
  watch: os.watch.use(signedIn).handler(({ context, input }) => watchBroadcast(context, input.id)),
  answerWatch: os.answerWatch.use(signedIn).handler(async ({ context, input }) => {
    await answerWatch(context, input)
    return { id: input.id }
  }),
  unwatch: os.unwatch.use(signedIn).handler(({ context, input: { id, watchId } }) => {
    context.broadcasts.unwatch({ roomId: id, memberId: context.actor.id, watchId })
    return { id }
  }),
}
