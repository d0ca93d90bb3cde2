const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** The origins of this site's own pages. A site on the loopback is one under each of its names. */
export function ownOrigins(baseUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(baseUrl)
  if (!LOOPBACK.includes(hostname)) return [origin]
  return LOOPBACK.map((name) => `${protocol}//${name}${port ? `:${port}` : ''}`)
}

/**
 * Whether a request from a page of this origin may act for the signed-in member: this site's own pages only. No origin at all means that no page
 * of another site sent it: browsers always say theirs when one does.
 */
export function originCheck(baseUrl: string): (origin: string | undefined) => boolean {
  const own = new Set(ownOrigins(baseUrl))
  return (origin) => origin === undefined || own.has(origin)
}

/** Body types and headers that no form of another site can send: the browser asks about them first. */
const UNFORGED_TYPE = /^application\/(json|offset\+octet-stream)\b/i
const UNFORGED_HEADERS = ['x-csrf-token', 'tus-resumable']

/** Whether a form of any page could have sent this write. A browser that sends neither `Origin` nor `Sec-Fetch-Site` leaves that open. */
export const mayBeForged = (method: string, headers: Headers): boolean =>
  method === 'POST' &&
  !headers.has('origin') &&
  !headers.has('sec-fetch-site') &&
  !UNFORGED_TYPE.test(headers.get('content-type') ?? '') &&
  !UNFORGED_HEADERS.some((name) => headers.has(name))
