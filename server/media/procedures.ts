import { implement } from '@orpc/server'
import { media as contract } from '#contract/media/procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { completeUpload } from './commands/complete-upload.ts'
import { discardMedia } from './commands/discard-media.ts'
import { COMPLETION_FLOOD } from './flood-limits.ts'
import { mediaView } from './views.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const media = {
  complete: os.complete.use(writing).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(COMPLETION_FLOOD, context.actor.id)
    return mediaView(await completeUpload(context, input))
  }),

  discard: os.discard.use(signedIn).handler(async ({ context, input }) => {
    await discardMedia(context, context.actor.id, input.id)
    return input
  }),
}
