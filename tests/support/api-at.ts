import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '#contract/index.ts'

export type Api = ContractRouterClient<typeof contract>

/** The API of the server at this address, as a browser that says these headers calls it. */
export const apiAt = (url: string, headers: () => Record<string, string>): Api =>
  createORPCClient(new RPCLink({ url: `${url}/rpc`, headers, plugins: [new SimpleCsrfProtectionLinkPlugin()] }))
