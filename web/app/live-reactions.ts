import { blocksChanged, meChanged } from '#web/accounts/live.ts'
import type { LiveReaction, LiveReactions } from '#web/foundation/live.ts'
import { journalsChanged } from '#web/journal/live.ts'
import { matchesChanged } from '#web/matching/live.ts'
import { noticesChanged } from '#web/notifications/live.ts'
import { feedChanged, postsChanged } from '#web/posts/live.ts'
import { ownPostsCompared, recoveriesHeard } from './dashboard/live.ts'

/** The one page that says which room cares about what is pushed. */
export const liveReactions: LiveReactions = {
  notice: all(noticesChanged, recoveriesHeard),
  matches: all(matchesChanged, ownPostsCompared),
  blocks: blocksChanged,
  me: meChanged,
  journal: journalsChanged,
  feed: feedChanged,
  post: postsChanged,
}

function all(...reactions: LiveReaction[]): LiveReaction {
  return (changed) => {
    for (const react of reactions) react(changed)
  }
}
