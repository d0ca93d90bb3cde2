import { and, eq } from 'drizzle-orm'
import type { NoticeRhythm } from '#contract/notifications/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { deliverSoon, deliveryDueAt } from '../delivery-store.ts'
import { delivery, noticeRhythm } from '../tables.ts'

export async function setRhythm(ctx: MemberCtx, rhythm: NoticeRhythm): Promise<void> {
  const { id: memberId } = ctx.actor
  const { quiet, ...said } = rhythm
  const now = ctx.now()
  await transact(ctx, async (tx) => {
    const chosen: Omit<typeof noticeRhythm.$inferSelect, 'memberId'> = {
      ...said,
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
    }
    await tx
      .insert(noticeRhythm)
      .values({ memberId, ...chosen })
      .onConflictDoUpdate({ target: noticeRhythm.memberId, set: chosen })
    for (const channel of ['email', 'push'] as const) {
      const dueAt = deliveryDueAt(now, channel, rhythm)
      const waiting = await tx
        .update(delivery)
        .set({ dueAt })
        .where(and(eq(delivery.memberId, memberId), eq(delivery.channel, channel)))
        .returning({ id: delivery.id })
      if (waiting.length > 0 && dueAt <= now) await deliverSoon(tx, [memberId])
    }
    pushEvent(tx, [memberId], { kind: 'notice', id: memberId })
  })
}
