import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Fetches conferences and replays again: one that I am registered for, or speak in, changed here, on another device or by the clock. */
export const conferencesChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.conferences.key() })
  void queryClient.invalidateQueries({ queryKey: query.replays.key() })
}
