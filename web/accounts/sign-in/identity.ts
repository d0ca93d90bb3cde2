import type { QueryClient } from '@tanstack/react-query'
import type { Me } from '#contract/accounts/schema.ts'
import { wipePrivateStores } from '#web/foundation/private-store.ts'
import { query } from '#web/foundation/rpc.ts'
import { fallSilent } from '#web/foundation/service-worker.ts'

const meKey = query.accounts.me.queryKey()

/** Whom this tab shows things to, as far as it knows. */
export const currentMember = (client: QueryClient): Me | null => client.getQueryData(meKey)?.member ?? null

/** Makes this tab the member's, or a visitor's when null. What was read for anyone else leaves the cache first. */
export function turnTo(client: QueryClient, member: Me | null): void {
  const me = client.getQueryCache().find({ queryKey: meKey })
  client.removeQueries({ predicate: (each) => each !== me })
  client.setQueryData(meKey, { member })
  // Asked before, it would say who was here then.
  if (client.isFetching({ queryKey: meKey }) > 0) void client.invalidateQueries({ queryKey: meKey })
}

const WISHED_MS = 10_000
let wishedUntil = 0

/**
 * Someone asks for the session to end, here or in another tab. The server may say so by refusing other requests before it answers that one:
 * for a moment these are no lost session, and who asked says what follows.
 */
export function expectSessionEnd(): void {
  wishedUntil = Date.now() + WISHED_MS
}

export const isSessionEndExpected = (): boolean => Date.now() < wishedUntil

/**
 * Leaves a member's session by loading a page afresh, so that nothing read or typed under it stays in memory and no half-changed screen
 * asks for what only members may see. On signing out, what is kept in this browser goes too, and it is told nothing more; a session that ended by itself leaves the
 * member's drafts where they find them again.
 */
export async function leaveAs(how: 'signedOut' | 'lost'): Promise<void> {
  // The page that goes takes with it what is not finished.
  if (how === 'signedOut') await Promise.all([wipePrivateStores(), fallSilent()])
  const { pathname, search, hash } = window.location
  const here = new URLSearchParams({ lost: '1', next: pathname + search + hash })
  window.location.assign(how === 'signedOut' ? '/' : `/auth?${here}`)
}
