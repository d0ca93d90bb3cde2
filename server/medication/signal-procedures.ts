import { implement } from '@orpc/server'
import { SIGNAL_CASES_MIN } from '#contract/medication/limits.ts'
import { drugKey } from '#contract/medication/rules.ts'
import { signals as contract } from '#contract/medication/signal-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { demand } from '#server/foundation/refusal.ts'
import { effectsOf } from './effects.ts'
import { countPairsOf } from './signal-counts.ts'
import { maySeeSignals } from './signal-policy.ts'
import { signalTable } from './signal-table.ts'
import { signalOf } from './signal-views.ts'

/** Medications that one member looks up; nobody is to copy the whole list. */
const LOOK_UPS = { name: 'medication-effects', points: 120, seconds: 600 }
/** Each counts over every report. */
const COUNTS = { name: 'medication-signals', points: 30, seconds: 60 }

const os = implement(contract).$context<Ctx>().use(refusals)

export const signals = {
  effects: os.effects.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.take(LOOK_UPS, context.actor.id)
    return effectsOf(context.db, input.name)
  }),

  table: os.table.use(signedIn).handler(({ context, input }) => {
    demand(maySeeSignals(context.actor))
    return signalTable(context.db, input)
  }),

  of: os.of.use(signedIn).handler(async ({ context, input }) => {
    demand(maySeeSignals(context.actor))
    await context.limits.takeInMemory(COUNTS, context.actor.id)
    const { members, pairs } = await countPairsOf(context.db, drugKey(input.name))
    return {
      members: members < SIGNAL_CASES_MIN ? null : members,
      pairs: pairs.map(signalOf).sort((one, other) => (other.ic?.low ?? -Infinity) - (one.ic?.low ?? -Infinity)),
    }
  }),
}
