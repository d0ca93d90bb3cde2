import type { IncomingMessage } from 'node:http'
import proxyAddr from 'proxy-addr'
import type { Sessions } from '#server/accounts/sessions.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'

/** The address a request came from: its socket's or, through proxies we trust, the one they saw. */
export function addressReader(trustedProxies: string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile(trustedProxies)
  return (request) => proxyAddr(request, isTrusted)
}

type Minted = { context: Ctx; renewal: string[] }

/** The only mint of actors: who asks is what their session says, and nothing in the request's body or path. */
export async function mintContext(
  services: Services,
  sessions: Sessions,
  headers: Headers,
  clientAddress: string,
): Promise<Minted> {
  const found = await sessions.memberOf(headers)
  return {
    context: { ...services, clientAddress, actor: found?.member ?? { kind: 'visitor' } },
    renewal: found?.renewal ?? [],
  }
}
