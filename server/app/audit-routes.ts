import type { Hono } from 'hono'
import { AuditFilter } from '#contract/admin/schema.ts'
import { CsvFormat } from '#contract/foundation/csv.ts'
import { utcDayOf } from '#contract/foundation/days.ts'
import { faultsOf } from '#contract/foundation/faults.ts'
import { auditCsv } from '#server/admin/commands/export-audit.ts'
import { demandAdmin, demandSignedIn } from '#server/foundation/guards.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { unknownFaults, unknownKeys } from '#server/foundation/unknown-keys.ts'
import type { Env } from './context.ts'
import { mintContext } from './context.ts'
import type { AppServices } from './services.ts'

const Query = AuditFilter.extend({ format: CsvFormat.default('plain') })

export function serveAudit(app: Hono<Env>, { services, sessions }: AppServices): void {
  app.get('/api/admin/audit.csv', async (c) => {
    const { context, renewal } = await mintContext(services, sessions, c.req.raw.headers, c.get('address'))
    const { actor } = context
    demandSignedIn(actor)
    demandAdmin(actor)
    const query = Query.safeParse(c.req.query())
    if (!query.success) throw invalidInput(...faultsOf(query.error.issues))
    // A misspelt filter would otherwise return the whole log.
    const unknown = unknownKeys(Query, c.req.query())
    if (unknown.length > 0) throw invalidInput(...unknownFaults(unknown))
    const { format, ...filter } = query.data
    const day = utcDayOf(services.now())
    const answer = c.body(await auditCsv({ ...context, actor }, filter, format), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="vecu-audit-${day}.csv"`,
      'cache-control': 'no-store',
    })
    for (const cookie of renewal) answer.headers.append('set-cookie', cookie)
    return answer
  })
}
