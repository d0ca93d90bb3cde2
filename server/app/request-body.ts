import type { MiddlewareHandler } from 'hono'
import { isSmallJson } from '#server/foundation/net/json-size.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import type { Env } from './context.ts'

/** The address to which mail programs send a form of their own (RFC 8058). Only its path counts. */
export const ONE_CLICK = /^\/api\/notifications\/unsubscribe\/[^/]+$/
const BYTES_MAX = 1 << 20
/** A file goes with its fields in one part, and a list of where files belong. */
const PARTS_MAX = 8

/**
 * Refuses a body that is too long, or that would be read for seconds before anything says what is wrong with it: JSON of very many values, parts without end,
 * and the form of a page, which none of ours sends.
 * @throws Refusal TOO_LARGE, INVALID_INPUT
 */
export const boundedBody: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path, raw } = c.req
  if (raw.body) {
    const body = await bytesOf(raw.body, Number(c.req.header('content-length') ?? 0))
    const type = c.req.header('content-type') ?? ''
    if (!ONE_CLICK.test(path)) {
      if (FORM.test(type)) throw invalidInput({ path: '', code: 'invalid' })
      if (!isSmall(type, body)) throw new Refusal('TOO_LARGE')
    }
    c.req.raw = new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal })
  }
  await next()
}

async function bytesOf(stream: AsyncIterable<Uint8Array>, told: number): Promise<Buffer<ArrayBuffer>> {
  if (told > BYTES_MAX) throw new Refusal('TOO_LARGE')
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of stream) {
      bytes += piece.length
      if (bytes > BYTES_MAX) throw new Refusal('TOO_LARGE')
      pieces.push(piece)
    }
  } catch (error) {
    // A connection that broke half-way is the sender's, and no failure of ours.
    throw error instanceof Refusal ? error : invalidInput({ path: '', code: 'invalid' })
  }
  return Buffer.concat(pieces)
}

const FORM = /^application\/x-www-form-urlencoded\b/i

function isSmall(type: string, body: Buffer): boolean {
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  return boundary === undefined ? isSmallJson(body.toString()) : partsIn(body, `--${boundary}`) <= PARTS_MAX
}

function partsIn(body: Buffer, boundary: string): number {
  let parts = -1 // the last boundary ends the last part
  let at = body.indexOf(boundary)
  while (at !== -1 && parts <= PARTS_MAX) {
    parts++
    at = body.indexOf(boundary, at + boundary.length)
  }
  return parts
}
