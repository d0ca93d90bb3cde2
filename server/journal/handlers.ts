import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { transact } from '#server/foundation/transaction.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { type Due, lockDue, writtenOn } from './queries.ts'
import { dayReminded, nextReminder } from './reminder-dates.ts'
import { journal } from './tables.ts'

const REMINDED_AT_ONCE = 100

/** Sends each due reminder once, however late, unless the day is already written or the member may not write. */
export async function remindDue(services: Services): Promise<void> {
  while ((await remindSome(services)) === REMINDED_AT_ONCE);
}

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

/** A table constraint ensures that every due row has these columns. */
const isReminding = (row: Due): row is Reminding =>
  row.pace !== 'none' && row.remindAt !== null && row.timeZone !== null && row.nextReminderAt !== null
