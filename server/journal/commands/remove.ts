import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { announce, nudge, transact } from '#server/foundation/transaction.ts'
import { journalRemoved } from '../events.ts'
import { lockJournal } from '../queries.ts'
import { journal } from '../tables.ts'

/**
 * Deletes a journal with all its days, for good.
 * @throws Refusal NOT_FOUND
 */
export async function remove(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockJournal(tx, ctx.actor.id, id)
    await tx.delete(journal).where(eq(journal.id, id))
    nudge(tx, [ctx.actor.id], { kind: 'journal', id })
    await announce(tx, journalRemoved, { journalId: id })
  })
}
