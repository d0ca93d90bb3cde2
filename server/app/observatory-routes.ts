import type { Hono } from 'hono'
import { z } from 'zod'
import { CsvFormat } from '#contract/foundation/csv.ts'
import { utcDayOf } from '#contract/foundation/days.ts'
import { faultsOf } from '#contract/foundation/faults.ts'
import { OBSERVATORY_FILES } from '#contract/observatory/files.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { unknownFaults, unknownKeys } from '#server/foundation/unknown-keys.ts'
import { observatoryFile } from '#server/observatory/files.ts'
import type { Env } from './context.ts'
import { DOWNLOAD_FLOOD } from './flood-limits.ts'
import type { AppServices } from './services.ts'

const Query = z.object({ format: CsvFormat.default('plain') })
const HOUR = 'public, max-age=3600'

export function serveObservatory(app: Hono<Env>, { services }: AppServices): void {
  app.get('/api/observatory/files/:name', async (c) => {
    const file = OBSERVATORY_FILES.find((each) => each === c.req.param('name'))
    if (!file) throw new Refusal('NOT_FOUND')
    const query = Query.safeParse(c.req.query())
    if (!query.success) throw invalidInput(...faultsOf(query.error.issues))
    const unknown = unknownKeys(Query, c.req.query())
    if (unknown.length > 0) throw invalidInput(...unknownFaults(unknown))
    const { format } = query.data
    await services.limits.takeInMemory(DOWNLOAD_FLOOD, c.get('address'))
    const { at, type, text } = await observatoryFile(services.db, file, format)
    const etag = `W/"${at?.getTime() ?? 0}-${format}"`
    const headers = { 'cache-control': HOUR, etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const day = at && utcDayOf(at)
    const name = file === 'metadata.json' ? 'README.json' : file
    return c.body(text, 200, {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="vecu-observatoire${day ? `-${day}` : ''}-${name}"`,
    })
  })
}
