import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const conferencesChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.conferences.key() })
  void queryClient.invalidateQueries({ queryKey: query.replays.key() })
}
