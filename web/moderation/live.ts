import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

export const moderationChanged: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.cases.key() })
  void queryClient.invalidateQueries({ queryKey: query.moderation.key() })
  void queryClient.invalidateQueries({ queryKey: query.posts.key() })
  void queryClient.invalidateQueries({ queryKey: query.comments.key() })
}
