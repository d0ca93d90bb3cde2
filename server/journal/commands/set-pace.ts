import { eq } from 'drizzle-orm'
import type { SetPaceInput } from '#contract/journal/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { type JournalRow, lockJournal } from '../queries.ts'
import { firstReminder } from '../reminder-dates.ts'
import { journal } from '../tables.ts'

/**
 * The chosen hour is kept even without reminders.
 * @throws Refusal NOT_FOUND
 */
export async function setPace(ctx: MemberCtx, { id, ...chosen }: SetPaceInput): Promise<JournalRow> {
  return transact(ctx, async (tx) => {
    const { createdAt } = await lockJournal(tx, ctx.actor.id, id)
    const nextReminderAt = chosen.pace === 'none' ? null : firstReminder({ ...chosen, begunAt: createdAt }, ctx.now())
    const [set] = await tx
      .update(journal)
      .set({ ...chosen, nextReminderAt })
      .where(eq(journal.id, id))
      .returning()
    pushEvent(tx, [ctx.actor.id], { kind: 'journal', id })
    return set!
  })
}
