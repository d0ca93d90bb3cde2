import { implement } from '@orpc/server'
import { rooms as contract } from '#contract/conferences/room-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { answerWatch, publish, unpublish, watch } from './commands/broadcast.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

/** Picture and voice of the rooms. */
export const broadcast = {
  publish: os.publish.use(writing).handler(({ context, input }) => publish(context, input)),
  unpublish: os.unpublish.use(signedIn).handler(async ({ context, input }) => {
    await unpublish(context, input.id)
    return input
  }),
  watch: os.watch.use(signedIn).handler(({ context, input }) => watch(context, input.id)),
  answerWatch: os.answerWatch.use(signedIn).handler(async ({ context, input }) => {
    await answerWatch(context, input)
    return { id: input.id }
  }),
  unwatch: os.unwatch.use(signedIn).handler(({ context, input: { id, watchId } }) => {
    context.broadcasts.unwatch({ roomId: id, memberId: context.actor.id, watchId })
    return { id }
  }),
}
