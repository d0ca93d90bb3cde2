import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { type Due, lockDue, writtenOn } from './queries.ts'
import { dayReminded, nextReminder } from './reminder-dates.ts'
import { journal } from './tables.ts'

const REMINDED_AT_ONCE = 100

/**
 * Sends the reminders that are due, each once however late, unless the day is already written or the member may not write; then sets the next time of each
 * journal.
 */
export async function remindDue(services: Services): Promise<void> {
  while ((await remindSome(services)) === REMINDED_AT_ONCE);
}

/** Returns how many reminders were due. */
const remindSome = (services: Services): Promise<number> =>
  transact(services, async (tx) => {
    const now = services.now()
    const due = (await lockDue(tx, now, REMINDED_AT_ONCE)).filter(isReminding)
    const days = new Map(due.map(({ id, nextReminderAt, ...hour }) => [id, dayReminded(hour, nextReminderAt, now)]))
    const written = await writtenOn(tx, days)
    for (const each of due) {
      const { id, memberId: recipientId, nextReminderAt, mayWrite } = each
      const isReminded = mayWrite && !written.has(id)
      if (isReminded) await remindMember(tx, services, { recipientId, kind: 'reminder', subjectId: id })
      const next = nextReminder({ ...each, begunAt: each.createdAt }, nextReminderAt, now)
      await tx
        .update(journal)
        .set({ nextReminderAt: next, ...(isReminded && { remindedFor: days.get(id)! }) })
        .where(eq(journal.id, id))
    }
    return due.length
  })

type Reminding = Due & {
  pace: Exclude<Due['pace'], 'none'>
  remindAt: number
  timeZone: string
  nextReminderAt: Date
}

/** Whether a due row has the columns of a reminder. A table constraint ensures that every due row has. */
const isReminding = (row: Due): row is Reminding =>
  row.pace !== 'none' && row.remindAt !== null && row.timeZone !== null && row.nextReminderAt !== null
