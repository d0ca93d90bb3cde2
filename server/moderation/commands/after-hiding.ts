import type { Services } from '#server/foundation/context.ts'
import { totalsChanged } from '#server/posts/feed-totals.ts'

/** What is kept in memory of what is shown, and of who may do what, is asked anew: to be called once it is committed. */
export function afterHiding({ db, live }: Pick<Services, 'db' | 'live'>, authorId: string | null): void {
  if (!authorId) return
  totalsChanged(db, authorId)
  live.sessionsChanged([authorId])
}
