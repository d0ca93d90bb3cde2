import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Something of a story that is looked at changed, here or elsewhere: what was tried in it is read again where it is shown. */
export const triedChanged: LiveReaction = (changed) => {
  if (changed === 'everything') void queryClient.invalidateQueries({ queryKey: query.treatments.list.key() })
  else
    for (const postId of changed)
      void queryClient.invalidateQueries({ queryKey: query.treatments.list.key({ input: { postId } }) })
}
