import { readHttps } from '#contract/foundation/web-address.ts'

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

export const isPushHost = (entry: string): boolean =>
  HOST.test(entry) || (entry.startsWith('https://') && URL.parse(entry)?.origin === entry)

/**
 * Whether a message may be sent to the address that a browser gives: on one of these services, by https on the default port. `literal` where the operator
 * listed this exact origin, which may then be in their own network; a member only chooses the path.
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
