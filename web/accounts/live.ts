import type { LiveHandler } from '#web/foundation/live.ts'
import { queryClient } from '#web/foundation/rpc.ts'

/**
 * Fetches everything again after a change of which members may see one another, here or in another tab: cached data may name someone it should not, or leave
 * someone out.
 * Queries on the screen are refetched; all others are removed, so that they cannot reappear for a moment.
 */
export const blocksChanged: LiveHandler = () => {
  queryClient.removeQueries({ type: 'inactive' })
  // A first request under way may have been answered before the change, and refetching would wait for it: it is started again.
  void queryClient.resetQueries({
    predicate: ({ state: { data, fetchStatus } }) => data === undefined && fetchStatus === 'fetching',
  })
  void queryClient.invalidateQueries()
}

export const meChanged: LiveHandler = (changed) => blocksChanged(changed)
