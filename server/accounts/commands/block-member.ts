import { and, eq, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { emit, transact } from '#server/foundation/transaction.ts'
import { memberBlocked } from '../events.ts'
import { pushBlockEvents } from '../settings/block-events.ts'
import { block as blockTable, member } from '../tables.ts'

/**
 * Hides two members from each other everywhere, from this moment on; a second time changes nothing.
 * @throws Refusal INVALID_INPUT for oneself, NOT_FOUND where there is no such member
 */
export async function blockMember(ctx: MemberCtx, memberId: string): Promise<void> {
  const blockerId = ctx.actor.id
  if (memberId === blockerId) throw invalidInput({ path: 'memberId', code: 'invalid' })
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    // Held until the end: an account that is being erased is either there for all of this or not at all.
    const [blocked] = await tx.select({ id: member.id }).from(member).where(eq(member.id, memberId)).for('key share')
    if (!blocked) throw new Refusal('NOT_FOUND')
    const [made] = await tx
      .insert(blockTable)
      .values({ blockerId, blockedId: memberId, createdAt: at, ...(await knownNames(tx, blockerId, memberId)) })
      .onConflictDoNothing()
      .returning()
    if (!made) return
    pushBlockEvents(tx, [blockerId, memberId])
    await emit(tx, memberBlocked, { blockerId, blockedId: memberId, at: at.toISOString() })
  })
}

/**
 * Returns the names by which the two know each other. Where the other's block stands already, they have not seen each other since it was made, and nothing
 * newer is told.
 */
async function knownNames(tx: Tx, blockerId: string, blockedId: string) {
  const shown = sql<string | null>`case when ${member.hiddenAt} is null then ${member.username} end`
  const nameOf = async (id: string) => {
    const [row] = await tx.select({ name: shown }).from(member).where(eq(member.id, id))
    return row?.name ?? null
  }
  const now = { blockerName: await nameOf(blockerId), blockedName: await nameOf(blockedId) }
  // Read after the names, so that a block that was made before one of them changed is seen.
  const [theirs] = await tx
    .select({ blockerName: blockTable.blockedName, blockedName: blockTable.blockerName })
    .from(blockTable)
    .where(and(eq(blockTable.blockerId, blockedId), eq(blockTable.blockedId, blockerId)))
  return theirs ?? now
}
