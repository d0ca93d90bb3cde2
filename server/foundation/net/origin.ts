const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export function ownOrigins(baseUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(baseUrl)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
}

/** A request without an origin comes from no page of another site, because browsers then always send one. */
export function originCheck(baseUrl: string): (origin: string | undefined) => boolean {
  const own = new Set(ownOrigins(baseUrl))
  return (origin) => origin === undefined || own.has(origin)
}

/** Body types that a form of another site cannot send, because the browser would send a preflight request first. */
const UNFORGED_TYPE = /^application\/(json|offset\+octet-stream)\b/i
const UNFORGED_HEADERS = ['x-csrf-token', 'tus-resumable']

/** Whether a form of another site could have sent this write. It may, where the browser sends neither `Origin` nor `Sec-Fetch-Site`. */
export const mayBeForged = (method: string, headers: Headers): boolean =>
  method === 'POST' &&
  !headers.has('origin') &&
  !headers.has('sec-fetch-site') &&
  !UNFORGED_TYPE.test(headers.get('content-type') ?? '') &&
  !UNFORGED_HEADERS.some((name) => headers.has(name))
