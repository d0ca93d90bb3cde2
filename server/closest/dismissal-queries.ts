import { type SQL, sql } from 'drizzle-orm'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { matchFeedback } from './tables.ts'

/** Pairs that members called not relevant, which hides them from both lists: the closest cases and the matches by score. */
export const dismissals: PairKind<never>['dismissals'] = {
  table: matchFeedback,
  member: matchFeedback.memberId,
  own: matchFeedback.ownPostId,
  other: matchFeedback.otherPostId,
}

/** SQL: the posts of a member to which they called this other post not relevant, as an array. */
export const dismissingPosts = (memberId: SQL, otherPostId: string): SQL => sql`array(
  select ${matchFeedback.ownPostId} from ${matchFeedback}
  where ${matchFeedback.memberId} = ${memberId} and ${matchFeedback.otherPostId} = ${otherPostId})`
