import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const closestChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.closest.key() })
}
