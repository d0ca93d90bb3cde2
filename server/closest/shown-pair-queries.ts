import { sql } from 'drizzle-orm'
import { blockedIds } from '#server/accounts/settings/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { type BestPair, bestPairsStatement } from '#server/foundation/pairs/lists.ts'
import { isHiddenPost } from '#server/posts/queries.ts'

type Ask<Criteria> = ReturnType<typeof bestPairsStatement<Criteria, { memberId: string; subjectIds: string[] }>>

const statements = new WeakMap<object, Map<number, unknown>>()

/** Returns the statement of a kind of pairs and a length of lists, whose text is built once. */
function statementOf<Criteria>(kind: PairKind<Criteria>, limit: number): Ask<Criteria> {
  const known = statements.get(kind) ?? new Map<number, unknown>()
  statements.set(kind, known)
  const ask = (known.get(limit) ??
    bestPairsStatement<Criteria, { memberId: string; subjectIds: string[] }>(kind, {
      limit,
      excludedOwnerIds: blockedIds(sql`${sql.placeholder('memberId')}::uuid`),
      isLeftOut: isHiddenPost,
    })) as Ask<Criteria>
  known.set(limit, ask)
  return ask
}

/** Returns the best pairs of each of one's own posts. A post that was hidden since its search is not even counted. */
export async function shownPairs<Criteria>(
  kind: PairKind<Criteria>,
  { db, actor, config }: MemberCtx,
  postIds: readonly string[],
): Promise<BestPair<Criteria>[]> {
  if (postIds.length === 0) return []
  return statementOf(kind, config.matchesKept)(db, { memberId: actor.id, subjectIds: [...postIds] })
}
