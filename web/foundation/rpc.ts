import { createORPCClient, ORPCError, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import type { contract } from '#contract/index.ts'
import { asConnectionLost } from './connection-lost.ts'
import { isForeseen } from './failure.ts'
import { sessionEnded } from './session.ts'

const MINUTES = 60_000

const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
  interceptors: [
    async (call) => {
      try {
        return await call.next()
      } catch (error) {
        throw asConnectionLost(error)
      }
    },
    async (call) => {
      try {
        return await call.next()
      } catch (error) {
        if (!(error instanceof ORPCError) || error.code !== 'UNAUTHORIZED') throw error
        // Who was not signed in has done nothing: it may be asked again.
        if (await isStillSignedIn()) return call.next()
        sessionEnded()
        throw error
      }
    },
    onError((error) => {
      if (!(error instanceof ORPCError)) return
      // The shell shows what a suspended account is: it learns of it by asking who is here.
      if (error.code === 'SUSPENDED') void queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() })
    }),
  ],
})

/** The server's procedures, typed by the contract: `await api.posts.get({ id })`. */
export const api: ContractRouterClient<typeof contract> = createORPCClient(link)

/** The same for TanStack Query: `useQuery(query.posts.get.queryOptions({ input: { id } }))`. */
export const query = createTanstackQueryUtils(api)

/** Another tab's answer with the new cookie may be on its way still. */
const ASK_WHO_MS = [0, 300, 1_200]
let asking: Promise<boolean | undefined> | undefined

/**
 * Whether the member that this tab shows is still signed in in this browser, once a request was answered as nobody's. A session that is renewed, as by a
 * new password, has another cookie: what was under way with the old one is refused, and is let in when it is sent again.
 * @returns undefined where the server cannot be asked
 */
export function isStillSignedIn(): Promise<boolean | undefined> {
  asking ??= askWho().finally(() => {
    asking = undefined
  })
  return asking
}

async function askWho(): Promise<boolean | undefined> {
  const shown = queryClient.getQueryData(query.accounts.me.queryKey())?.member
  if (!shown) return false
  for (const ms of ASK_WHO_MS) {
    await new Promise((settle) => setTimeout(settle, ms))
    const answer = await api.accounts.me().catch(() => undefined)
    if (!answer) return undefined
    if (answer.member) return answer.member.id === shown.id
  }
  return false
}

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
