import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Hono } from 'hono'
import type { Env } from './context.ts'
import { takesGzip } from './gzip.ts'
import { openApiDocument } from './openapi.ts'
import { pathOnly } from './unread-query.ts'

const PAGE = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Vécu · API</title><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="docs"></div><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body>
</html>`

const SCRIPT = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', docExpansion: 'none', defaultModelsExpandDepth: 0, tryItOutEnabled: false })`

const swaggerFile = (name: string) =>
  readFile(join(dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json'))), name))

const HTML = 'text/html; charset=utf-8'
const JAVASCRIPT = 'text/javascript; charset=utf-8'
const FILES: { path: string; type: string; read: () => Promise<Buffer | string> }[] = [
  {
    path: '/api/openapi.json',
    type: 'application/json',
    read: async () => JSON.stringify(await openApiDocument()),
  },
  { path: '/api/docs', type: HTML, read: async () => PAGE },
  { path: '/api/docs/start.js', type: JAVASCRIPT, read: async () => SCRIPT },
  { path: '/api/docs/swagger-ui-bundle.js', type: JAVASCRIPT, read: () => swaggerFile('swagger-ui-bundle.js') },
  { path: '/api/docs/swagger-ui.css', type: 'text/css; charset=utf-8', read: () => swaggerFile('swagger-ui.css') },
]

const compressed = promisify(gzip)

/** The files, megabytes together, are made and compressed once, because a visitor's script could otherwise block the server. */
export function serveDocs(app: Hono<Env>): void {
  for (const { path, type, read } of FILES) {
    const file = once(async () => {
      const plain = Buffer.from(await read())
      return { plain, gzipped: await compressed(plain) }
    })
    app.get(path, pathOnly, async (c) => {
      const { plain, gzipped } = await file()
      const isGzipped = takesGzip(c)
      return c.body(new Uint8Array(isGzipped ? gzipped : plain), 200, {
        'content-type': type,
        vary: 'accept-encoding',
        ...(isGzipped && { 'content-encoding': 'gzip' }),
      })
    })
  }
}

function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    }))
}
