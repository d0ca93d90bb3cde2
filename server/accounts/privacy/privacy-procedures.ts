import { implement } from '@orpc/server'
import { privacy as contract } from '#contract/accounts/privacy-procedures.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { pageFrom } from '#server/foundation/page.ts'
import { evenSuspended, refusals } from '#server/foundation/procedure.ts'
import { askErasure } from '../commands/ask-erasure.ts'
import { askExport } from '../commands/ask-export.ts'
import { cancelErasure } from '../commands/cancel-erasure.ts'
import { accessLogMonthsOf, accessLogOf } from './access-log-queries.ts'
import { exportsOf, exportView } from './privacy-queries.ts'

// The law gives these rights to suspended members too.
const os = implement(contract).$context<Ctx>().use(refusals).use(evenSuspended)

export const privacy = {
  readings: os.readings.handler(async ({ context: { db, actor }, input: { scope, cursor, limit } }) => {
    const found = await accessLogOf(db, { memberId: actor.id, scope, cursor, limit })
    const { rows, nextCursor } = pageFrom(found, limit)
    const isFirst = scope === 'mine' && cursor === undefined
    return {
      items: rows,
      nextCursor,
      months: isFirst ? await accessLogMonthsOf(db, actor.id) : [],
    }
  }),

  exports: os.exports.handler(async ({ context: { db, actor, now } }) => {
    const rows = await exportsOf(db, actor.id, now())
    return { exports: rows.map(exportView) }
  }),

  askExport: os.askExport.handler(async ({ context }) => exportView(await askExport(context))),

  askErasure: os.askErasure.handler(async ({ context, input }) => ({
    dueAt: await askErasure(context, input.password),
  })),

  cancelErasure: os.cancelErasure.handler(async ({ context }) => {
    await cancelErasure(context)
    return { isCancelled: true as const }
  }),
}
