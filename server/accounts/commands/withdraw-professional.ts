import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { professionalRequest } from '../tables.ts'

/**
 * Withdraws a request that waits for a decision, and deletes its picture.
 * @throws Refusal NOT_FOUND, also once the request is decided
 */
export async function withdrawProfessional(ctx: MemberCtx, id: string): Promise<void> {
  const memberId = ctx.actor.id
  await transact(ctx, async (tx) => {
    const [withdrawn] = await tx
      .update(professionalRequest)
      .set({ state: 'withdrawn', decidedAt: ctx.now() })
      .where(
        and(
          eq(professionalRequest.id, id),
          eq(professionalRequest.memberId, memberId),
          eq(professionalRequest.state, 'pending'),
        ),
      )
      .returning({ id: professionalRequest.id })
    if (!withdrawn) throw new Refusal('NOT_FOUND')
    await removeMediaOf(tx, { kind: 'professional', id })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
  })
}
