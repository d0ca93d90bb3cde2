import { and, eq } from 'drizzle-orm'
import type { MailsDeclined } from '#server/accounts/events.ts'
import { mailboxOf } from '#server/accounts/queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { delivery, noticeChoice } from '../tables.ts'

export const endMails = (services: Services, memberId: string): Promise<void> =>
  transact(services, (tx) => tellInApp(tx, memberId))

/** Giving the consent again later starts no mails by itself. */
export async function followMailsDeclined(services: Services, { memberId }: MailsDeclined): Promise<void> {
  await transact(services, async (tx) => {
    if (!(await mailboxOf(tx, memberId))) await tellInApp(tx, memberId)
  })
}

async function tellInApp(tx: Tx, memberId: string): Promise<void> {
  const changed = await tx
    .update(noticeChoice)
    .set({ channel: 'app' })
    .where(and(eq(noticeChoice.memberId, memberId), eq(noticeChoice.channel, 'email')))
    .returning({ kind: noticeChoice.kind })
  await tx.delete(delivery).where(and(eq(delivery.memberId, memberId), eq(delivery.channel, 'email')))
  if (changed.length > 0) pushEvent(tx, [memberId], { kind: 'notice', id: memberId })
}
