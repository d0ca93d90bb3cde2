import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const matchesChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.matching.key() })
}
