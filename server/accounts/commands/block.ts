import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { announce, transact } from '#server/foundation/transaction.ts'
import { nudgeBoth } from '../block-nudge.ts'
import { memberBlocked } from '../events.ts'
import { block as blockTable, member } from '../tables.ts'

/**
 * Hides two members from each other everywhere, from this moment on; a second time changes nothing.
 * @throws Refusal INVALID_INPUT for oneself, NOT_FOUND where there is no such member
 */
export async function block(ctx: MemberCtx, memberId: string): Promise<void> {
  const blockerId = ctx.actor.id
  if (memberId === blockerId) throw invalidInput({ path: 'memberId', code: 'invalid' })
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    // Held until the end: an account that is being erased is either there for all of this or not at all.
    const [blocked] = await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('key share')
    if (!blocked) throw new Refusal('NOT_FOUND')
    const [made] = await tx
      .insert(blockTable)
      .values({ blockerId, blockedId: memberId, createdAt: at })
      .onConflictDoNothing()
      .returning()
    if (!made) return
    nudgeBoth(tx, [blockerId, memberId])
    await announce(tx, memberBlocked({ blockerId, blockedId: memberId, at: at.toISOString() }))
  })
}
