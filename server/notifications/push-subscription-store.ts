import { and, eq } from 'drizzle-orm'
import { isOpenSession } from '#server/accounts/security/session-queries.ts'
import type { Reader } from '#server/foundation/db/database.ts'
import type { PushAddress } from '#server/foundation/net/push.ts'
import { pushSubscription } from './tables.ts'

export async function endpointOf(db: Reader, sessionId: string): Promise<string | null> {
  const [row] = await db
    .select({ endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(eq(pushSubscription.sessionId, sessionId))
  return row?.endpoint ?? null
}

export async function subscriptionsOf(db: Reader, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.memberId, memberId), isOpenSession(pushSubscription.sessionId)))
  return rows.map(({ id }) => id)
}

export async function subscriptionToSend(
  db: Reader,
  id: string,
): Promise<(PushAddress & { memberId: string }) | undefined> {
  const { memberId, endpoint, p256dh, auth } = pushSubscription
  const [row] = await db
    .select({ memberId, endpoint, p256dh, auth })
    .from(pushSubscription)
    .where(and(eq(pushSubscription.id, id), isOpenSession(pushSubscription.sessionId)))
  return row
}

export const forgetSubscription = (db: Reader, id: string) =>
  db.delete(pushSubscription).where(eq(pushSubscription.id, id))
