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
