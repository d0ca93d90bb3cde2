import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Fetches the closest cases again: they changed, or a search for one of my posts has ended. */
export const closestChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.closest.key() })
}
