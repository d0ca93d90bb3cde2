import type { QueryClient } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/schema.ts'
import { wipePrivateStores } from '#web/foundation/private-store.ts'
import { query } from '#web/foundation/rpc.ts'
import { fallSilent } from '#web/foundation/service-worker.ts'

const meKey = query.accounts.me.queryKey()

export const currentMember = (client: QueryClient): Me | null => client.getQueryData(meKey)?.member ?? null

/** Null for a visitor. Everything fetched for anyone else leaves the cache first. */
export function turnTo(client: QueryClient, member: Me | null): void {
  const me = client.getQueryCache().find({ queryKey: meKey })
  client.removeQueries({ predicate: (each) => each !== me })
  client.setQueryData(meKey, { member })
  // A request sent earlier would return who was signed in then.
  if (client.isFetching({ queryKey: meKey }) > 0) void client.invalidateQueries({ queryKey: meKey })
}

const WISHED_MS = 10_000
let wishedUntil = 0

/**
 * Marks that someone asks for the session to end, here or in another tab. The server may refuse other requests before it answers that one:
 * for 10 s such a refusal does not count as a lost session, and the tab that asked decides what follows.
 */
export function expectSessionEnd(): void {
  wishedUntil = Date.now() + WISHED_MS
}

export const isSessionEndExpected = (): boolean => Date.now() < wishedUntil

/**
 * Leaves a member's session by loading a page afresh: nothing fetched or typed stays in memory, and no half-changed screen requests what only members may
 * see.
 * Signing out also deletes the data kept in this browser, and ends its push alerts. A session that ended by itself leaves the member's drafts for their
 * return.
 */
export async function leaveAs(how: 'signedOut' | 'lost'): Promise<void> {
  // Loading the next page aborts what is unfinished, so this waits.
  if (how === 'signedOut') await Promise.all([wipePrivateStores(), fallSilent()])
  const { pathname, search, hash } = window.location
  const here = new URLSearchParams({ lost: '1', next: pathname + search + hash })
  window.location.assign(how === 'signedOut' ? '/' : `/auth?${here}`)
}
