import { type SQL, sql } from 'drizzle-orm'
import type { PairKind } from '#server/foundation/pairs/kind.ts'
import { matchFeedback } from './tables.ts'

export const dismissals: PairKind<never>['dismissals'] = {
  table: matchFeedback,
  member: matchFeedback.memberId,
  own: matchFeedback.ownPostId,
  other: matchFeedback.otherPostId,
}

export const dismissingPosts = (memberId: SQL, otherPostId: string): SQL => sql`array(
  select ${matchFeedback.ownPostId} from ${matchFeedback}
  where ${matchFeedback.memberId} = ${memberId} and ${matchFeedback.otherPostId} = ${otherPostId})`
