import type { LiveReaction } from '#web/foundation/live.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'

/** Newer notices than these are not looked through for one that has just come. */
const LOOKED_AT = 20

/** Notices told of in this tab, so that none is twice. */
const told = new Set<string>()

/** Notices came, were read elsewhere, or are gone: they are fetched again, and those that have just come are told of, in their titles only. */
export const noticesChanged: LiveReaction = (changed) => {
  void queryClient.invalidateQueries({ queryKey: query.notifications.key() })
  if (changed !== 'everything') void tellNew(changed)
}

async function tellNew(changed: ReadonlySet<string>): Promise<void> {
  const latest = await api.notifications.list({ limit: LOOKED_AT }).catch(() => undefined)
  const come = (latest?.items ?? []).filter(({ id, isRead }) => changed.has(id) && !isRead && !told.has(id))
  for (const { id } of come) told.add(id)
  if (come.length === 0) return
  await fetchCode(() => import('./notice-news.ts')).then(
    ({ showNews }) => showNews(come),
    () => undefined, // the bell counts them all the same
  )
}
