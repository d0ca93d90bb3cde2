import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import ipaddr from 'ipaddr.js'
import proxyAddr from 'proxy-addr'
import type { Sessions } from '#server/accounts/security/session-service.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import { invalidInput } from '#server/foundation/refusal.ts'

/** The bindings and variables that Hono passes to each handler of the application. */
export type Env = { Bindings: Partial<HttpBindings>; Variables: { address: string } }

/**
 * Whose limits a request counts against: the address of its socket or, through proxies we trust, the one they saw. IPv6 by /64, which is what one
 * household is given; IPv4 within IPv6 as IPv4.
 * @throws Refusal INVALID_INPUT where a proxy we trust says what is no address
 */
export function addressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (request) => {
    const counted = household(proxyAddr(request, isTrusted) ?? '')
    if (!counted) throw invalidInput({ path: 'x-forwarded-for', code: 'invalid' })
    return counted
  }
}

/** An IPv6 address with an IPv4 one in it, all written out. */
const LONGEST = 45

/** @returns undefined for what is no address */
export function household(said: string): string | undefined {
  const address = withoutPort(said)
  if (address.length > LONGEST || !ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()
}

/** Some proxies say the port too, another for each connection. */
const withoutPort = (said: string) => /^\[(.+)\](?::\d+)?$/.exec(said)?.[1] ?? said.replace(/^([\d.]+):\d+$/, '$1')

type Minted = { context: Ctx; renewal: string[] }

/** The only mint of actors: who asks is what their session says, and nothing in the request's body or path. */
export async function mintContext(
  services: Services,
  sessions: Sessions,
  headers: Headers,
  clientAddress: string,
): Promise<Minted> {
  const found = await sessions.memberOf(headers)
  const renewal = found?.renewal ?? []
  const browser = { headers, cookies: [...renewal] }
  return {
    context: { ...services, clientAddress, actor: found?.member ?? { kind: 'visitor' }, browser },
    renewal,
  }
}
