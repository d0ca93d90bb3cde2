import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** The cases closest to my posts changed, or a search of one of them is done. */
export const closestChanged: LiveReaction = () => {
  void queryClient.invalidateQueries({ queryKey: query.closest.key() })
}
