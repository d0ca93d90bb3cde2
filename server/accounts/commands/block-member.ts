import { and, eq, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { memberBlocked } from '../events.ts'
import { block as blockTable, member, user } from '../tables.ts'

/**
 * Hides two members from each other everywhere, from this moment on; a second time changes nothing. Nobody learns by it whether somebody whom they do not see
 * is there: one who blocked them, one who is gone and one who never was are answered alike, in the answer, in the list and in what their own browsers hear. The
 * other side is told of no block: what they look at turns out to be gone, as by any other cause.
 * @throws Refusal INVALID_INPUT for oneself
 */
export async function blockMember(ctx: MemberCtx, memberId: string): Promise<void> {
  const blockerId = ctx.actor.id
  if (memberId === blockerId) throw invalidInput({ path: 'memberId', code: 'invalid' })
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    pushEvent(tx, [blockerId], { kind: 'blocks', id: blockerId })
    // Held until the end: an account that is being erased is either there for all of this or not at all.
    const [blocked] = await tx
      .select({ id: member.id })
      .from(member)
      .innerJoin(user, eq(user.id, member.id))
      .where(and(eq(member.id, memberId), user.emailVerified))
      .for('key share', { of: member })
    if (!blocked) return
    const { theirs, ...names } = await knownNames(tx, blockerId, memberId)
    const [made] = await tx
      .insert(blockTable)
      .values({ blockerId, blockedId: memberId, createdAt: at, ...names })
      .onConflictDoNothing()
      .returning()
    // Where the other's stands already, everything between the two has ended.
    if (!made || theirs) return
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
  return { ...(theirs ?? now), theirs: theirs !== undefined }
}
