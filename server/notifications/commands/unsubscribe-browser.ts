import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushSubscription } from '../tables.ts'

export async function unsubscribeBrowser({ db, actor }: MemberCtx): Promise<void> {
  await db.delete(pushSubscription).where(eq(pushSubscription.sessionId, actor.sessionId))
}
