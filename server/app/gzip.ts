import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { parseAccept } from 'hono/utils/accept'

/** Bytes. A shorter answer is not worth compressing. */
const SHORTEST = 1_024
/** Bytes. A longer answer would block the process for more than a millisecond, and is compressed as a stream. */
const LONGEST = 262_144
/** The answers are a twelfth longer than at the default level, for a third of the processor time. */
const LEVEL = 1

export function takesGzip({ req }: Context): boolean {
  const taken = parseAccept(req.header('accept-encoding') ?? '')
  const named = taken.find(({ type }) => type.toLowerCase() === 'gzip') ?? taken.find(({ type }) => type === '*')
  return named !== undefined && named.q > 0
}

/** Compresses in one call, because a stream costs several times as much. Sets the headers and returns the body to send. */
export function gzipped(c: Context, headers: Headers, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (body.byteLength < SHORTEST || body.byteLength > LONGEST || headers.has('content-encoding')) return body
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')) return body
  headers.append('vary', 'Accept-Encoding')
  if (!takesGzip(c)) return body
  headers.set('content-encoding', 'gzip')
  return gzipSync(body, { level: LEVEL })
}
