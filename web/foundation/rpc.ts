import { createORPCClient, ORPCError, onError } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { SimpleCsrfProtectionLinkPlugin } from '@orpc/client/plugins'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import { QueryClient } from '@tanstack/react-query'
import { WROTE_SECONDS } from '#contract/foundation/limits.ts'
import { HEARD_HEADER } from '#contract/foundation/live-kinds.ts'
import type { contract } from '#contract/index.ts'
import { sendRequest } from './connection-lost.ts'
import { isForeseen } from './failure.ts'
import { sessionEnded } from './session.ts'

const MINUTES = 60_000

let heardAt = Number.NEGATIVE_INFINITY

/** Notes that the member's data changed, perhaps in another browser: what is read next may not be old. */
export function noteHeard(): void {
  heardAt = performance.now()
}

const link = new RPCLink({
  url: () => `${window.location.origin}/rpc`,
  headers: () => (performance.now() - heardAt < WROTE_SECONDS * 1_000 ? { [HEARD_HEADER]: '1' } : {}),
  fetch: sendRequest,
  plugins: [new SimpleCsrfProtectionLinkPlugin()],
  interceptors: [
    async (call) => {
      try {
        return await call.next()
      } catch (error) {
        if (!(error instanceof ORPCError) || error.code !== 'UNAUTHORIZED') throw error
        // A refused request had no effect, so it can be repeated after the session was renewed.
        if (await isStillSignedIn()) return call.next()
        sessionEnded()
        throw error
      }
    },
    onError((error) => {
      if (!(error instanceof ORPCError)) return
      // Fetches the member again, because the shell then shows the screen of a suspended account.
      if (error.code === 'SUSPENDED') void queryClient.invalidateQueries({ queryKey: query.accounts.me.queryKey() })
    }),
  ],
})

export const api: ContractRouterClient<typeof contract> = createORPCClient(link)

export const query = createTanstackQueryUtils(api)

/** The new cookie of another tab may still be on its way. */
const ASK_WHO_MS = [0, 300, 1_200]
let asking: Promise<boolean | undefined> | undefined

/**
 * Returns whether this tab's member is still signed in after a request was refused as unauthenticated. A renewed session, for example after a new
 * password, has another cookie: requests with the old one are refused, and succeed when they are repeated.
 * @returns undefined when the server cannot be reached
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
  // Without a network a request fails at once: by default the library would pause it silently until the network is back.
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
