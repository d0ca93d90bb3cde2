import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Fetches journals again: one of mine was written in, changed or deleted, here or on another device. */
export const journalsChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.journals.key() })
}
