import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Fetches matches again: those of my posts changed, or a search for one of them has ended. */
export const matchesChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.matching.key() })
}
