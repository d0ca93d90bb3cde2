import type { LiveHandler } from '#web/foundation/live.ts'
import { fetchCode } from '#web/foundation/load-code.ts'
import { api, query, queryClient } from '#web/foundation/rpc.ts'

const LOOKED_AT = 20

/** The ids of notices announced in this tab, so that none is announced twice. */
const announced = new Set<string>()

/** New notices are announced by their titles only. */
export const noticesChanged: LiveHandler = (changed) => {
  void queryClient.invalidateQueries({ queryKey: query.notifications.key() })
  if (changed !== 'everything') void tellNew(changed)
}

async function tellNew(changed: ReadonlySet<string>): Promise<void> {
  const latest = await api.notifications.list({ limit: LOOKED_AT }).catch(() => undefined)
  const come = (latest?.items ?? []).filter(({ id, isRead }) => changed.has(id) && !isRead && !announced.has(id))
  for (const { id } of come) announced.add(id)
  if (come.length === 0) return
  await fetchCode(() => import('./notice-news.ts')).then(
    ({ showNews }) => showNews(come),
    () => undefined, // the announcement is left out; the bell still counts the notices
  )
}
