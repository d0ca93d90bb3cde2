import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { removeMediaOf } from '#server/media/commands/remove-media.ts'
import { member } from '../tables.ts'

export async function removeAvatar(ctx: MemberCtx): Promise<void> {
  const { id } = ctx.actor
  await transact(ctx, async (tx) => {
    await tx.select({ id: member.id }).from(member).where(eq(member.id, id)).for('no key update')
    if (await removeMediaOf(tx, { kind: 'member', id })) pushEvent(tx, [id], { kind: 'me', id })
  })
}
