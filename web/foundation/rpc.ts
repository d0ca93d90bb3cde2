import { createORPCClient, ORPCError, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import type { contract } from '#contract/index.ts'
import { isForeseen } from './failure.ts'
import { sessionEnded } from './session.ts'

const MINUTES = 60_000

const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
  interceptors: [
    onError((error) => {
      if (!(error instanceof ORPCError)) return
      if (error.code === 'UNAUTHORIZED') sessionEnded()
      // The shell shows what a suspended account is: it learns of it by asking who is here.
      if (error.code === 'SUSPENDED') void queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() })
    }),
  ],
})

/** The server's procedures, typed by the contract: `await api.posts.get({ id })`. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same for TanStack Query: `useQuery(query.posts.get.queryOptions({ input: { id } }))`. */
export const query = createTanstackQueryUtils(api)

export const queryClient = new QueryClient({
  // Offline, an act fails at once and says so; left to itself the library would wait for the network without a word.
  defaultOptions: {
    queries: {
      staleTime: 5 * MINUTES,
      gcTime: 5 * MINUTES,
      retry: (failures, error) => failures < 1 && !isForeseen(error),
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
})
