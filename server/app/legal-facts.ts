import { implement } from '@orpc/server'
import { legal as contract } from '#contract/foundation/legal-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals } from '#server/foundation/procedure.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const legal = {
  facts: os.facts.handler(({ context: { config } }) => {
    const { legal, dpoName, contactMail, securityMail, minAge } = config
    return { ...legal, dpoName, contactMail, securityMail, minAge }
  }),
}
