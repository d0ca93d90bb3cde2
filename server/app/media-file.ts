import { Readable } from 'node:stream'
import type { HonoRequest } from 'hono'
import { Refusal } from '#server/foundation/refusal.ts'
import type { Store } from '#server/foundation/storage/storage.ts'
import { askedRange } from './media-range.ts'

/** A stored file never changes, so one `etag` serves all its ranges. Browsers may keep it only where `isKept` is true. */
type Stored = { path: string; type: string; etag: string; isKept?: boolean }

/**
 * A browser keeps the file, and asks each time whether its member may still see it.
 * @throws Refusal NOT_FOUND when the store has no such file
 */
export async function sendFile(storage: Store, request: HonoRequest, file: Stored): Promise<Response> {
  const headers = new Headers({
    'content-type': file.type,
    'content-disposition': 'inline',
    'cache-control': file.isKept === false ? 'no-store' : 'private, no-cache',
    'accept-ranges': 'bytes',
    etag: file.etag,
  })
  if (isListed(request.header('if-none-match'), file.etag)) return new Response(null, { status: 304, headers })
  const size = await storage.size(file.path)
  if (size === undefined) throw new Refusal('NOT_FOUND')
  // A range is only useful to a client that holds the rest of the same file.
  const isTheSame = [undefined, file.etag].includes(request.header('if-range'))
  const range = askedRange(isTheSame ? request.header('range') : undefined, size)
  if (range === 'outside') {
    headers.set('content-range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  if (range !== 'whole') headers.set('content-range', `bytes ${range.start}-${range.end}/${size}`)
  headers.set('content-length', String(range === 'whole' ? size : range.end - range.start + 1))
  const status = range === 'whole' ? 200 : 206
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const stream = await storage.open(file.path, range === 'whole' ? undefined : range)
  if (!stream) throw new Refusal('NOT_FOUND')
  return new Response(Readable.toWeb(stream) as ReadableStream, { status, headers })
}

const isListed = (header: string | undefined, etag: string): boolean =>
  header?.split(',').some((listed) => ['*', etag].includes(listed.trim().replace(/^W\//, ''))) ?? false
