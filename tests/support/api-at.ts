import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#contract/index.ts'

export type Api = ContractRouterClient<typeof contract>

/**
 * The API of the server at this address, as a browser that says these headers calls it.
 * @param onCookies  hears each `Set-Cookie` of the answers
 */
export const apiAt = (
  url: string,
  headers: () => Record<string, string>,
  onCookies: (cookies: string[]) => void = () => {},
): Api =>
  createORPCClient(
    new RPCLink({
      url: `${url}/rpc`,
      headers,
      plugins: [new SimpleCsrfProtectionLinkPlugin()],
      async fetch(request, init) {
        const answer = await fetch(request, init)
        onCookies(answer.headers.getSetCookie())
        return answer
      },
    }),
  )
