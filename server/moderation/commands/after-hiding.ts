import type { Services } from '#server/foundation/context.ts'
import { totalsChanged } from '#server/posts/feed-total-queries.ts'

/** Must be called after the hiding is committed. */
export function afterHiding({ db, live }: Pick<Services, 'db' | 'live'>, authorId: string | null): void {
  if (!authorId) return
  totalsChanged(db, authorId)
  live.sessionsChanged([authorId])
}
