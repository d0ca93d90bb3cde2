import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Fetches reports and matches again: one of my reports was declared, changed or deleted, or matched anew, here or on another device. */
export const medicationChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.medication.key() })
  void queryClient.invalidateQueries({ queryKey: query.medicationMatches.key() })
}
