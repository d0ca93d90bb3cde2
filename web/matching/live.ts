import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** My posts' matches changed, or a search of one of them is done. */
export const matchesChanged: LiveReaction = () => {
  void queryClient.invalidateQueries({ queryKey: query.matching.key() })
}
