import { REPORT_MESSAGES, REPORTS_PER_HOUR } from '#contract/chat/limits.ts'
import type { ReportInput } from '#contract/chat/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { demand, Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { mayReport } from '../policy.ts'
import { lockSide, messageFor, messagePage } from '../queries.ts'
import { messageReport } from '../tables.ts'

/**
 * Reports what the other side wrote. The latest messages are kept as they are at this moment, so that deleting them destroys no evidence. A second
 * time changes nothing.
 * @throws Refusal NOT_FOUND for one's own or what one does not see, QUOTA_REACHED
 */
export async function reportMessage(ctx: MemberCtx, { messageId, reason }: ReportInput): Promise<void> {
  const { id: memberId } = ctx.actor
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    const known = await messageFor(tx, memberId, messageId)
    // Held: what is copied cannot be deleted meanwhile.
    const side = known && (await lockSide(tx, memberId, known.side.id))
    const found = side && (await messageFor(tx, memberId, messageId))
    if (!side || !found) throw new Refusal('NOT_FOUND')
    demand(mayReport(memberId, found.row))
    const last = await messagePage(tx, memberId, { conversationId: side.id, limit: REPORT_MESSAGES - 1 })
    const thread = last.slice(0, REPORT_MESSAGES)
    const rows = thread.some(({ id }) => id === messageId) ? thread : [...thread.slice(0, -1), found.row]
    const [made] = await tx
      .insert(messageReport)
      .values({
        id: ctx.newId(),
        reporterId: memberId,
        reportedId: found.row.senderId,
        conversationId: side.id,
        messageId,
        reason,
        createdAt: at,
        thread: rows.toReversed().map(({ id, senderId, body, hasImage, createdAt }) => ({
          messageId: id,
          by: senderId === memberId ? ('reporter' as const) : ('reported' as const),
          body,
          hasImage,
          createdAt: createdAt.toISOString(),
        })),
      })
      .onConflictDoNothing()
      .returning({ id: messageReport.id })
    if (made) await useQuota(tx, { memberId, kind: 'report', perHour: REPORTS_PER_HOUR, at })
  })
}
