import type { LiveHandler } from '#web/foundation/live.ts'
import { query, queryClient } from '#web/foundation/rpc.ts'

/** A compared post may have been published or changed on another device. */
export const ownPostsCompared: LiveHandler = () => {
  for (const mine of [query.posts.mine, query.posts.mineCounts, query.posts.mineFigures])
    void queryClient.invalidateQueries({ queryKey: mine.key() })
}

/** The new notices may include the recovery of a case that resembles mine. */
export const recoveriesHeard: LiveHandler = () => {
  void queryClient.invalidateQueries({ queryKey: query.matching.figures.key() })
}
