import { blockedWith } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { type BestPair, bestPairsOf } from '#server/foundation/pairs/lists.ts'
import { hiddenPosts } from '#server/posts/queries.ts'

/** Returns the best pairs of each of one's own posts. A post that was hidden since its search is not even counted. */
export async function shownPairs<Criteria>(
  kind: PairKind<Criteria>,
  { db, actor, config }: MemberCtx,
  postIds: readonly string[],
): Promise<BestPair<Criteria>[]> {
  const best = await bestPairsOf(kind, db, {
    subjectIds: postIds,
    limit: config.matchesKept,
    excludedOwnerIds: await blockedWith(db, actor.id),
  })
  const hidden = await hiddenPosts(
    db,
    best.map(({ otherId }) => otherId),
  )
  return best.filter(({ otherId }) => !hidden.has(otherId))
}
