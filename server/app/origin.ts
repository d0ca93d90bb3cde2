const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/**
 * Whether a request from a page of this origin may act for the signed-in member: this site's own pages only. A site on the loopback is one
 * under each of its names. No origin at all means that no page of another site sent it: browsers always say theirs when one does.
 */
export function originCheck(baseUrl: string): (origin: string | undefined) => boolean {
  const { protocol, hostname, port, origin: own } = new URL(baseUrl)
  const allowed = new Set([own])
  if (LOOPBACK.includes(hostname))
    for (const name of LOOPBACK) allowed.add(`${protocol}//${name}${port ? `:${port}` : ''}`)
  return (origin) => origin === undefined || allowed.has(origin)
}
