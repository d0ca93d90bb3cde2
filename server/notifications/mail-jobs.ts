import { inArray } from 'drizzle-orm'
import type { Notice } from '#contract/notifications/schema.ts'
import { mailboxOf } from '#server/accounts/queries.ts'
import { suspendedAmong } from '#server/accounts/sanction-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { deliveriesOf } from './delivery-store.ts'
import { noticeMail } from './mails.ts'
import { rhythmsOf } from './preference-queries.ts'
import type { NoticeViews } from './procedures.ts'
import { delivery } from './tables.ts'
import { unsubscribeToken } from './unsubscribe-token.ts'

export const NOTICE_MAIL_QUEUE = defineQueue<NoticeMailJob>('notifications.mail')

export type NoticeMailJob = { memberId: string; deliveryIds: string[] }

type Means = { mailer: Mailer; views: NoticeViews }

/**
 * Deletes the deliveries, so that a second run sends nothing. Consent, what was read meanwhile and what is hidden are checked now. Those of a member who was
 * suspended meanwhile are due again once the suspension is over.
 */
export async function sendNoticeMail(
  services: Services,
  { mailer, views }: Means,
  { memberId, deliveryIds }: NoticeMailJob,
): Promise<void> {
  const { db, config, secret } = services
  const planned = await deliveriesOf(db, memberId, deliveryIds)
  if (planned.length === 0) return
  const now = services.now()
  const isPlanned = inArray(
    delivery.id,
    planned.map(({ id }) => id),
  )
  if ((await suspendedAmong(db, [memberId], now)).size > 0)
    return void (await db.update(delivery).set({ dueAt: now }).where(isPlanned))
  const mailbox = await mailboxOf(db, memberId)
  const open = planned.filter(({ isOpen }) => isOpen).map(({ notice }) => notice)
  const shown = mailbox ? await views(services, memberId, open) : undefined
  if (mailbox && shown && shown.size > 0) {
    const token = unsubscribeToken(secret, memberId)
    const isWeekly = (await rhythmsOf(db, [memberId])).get(memberId)?.digest === 'weekly'
    await mailer.send({
      to: mailbox.email,
      ...noticeMail({
        language: mailbox.language,
        count: shown.size,
        better: isWeekly ? goodNews(shown.values()) : 0,
        baseUrl: config.baseUrl,
        token,
      }),
    })
  }
  await db.delete(delivery).where(isPlanned)
}

function goodNews(notices: Iterable<Notice>): number {
  const told = [...notices].flatMap((notice) =>
    notice.kind === 'recovery' || notice.kind === 'better' || notice.kind === 'diagnosed' ? [notice.sender.id] : [],
  )
  return new Set(told).size
}
