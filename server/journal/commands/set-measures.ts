import { eq } from 'drizzle-orm'
import type { SetMeasuresInput } from '#contract/journal/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { type JournalRow, lockJournal } from '../queries.ts'
import { journal } from '../tables.ts'

/**
 * Days already written keep their measures.
 * @throws Refusal NOT_FOUND
 */
export async function setMeasures(ctx: MemberCtx, { id, measures }: SetMeasuresInput): Promise<JournalRow> {
  return transact(ctx, async (tx) => {
    await lockJournal(tx, ctx.actor.id, id)
    const [set] = await tx.update(journal).set({ measures }).where(eq(journal.id, id)).returning()
    pushEvent(tx, [ctx.actor.id], { kind: 'journal', id })
    return set!
  })
}
