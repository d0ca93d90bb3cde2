import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { matchFeedback } from './tables.ts'

/** Pairs that members called not relevant, which hides them from both lists: the closest cases and the matches by score. */
export const dismissals: PairKind<never>['dismissals'] = {
  table: matchFeedback,
  member: matchFeedback.memberId,
  own: matchFeedback.ownPostId,
  other: matchFeedback.otherPostId,
}

/** Returns those of these posts whose author called another post not relevant to them. */
export async function dismissersOf(db: Reader, postId: string, ownPostIds: readonly string[]): Promise<Set<string>> {
  if (ownPostIds.length === 0) return new Set()
  const rows = await db
    .select({ id: matchFeedback.ownPostId })
    .from(matchFeedback)
    .where(and(eq(matchFeedback.otherPostId, postId), inArray(matchFeedback.ownPostId, [...ownPostIds])))
  return new Set(rows.map(({ id }) => id))
}
