import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { PUSHED_BROWSERS_MAX } from '#contract/notifications/push-limits.ts'
import type { PushSubscriptionInput } from '#contract/notifications/push-schema.ts'
import { holdSession } from '#server/accounts/security/session-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { isBrowserKey } from '#server/foundation/net/push-keys.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { SUBSCRIPTION_FLOOD } from '../flood-limits.ts'
import { pushSubscription } from '../tables.ts'

/**
 * Subscribes the browser of this session to notifications, replacing its earlier subscription. A browser that belonged to another session or member is taken
 * over: it proves its identity by its keys, which only it and this server know.
 * @throws Refusal INVALID_INPUT for an address of no known push service; FORBIDDEN for an address that was stored with other keys; TOO_MANY_REQUESTS
 */
export async function subscribeBrowser(ctx: MemberCtx, { endpoint, keys }: PushSubscriptionInput): Promise<void> {
  const { actor, limits, push, now, newId } = ctx
  if (!push.accepts(endpoint)) throw invalidInput({ path: 'endpoint', code: 'invalid' })
  if (!isBrowserKey(keys.p256dh)) throw invalidInput({ path: 'keys.p256dh', code: 'invalid' })
  await limits.take(SUBSCRIPTION_FLOOD, actor.id)
  await transact(ctx, async (tx) => {
    await lockNames(tx, `push:${actor.id}`)
    if (!(await holdSession(tx, actor.sessionId))) throw new Refusal('UNAUTHORIZED')
    await tx
      .delete(pushSubscription)
      .where(and(eq(pushSubscription.sessionId, actor.sessionId), ne(pushSubscription.endpoint, endpoint)))
    const holder = { memberId: actor.id, sessionId: actor.sessionId, createdAt: now() }
    const kept = await tx
      .insert(pushSubscription)
      .values({ id: newId(), endpoint, ...keys, ...holder })
      .onConflictDoUpdate({
        target: pushSubscription.endpoint,
        set: holder,
        setWhere: and(eq(pushSubscription.p256dh, keys.p256dh), eq(pushSubscription.auth, keys.auth)),
      })
      .returning({ id: pushSubscription.id })
    if (kept.length === 0) throw new Refusal('FORBIDDEN')
    await forgetOldest(tx, actor.id)
  })
}

async function forgetOldest(tx: Tx, memberId: string): Promise<void> {
  const tooMany = tx
    .select({ id: pushSubscription.id })
    .from(pushSubscription)
    .where(eq(pushSubscription.memberId, memberId))
    .orderBy(desc(pushSubscription.createdAt), desc(pushSubscription.id))
    .offset(PUSHED_BROWSERS_MAX)
  await tx.delete(pushSubscription).where(inArray(pushSubscription.id, tooMany))
}
