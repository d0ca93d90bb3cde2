import { eq } from 'drizzle-orm'
import type { RenameInput } from '#contract/journal/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { type JournalRow, lockJournal } from '../queries.ts'
import { journal } from '../tables.ts'

/** @throws Refusal NOT_FOUND */
export async function renameJournal(ctx: MemberCtx, { id, title }: RenameInput): Promise<JournalRow> {
  return transact(ctx, async (tx) => {
    await lockJournal(tx, ctx.actor.id, id)
    const [renamed] = await tx.update(journal).set({ title }).where(eq(journal.id, id)).returning()
    pushEvent(tx, [ctx.actor.id], { kind: 'journal', id })
    return renamed!
  })
}
