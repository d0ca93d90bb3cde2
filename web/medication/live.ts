import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** One of my reports was declared, changed or deleted, or what resembles it was searched for: here or elsewhere. */
export const medicationChanged: LiveReaction = () => {
  void queryClient.invalidateQueries({ queryKey: query.medication.key() })
  void queryClient.invalidateQueries({ queryKey: query.medicationMatches.key() })
}
