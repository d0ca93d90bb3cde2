import { and, eq, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { broadcast, pushEvent, transact } from '#server/foundation/transaction.ts'
import { isActive } from '../policy.ts'
import { bothShow } from '../preference-queries.ts'
import { sideFor } from '../queries.ts'
import { participation } from '../tables.ts'

type ReadState = { conversationId: string; deliveredSeq: number; readSeq: number }

/**
 * The numbers never decrease and never exceed the last message. The other side's open browsers are told, if both show it; the member's other tabs update
 * their
 * counts.
 * @throws Refusal NOT_FOUND
 */
export async function setReadState(ctx: MemberCtx, { conversationId, ...marks }: ReadState): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const side = await sideFor(tx, memberId, conversationId)
    if (!side) throw new Refusal('NOT_FOUND')
    const readSeq = Math.min(marks.readSeq, side.lastSeq)
    const deliveredSeq = Math.min(Math.max(marks.deliveredSeq, readSeq), side.lastSeq)
    const mine = and(eq(participation.conversationId, conversationId), eq(participation.memberId, memberId))
    const [before] = await tx.select().from(participation).where(mine).for('no key update')
    if (!before || (before.readSeq >= readSeq && before.deliveredSeq >= deliveredSeq)) return
    await tx
      .update(participation)
      .set({
        readSeq: sql`greatest(${participation.readSeq}, ${readSeq})`,
        deliveredSeq: sql`greatest(${participation.deliveredSeq}, ${deliveredSeq})`,
      })
      .where(mine)
    if (before.readSeq < readSeq) pushEvent(tx, [memberId], { kind: 'message', id: conversationId })
    if (!isActive(side) || !side.otherId) return
    const two = [memberId, side.otherId] as const
    const isSeen =
      (before.deliveredSeq < deliveredSeq && (await bothShow(tx, 'showsPresence', two))) ||
      (before.readSeq < readSeq && (await bothShow(tx, 'showsReading', two)))
    if (isSeen) broadcast(tx, { kind: 'conversation', id: conversationId, by: memberId })
  })
}
