import { and, eq } from 'drizzle-orm'
import type { RemoveEntryInput } from '#contract/journal/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { entryOf, lockJournal } from '../queries.ts'
import { journalEntry } from '../tables.ts'
import { versionOf } from '../views.ts'

/**
 * Removes a day in the version that its writer saw. A removed day stays removed.
 * @throws Refusal NOT_FOUND; EDITED_ELSEWHERE where the day has changed since
 */
export async function removeEntry(ctx: MemberCtx, { id, day, version }: RemoveEntryInput): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockJournal(tx, ctx.actor.id, id)
    const known = await entryOf(tx, id, day)
    if (!known) return
    if (versionOf(known) !== version) throw new Refusal('EDITED_ELSEWHERE')
    await tx.delete(journalEntry).where(and(eq(journalEntry.journalId, id), eq(journalEntry.day, day)))
    pushEvent(tx, [ctx.actor.id], { kind: 'journal', id })
  })
}
