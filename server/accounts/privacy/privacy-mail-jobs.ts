import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { type RightsMailKind, rightsMail } from './privacy-mails.ts'
import { reachableMember } from './privacy-queries.ts'

/** `day` is an instant as JSON writes it: until when, or when. */
export type RightsMail = { kind: Exclude<RightsMailKind, 'erased'>; memberId: string; day: string }

export const RIGHTS_MAIL_QUEUE = defineQueue<RightsMail>('accounts.rights-mail')

export const queueRightsMail = (tx: Tx, { day, ...mail }: Omit<RightsMail, 'day'> & { day: Date }) =>
  enqueue(tx, RIGHTS_MAIL_QUEUE, { ...mail, day: day.toISOString() })

/** Writes and sends one of them, in its reader's language; nothing when the account is gone by then. */
export async function sendRightsMail(
  { db, config: { baseUrl } }: Services,
  mailer: Mailer,
  { kind, memberId, day }: RightsMail,
): Promise<void> {
  const reader = await reachableMember(db, memberId)
  if (!reader) return
  const { email, username, language } = reader
  await mailer.send({ to: email, ...rightsMail({ kind, language, username, baseUrl, day: new Date(day) }) })
}
