import { sql } from 'drizzle-orm'
import { CLOSEST_SHOWN_MAX } from '#contract/closest/limits.ts'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import { keptByKey } from '#server/foundation/db/statement.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { type BestPair, bestPairsStatement } from '#server/foundation/pairs/lists.ts'
import { isHiddenPost, type PostSummary, postsById } from '#server/posts/queries.ts'
import { bandOf, type ClosenessCriteria } from './closeness-criteria.ts'
import { closePairs } from './pairs.ts'

/** Pairs whose other post was hidden since the search are neither listed nor counted. */
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

export const shownClosest = shownPairsOf(closePairs)

/** A diagnosis alone does not say that somebody is better. */
const OUTCOME_RANKS: Record<PostSummary['outcome'], number> = { healed: 0, better: 1, diagnosed: 2, ongoing: 2 }

type Listed = Pick<BestPair<ClosenessCriteria>, 'otherId' | 'criteria' | 'isKept'>

/**
 * Keeps the order of the pairs. Within a run of one band, those whose other post is resolved come first, then those whose other post is better. Pairs that
 * the
 * member was told of have a place before others.
 */
export function listedPairs<Pair extends Listed>(
  pairs: readonly Pair[],
  posts: ReadonlyMap<string, Pick<PostSummary, 'outcome'>>,
): Pair[] {
  const runs: Pair[][] = []
  for (const pair of pairs) {
    const run = runs.at(-1)
    if (run?.[0] && bandOf(run[0].criteria) === bandOf(pair.criteria)) run.push(pair)
    else runs.push([pair])
  }
  const rankOf = ({ otherId }: Pair) => OUTCOME_RANKS[posts.get(otherId)?.outcome ?? 'ongoing']
  const ordered = runs.flatMap((run) => run.sort((one, other) => rankOf(one) - rankOf(other)))
  const held = new Set(
    [...ordered.filter(({ isKept }) => isKept), ...ordered.filter(({ isKept }) => !isKept)].slice(0, CLOSEST_SHOWN_MAX),
  )
  return ordered.filter((pair) => held.has(pair))
}

export async function listedAmong<Pair extends Listed>(db: Reader, pairs: readonly Pair[]): Promise<readonly Pair[]> {
  if (pairs.length <= CLOSEST_SHOWN_MAX) return pairs
  const posts = await postsById(
    db,
    pairs.map(({ otherId }) => otherId),
  )
  return listedPairs(pairs, posts)
}
