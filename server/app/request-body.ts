import type { MiddlewareHandler } from 'hono'
import { isSmallJson } from '#server/foundation/net/json-size.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import type { Env } from './context.ts'

/** The address to which mail programs send a form of their own (RFC 8058). Only its path counts. */
export const ONE_CLICK = /^\/api\/notifications\/unsubscribe\/[^/]+$/
const ONE_CLICK_BYTES_MAX = 1 << 10
const BYTES_MAX = 1 << 20
/** A file goes with its fields in one part, and a list of where files belong. */
const PARTS_MAX = 8

/**
 * Refuses a body that is too long, or that would be read for seconds before anything says what is wrong with it: JSON of very many values, parts without end,
 * parts whose boundary a parser could read otherwise, and the form of a page, which none of ours sends.
 * @throws Refusal TOO_LARGE, INVALID_INPUT
 */
export const boundedBody: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path, raw } = c.req
  if (raw.body) {
    const isOneClick = ONE_CLICK.test(path)
    const told = Number(c.req.header('content-length') ?? 0)
    const most = isOneClick ? ONE_CLICK_BYTES_MAX : BYTES_MAX
    const body = await bytesOf(raw.body, { told, most }).catch((error: unknown) => {
      // The next request on this connection would stand behind the rest of the body.
      c.header('connection', 'close')
      throw error
    })
    const type = c.req.header('content-type') ?? ''
    if (FORM.test(type) && !isOneClick) throw invalidInput({ path: '', code: 'invalid' })
    if (!isSmall(type, body)) throw new Refusal('TOO_LARGE')
    c.req.raw = new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal })
  }
  await next()
}

async function bytesOf(
  stream: AsyncIterable<Uint8Array>,
  { told, most }: { told: number; most: number },
): Promise<Buffer<ArrayBuffer>> {
  if (told > most) throw new Refusal('TOO_LARGE')
  const pieces: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const piece of stream) {
      bytes += piece.length
      if (bytes > most) throw new Refusal('TOO_LARGE')
      pieces.push(piece)
    }
  } catch (error) {
    // A connection that broke half-way is the sender's, and no failure of ours.
    throw error instanceof Refusal ? error : invalidInput({ path: '', code: 'invalid' })
  }
  return Buffer.concat(pieces)
}

const FORM = /^application\/x-www-form-urlencoded/i
const PARTS = /^multipart\/form-data/i
/** One parameter and no escape, so that no parser finds another boundary in it. */
const PARTS_WITH_BOUNDARY = /^multipart\/form-data; ?boundary=("?)([\w'+./:=?-]{1,70})\1$/i

/** @throws Refusal INVALID_INPUT */
function isSmall(type: string, body: Buffer): boolean {
  if (!PARTS.test(type)) return isSmallJson(body.toString())
  const boundary = PARTS_WITH_BOUNDARY.exec(type)?.[2]
  if (boundary === undefined) throw invalidInput({ path: '', code: 'invalid' })
  return partsIn(body, `--${boundary}`) <= PARTS_MAX
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
