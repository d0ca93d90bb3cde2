import { implement } from '@orpc/server'
import { professionals as contract } from '#contract/accounts/professional-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals, signedIn, writing } from '#server/foundation/procedure.ts'
import { askProfessional } from '../commands/ask-professional.ts'
import { withdrawProfessional } from '../commands/withdraw-professional.ts'
import { professionalStatusOf, professionalView } from './professional-queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const professionals = {
  mine: os.mine.use(signedIn).handler(({ context: { db, actor, now } }) => professionalStatusOf(db, actor.id, now())),

  ask: os.ask
    .use(writing)
    .handler(async ({ context, input }) => professionalView(await askProfessional(context, input))),

  // Withdrawing deletes a picture of the member's, so a read-only account may do it.
  withdraw: os.withdraw.use(signedIn).handler(async ({ context, input }) => {
    await withdrawProfessional(context, input.id)
    return {}
  }),
}
