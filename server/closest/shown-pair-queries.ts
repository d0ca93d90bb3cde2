import { sql } from 'drizzle-orm'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { keptByKey } from '#server/foundation/db/statement.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { type BestPair, bestPairsStatement } from '#server/foundation/pairs/lists.ts'
import { isHiddenPost } from '#server/posts/queries.ts'
import { closePairs } from './pairs.ts'

/** Makes the query for the best pairs of each of a member's posts. Pairs whose other post was hidden since the search are neither listed nor counted. */
export function shownPairsOf<Criteria>(
  kind: PairKind<Criteria>,
): (ctx: Pick<MemberCtx, 'db' | 'actor' | 'config'>, postIds: readonly string[]) => Promise<BestPair<Criteria>[]> {
  const statementOf = keptByKey((limit: number) =>
    bestPairsStatement<Criteria, { memberId: string; subjectIds: string[] }>(kind, {
      limit,
      excludedOwnerIds: blockedIds(sql`${sql.placeholder('memberId')}::uuid`),
      isLeftOut: isHiddenPost,
    }),
  )
  return async ({ db, actor, config }, postIds) =>
    postIds.length === 0 ? [] : statementOf(config.matchesKept)(db, { memberId: actor.id, subjectIds: [...postIds] })
}

/** Returns the closest of each of one's own posts. */
export const shownClosest = shownPairsOf(closePairs)
