import type { Services } from '#server/foundation/context.ts'
import { totalsChanged } from '#server/posts/feed-total-queries.ts'

/** Asks anew what is kept in memory about what is shown, and about who may do what; to be called once the hiding is committed. */
export function afterHiding({ db, live }: Pick<Services, 'db' | 'live'>, authorId: string | null): void {
  if (!authorId) return
  totalsChanged(db, authorId)
  live.sessionsChanged([authorId])
}
