import { blocksChanged } from '#web/accounts/live.ts'
import type { LiveReactions } from '#web/foundation/live.ts'
import { matchesChanged } from '#web/matching/live.ts'
import { noticesChanged } from '#web/notifications/live.ts'
import { feedChanged, postsChanged } from '#web/posts/live.ts'

/** The one page that says which room cares about what is pushed. */
export const liveReactions: LiveReactions = {
  notice: noticesChanged,
  matches: matchesChanged,
  blocks: blocksChanged,
  feed: feedChanged,
  post: postsChanged,
}
