import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** Fetches cases and decisions again: a case came, was taken or decided, or a report or text of mine was decided on, which may be on the screen. */
export const moderationChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.cases.key() })
  void queryClient.invalidateQueries({ queryKey: query.moderation.key() })
  void queryClient.invalidateQueries({ queryKey: query.posts.key() })
  void queryClient.invalidateQueries({ queryKey: query.comments.key() })
}
