import { eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { journalRemoved } from '../events.ts'
import { lockJournal } from '../queries.ts'
import { journal } from '../tables.ts'

/** @throws Refusal NOT_FOUND */
export async function removeJournal(ctx: MemberCtx, id: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockJournal(tx, ctx.actor.id, id)
    await tx.delete(journal).where(eq(journal.id, id))
    pushEvent(tx, [ctx.actor.id], { kind: 'journal', id })
    await emit(tx, journalRemoved, { journalId: id })
  })
}
