import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#contract/index.ts'

/** The server's procedures, without the cache of queries that the screens of the application read them through. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({
    url: () => `${window.location.origin}/rpc`,
    plugins: [new SimpleCsrfProtectionLinkPlugin()],
  }),
)
