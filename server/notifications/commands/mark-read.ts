import { and, eq, isNull, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { notice } from '../tables.ts'

/** @throws Refusal NOT_FOUND for a notice that is gone or someone else's */
export async function markRead(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    const [row] = await tx
      .update(notice)
      .set({ readAt: sql`coalesce(${notice.readAt}, ${ctx.now()})` })
      .where(and(eq(notice.id, id), eq(notice.recipientId, ctx.actor.id)))
      .returning({ id: notice.id })
    if (!row) throw new Refusal('NOT_FOUND')
    pushEvent(tx, [ctx.actor.id], { kind: 'notice', id })
  })
}

export async function markAllRead(ctx: MemberCtx): Promise<void> {
  const { id } = ctx.actor
  await transact(ctx, async (tx) => {
    const read = await tx
      .update(notice)
      .set({ readAt: ctx.now() })
      .where(and(eq(notice.recipientId, id), isNull(notice.readAt)))
      .returning({ id: notice.id })
    if (read.length > 0) pushEvent(tx, [id], { kind: 'notice', id })
  })
}
