import { implement } from '@orpc/server'
import { drugKey } from '#contract/medication/rules.ts'
import { signals as contract } from '#contract/medication/signal-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { demand } from '#server/foundation/refusal.ts'
import { effectsOf } from './effect-queries.ts'
import { LOOK_UP_FLOOD } from './flood-limits.ts'
import { maySeeSignals } from './signal-policy.ts'
import { drugSignals, signalTable } from './signal-queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const signals = {
  effects: os.effects.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.take(LOOK_UP_FLOOD, context.actor.id)
    return effectsOf(context.db, input.name)
  }),

  table: os.table.use(signedIn).handler(({ context, input }) => {
    demand(maySeeSignals(context.actor))
    return signalTable(context.db, input)
  }),

  of: os.of.use(signedIn).handler(({ context, input }) => {
    demand(maySeeSignals(context.actor))
    return drugSignals(context.db, drugKey(input.name))
  }),
}
