import type { MiddlewareHandler } from 'hono'
import { isSmallJson } from '#server/foundation/net/json-size.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import type { Env } from './context.ts'

/** The address to which mail programs send a form of their own (RFC 8058). Only its path counts. */
export const ONE_CLICK = /^\/api\/notifications\/unsubscribe\/[^/]+$/
/** A file goes with its fields in one part, and a list of where files belong. */
const PARTS_MAX = 8

/**
 * Refuses a body that would be read for seconds before anything says what is wrong with it: JSON of very many values, parts without end, and the form of a
 * page, which none of ours sends.
 * @throws Refusal TOO_LARGE, INVALID_INPUT
 */
export const boundedBody: MiddlewareHandler<Env> = async (c, next) => {
  const { method, path, raw } = c.req
  if (method !== 'GET' && method !== 'HEAD' && raw.body && !ONE_CLICK.test(path)) {
    const body = Buffer.from(await raw.arrayBuffer())
    const type = c.req.header('content-type') ?? ''
    if (FORM.test(type)) throw invalidInput({ path: '', code: 'invalid' })
    if (!isSmall(type, body)) throw new Refusal('TOO_LARGE')
    c.req.raw = new Request(raw.url, { method, headers: raw.headers, body, signal: raw.signal })
  }
  await next()
}

const FORM = /^application\/x-www-form-urlencoded\b/i

function isSmall(type: string, body: Buffer): boolean {
  const boundary = /^multipart\/form-data\b.*;\s*boundary="?([^";]+)/i.exec(type)?.[1]
  return boundary === undefined ? isSmallJson(body.toString()) : partsIn(body, `--${boundary}`) <= PARTS_MAX
}

function partsIn(body: Buffer, boundary: string): number {
  let parts = -1 // the last boundary ends the last part
  for (
    let at = body.indexOf(boundary);
    at !== -1 && parts <= PARTS_MAX;
    at = body.indexOf(boundary, at + boundary.length)
  )
    parts++
  return parts
}
