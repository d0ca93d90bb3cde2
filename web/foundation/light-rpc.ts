import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#contract/index.ts'

/** The client of the server's procedures without the query cache, for pages outside the application. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(
  new RPCLink({
    url: () => `${window.location.origin}/rpc`,
    plugins: [new SimpleCsrfProtectionLinkPlugin()],
  }),
)
