import { readHttps } from '#contract/foundation/web-address.ts'

/** The push services of the browsers there are. Chromium without Google's keys, as Linux distributions build it, has its own. */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

const HOST = /^(\*\.)?([a-z\d-]+\.)+[a-z][a-z\d-]*$/

/** A host's name, `*.` before it for all under it, or an exact https origin. */
export const isPushHost = (entry: string): boolean =>
  HOST.test(entry) || (entry.startsWith('https://') && URL.parse(entry)?.origin === entry)

/**
 * Whether the address that a browser gives may be sent to: on one of these services, by https on its own port. `literal` when the operator wrote
 * this very origin, scheme and all: where it lies is then their decision, be it in their own network. A member only ever chooses what follows it.
 */
export function pushHostOf(endpoint: string, hosts: readonly string[]): 'public' | 'literal' | undefined {
  const url = readHttps(endpoint)
  if (!url) return undefined
  if (hosts.includes(url.origin)) return 'literal'
  if (url.port !== '') return undefined
  const isListed = hosts.some((host) =>
    host.startsWith('*.') ? url.hostname.endsWith(host.slice(1)) : url.hostname === host,
  )
  return isListed ? 'public' : undefined
}
