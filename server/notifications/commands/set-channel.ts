import { and, eq, inArray } from 'drizzle-orm'
import type { ChannelInput } from '#contract/notifications/schema.ts'
import { mailboxOf } from '#server/accounts/queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { delivery, notice, noticeChoice } from '../tables.ts'

/**
 * Waiting deliveries by a channel that is switched off are dropped.
 * @throws Refusal CONSENT_NEEDED for mails without the consent to them
 */
export async function setChannel(ctx: MemberCtx, { kind, channel }: ChannelInput): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    if (channel === 'email' && !(await mailboxOf(tx, memberId))) throw new Refusal('CONSENT_NEEDED')
    await tx
      .insert(noticeChoice)
      .values({ memberId, kind, channel })
      .onConflictDoUpdate({ target: [noticeChoice.memberId, noticeChoice.kind], set: { channel } })
    if (channel !== 'email')
      await tx.delete(delivery).where(
        and(
          eq(delivery.memberId, memberId),
          channel === 'app' ? eq(delivery.channel, 'email') : undefined,
          inArray(
            delivery.noticeId,
            tx
              .select({ id: notice.id })
              .from(notice)
              .where(and(eq(notice.recipientId, memberId), eq(notice.kind, kind))),
          ),
        ),
      )
    pushEvent(tx, [memberId], { kind: 'notice', id: memberId })
  })
}
