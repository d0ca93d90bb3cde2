import { implement } from '@orpc/server'
import { push as contract } from '#contract/notifications/push-procedures.ts'
import type { Ctx, MemberCtx } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { subscribeBrowser } from './commands/subscribe-browser.ts'
import { unsubscribeBrowser } from './commands/unsubscribe-browser.ts'
import { endpointOf } from './push-subscription-store.ts'

const os = implement(contract).$context<Ctx>().use(refusals).use(signedIn)

export const push = {
  get: os.get.handler(({ context }) => pushHere(context)),

  subscribe: os.subscribe.handler(async ({ context, input }) => {
    await subscribeBrowser(context, input)
    return pushHere(context)
  }),

  unsubscribe: os.unsubscribe.handler(async ({ context }) => {
    await unsubscribeBrowser(context)
    return pushHere(context)
  }),
}

const pushHere = async ({ db, push: { publicKey }, actor }: MemberCtx) => ({
  publicKey,
  endpoint: await endpointOf(db, actor.sessionId),
})
