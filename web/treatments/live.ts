import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const triedChanged: LiveHandler = (changed) => {
  if (changed === 'everything') void queryClient.invalidateQueries({ queryKey: query.treatments.list.key() })
  else
    for (const postId of changed)
      void queryClient.invalidateQueries({ queryKey: query.treatments.list.key({ input: { postId } }) })
}
