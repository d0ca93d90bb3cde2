import type { Hono } from 'hono'
import { OBSERVATORY_FILES } from '#contract/observatory/files.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { observatoryFile } from '#server/observatory/files.ts'
import type { Env } from './http.ts'
import type { AppServices } from './services.ts'

const DOWNLOADS = { name: 'observatory-files', points: 60, seconds: 60 }
/** They change once a day. */
const HOUR = 'public, max-age=3600'

/** The observatory's figures as files, to anyone. */
export function serveObservatory(app: Hono<Env>, { services }: AppServices): void {
  app.get('/api/observatory/files/:name', async (c) => {
    const file = OBSERVATORY_FILES.find((each) => each === c.req.param('name'))
    if (!file) throw new Refusal('NOT_FOUND')
    await services.limits.takeInMemory(DOWNLOADS, c.get('address'))
    const { at, type, text } = await observatoryFile(services.db, file)
    const etag = `W/"${at?.getTime() ?? 0}"`
    const headers = { 'cache-control': HOUR, etag }
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers)
    const day = at?.toISOString().slice(0, 10)
    const name = file === 'metadata.json' ? 'README.json' : file
    return c.body(text, 200, {
      ...headers,
      'content-type': type,
      'content-disposition': `attachment; filename="vecu-observatoire${day ? `-${day}` : ''}-${name}"`,
    })
  })
}
