import type { IncomingMessage } from 'node:http'
import type { HttpBindings } from '@hono/node-server'
import proxyAddr from 'proxy-addr'
import { WROTE_SECONDS } from '#contract/foundation/limits.ts'
import { HEARD_HEADER } from '#contract/foundation/live-kinds.ts'
import type { Sessions } from '#server/accounts/security/session-service.ts'
import { cookieName, cookieOf } from '#server/accounts/sign-in/cookies.ts'
import type { Config } from '#server/foundation/config.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import { networkOf } from '#server/foundation/net/household.ts'
import { invalidInput } from '#server/foundation/refusal.ts'

export type Env = { Bindings: Partial<HttpBindings>; Variables: { address: string } }

/**
 * Returns a function that gives the address under which a request is limited: that of its socket, or the one that a trusted proxy reports.
 * The address is cut to its network; IPv4 addresses within IPv6 count as IPv4.
 * @throws Refusal INVALID_INPUT where a trusted proxy reports no valid address
 */
export function addressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (request) => {
    const counted = networkOf(proxyAddr(request, isTrusted) ?? '')
    if (!counted) throw invalidInput({ path: 'x-forwarded-for', code: 'invalid' })
    return counted
  }
}

type Minted = { context: Ctx; renewal: string[] }

/** Actors are made only here, from the session cookie and never from the body or the path. */
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
    context: {
      ...services,
      replica: services.replica && !wroteLately(services.config, headers) ? services.replica : undefined,
      clientAddress,
      actor: found?.member ?? { kind: 'visitor' },
      browser,
    },
    renewal,
  }
}

const WROTE_COOKIE = 'wrote'

const wroteLately = (config: Config, headers: Headers): boolean =>
  headers.has(HEARD_HEADER) || cookieOf(headers, cookieName(config, WROTE_COOKIE)) !== undefined

/** Marks a browser that wrote, so that it reads what it wrote, whichever process or server answers. The cookie holds nothing and expires soon. */
export function wroteCookie(config: Config): string {
  const secure = config.https ? '; Secure' : ''
  return `${cookieName(config, WROTE_COOKIE)}=1; Max-Age=${WROTE_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
