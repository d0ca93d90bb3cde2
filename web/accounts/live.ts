import type { LiveReaction } from '#web/foundation/live.ts'
import { queryClient } from '#web/foundation/rpc.ts'

/**
 * Who is shown to whom changed, here or in another tab: whatever was read before may name someone it should not, or leave someone out. What
 * stands on the screen is read again at once; what does not is forgotten, so that it cannot come back for a moment.
 */
export const blocksChanged: LiveReaction = () => {
  queryClient.removeQueries({ type: 'inactive' })
  // What is on its way for the first time may be from before, and would be waited for.
  void queryClient.resetQueries({
    predicate: ({ state: { data, fetchStatus } }) => data === undefined && fetchStatus === 'fetching',
  })
  void queryClient.invalidateQueries()
}

/** My own name or picture is another, chosen here or on another device: so is whatever was read under the old one. */
export const meChanged: LiveReaction = (changed) => blocksChanged(changed)
