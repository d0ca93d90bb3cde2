import { and, eq, sql } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { invalidInput } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { memberBlocked } from '../events.ts'
import { block as blockTable, member, user } from '../tables.ts'

/**
 * Hides two members from each other everywhere; a repeated block changes nothing. The answer, the list of blocks and the pushed event do not reveal whether
 * the
 * other member blocked the caller, is gone or never existed. The blocked member is not told: the content vanishes as if it had been deleted.
 * @throws Refusal INVALID_INPUT for the caller's own id
 */
export async function blockMember(ctx: MemberCtx, memberId: string): Promise<void> {
  const blockerId = ctx.actor.id
  if (memberId === blockerId) throw invalidInput({ path: 'memberId', code: 'invalid' })
  const at = ctx.now()
  await transact(ctx, async (tx) => {
    pushEvent(tx, [blockerId], { kind: 'blocks', id: blockerId })
    // The lock is held until commit: an account that is being erased exists for all of this transaction or not at all.
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
    // If the other member's block already stands, everything between the members has ended before.
    if (!made || theirs) return
    await emit(tx, memberBlocked, { blockerId, blockedId: memberId, at: at.toISOString() })
  })
}

/**
 * Returns the names by which the members know each other. If the other member's block already stands, the caller gets the names of that time: they have not
 * seen
 * each other since.
 */
async function knownNames(tx: Tx, blockerId: string, blockedId: string) {
  const shown = sql<string | null>`case when ${member.hiddenAt} is null then ${member.username} end`
  const nameOf = async (id: string) => {
    const [row] = await tx.select({ name: shown }).from(member).where(eq(member.id, id))
    return row?.name ?? null
  }
  const now = { blockerName: await nameOf(blockerId), blockedName: await nameOf(blockedId) }
  // The block is read after the names, so that a block made before a name changed is seen.
  const [theirs] = await tx
    .select({ blockerName: blockTable.blockedName, blockedName: blockTable.blockerName })
    .from(blockTable)
    .where(and(eq(blockTable.blockerId, blockedId), eq(blockTable.blockedId, blockerId)))
  return { ...(theirs ?? now), theirs: theirs !== undefined }
}
