import { gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress'
import { parseAccept } from 'hono/utils/accept'

/** Bytes; what is shorter is not worth it: its length says so. */
const SHORTEST = 1_024
/** Bytes; what is longer would hold up everybody else for more than a millisecond, and is compressed as it is sent. */
const LONGEST = 262_144
/** A twelfth longer than at the usual level, for a third of the processor's time. */
const LEVEL = 1

/** Whether whoever asks takes an answer that is compressed. */
export function takesGzip({ req }: Context): boolean {
  const taken = parseAccept(req.header('accept-encoding') ?? '')
  const named = taken.find(({ type }) => type.toLowerCase() === 'gzip') ?? taken.find(({ type }) => type === '*')
  return named !== undefined && named.q > 0
}

/** Compresses an answer that is whole in one call, since a stream costs several times as much. Adds to its headers, and answers the body to send. */
export function gzipped(c: Context, headers: Headers, body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  if (body.byteLength < SHORTEST || body.byteLength > LONGEST || headers.has('content-encoding')) return body
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('content-type') ?? '')) return body
  headers.append('vary', 'Accept-Encoding')
  if (!takesGzip(c)) return body
  headers.set('content-encoding', 'gzip')
  return gzipSync(body, { level: LEVEL })
}
