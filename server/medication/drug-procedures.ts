import { implement } from '@orpc/server'
import { drugs as contract } from '#contract/medication/drug-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn } from '#server/foundation/procedure.ts'
import { suggestedDrugs } from './drug-queries.ts'
import { SUGGESTION_FLOOD } from './flood-limits.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const drugs = {
  suggest: os.suggest.use(signedIn).handler(async ({ context, input }) => {
    await context.limits.takeInMemory(SUGGESTION_FLOOD, context.actor.id)
    return { drugs: await suggestedDrugs(context.db, input.search) }
  }),
}
