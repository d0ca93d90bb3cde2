import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** A conference that I am registered for, or that I speak in, changed: here, elsewhere or by the clock. */
export const conferencesChanged: LiveReaction = () => {
  void queryClient.invalidateQueries({ queryKey: query.conferences.key() })
  void queryClient.invalidateQueries({ queryKey: query.replays.key() })
}
