import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** One of my journals was written in, changed or deleted, here or elsewhere. */
export const journalsChanged: LiveReaction = () => {
  void queryClient.invalidateQueries({ queryKey: query.journals.key() })
}
