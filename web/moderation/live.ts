import type { LiveReaction } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** A case came, was taken or decided; or something was decided on a report or a text of mine, which may be shown here. */
export const moderationChanged: LiveReaction = () => {
  void queryClient.invalidateQueries({ queryKey: query.cases.key() })
  void queryClient.invalidateQueries({ queryKey: query.moderation.key() })
  void queryClient.invalidateQueries({ queryKey: query.posts.key() })
  void queryClient.invalidateQueries({ queryKey: query.comments.key() })
}
