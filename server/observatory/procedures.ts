import { implement } from '@orpc/server'
import { observatory as contract } from '#contract/observatory/procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { refusals } from '#server/foundation/procedure.ts'
import { observatoryOf } from './queries.ts'

const os = implement(contract).$context<Ctx>().use(refusals)

export const observatory = {
  read: os.read.handler(({ context, input }) => observatoryOf(context.db, input.symptom)),
}
