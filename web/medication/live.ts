import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const medicationChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.medication.key() })
  void queryClient.invalidateQueries({ queryKey: query.medicationMatches.key() })
}
