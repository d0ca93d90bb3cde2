import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { member } from '../tables.ts'
import { erasedFrom, warnableSince } from './inactivity-dates.ts'
import { type PrivacyMailFacts, privacyMail } from './mails.ts'
import { type Reachable, reachableMember } from './privacy-queries.ts'

/** `day` is the instant that the mail states, as JSON writes it. `isAgain`: the same mail was queued weeks ago and was not sent. */
export type PrivacyMail = {
  kind: Exclude<PrivacyMailFacts['kind'], 'erased'>
  memberId: string
  day: string
  isAgain?: boolean
}

export const PRIVACY_MAIL_QUEUE = defineQueue<PrivacyMail>('accounts.privacy-mail')

export const queuePrivacyMail = (tx: Tx, { day, ...mail }: Omit<PrivacyMail, 'day'> & { day: Date }) =>
  enqueue(tx, PRIVACY_MAIL_QUEUE, { ...mail, day: day.toISOString() })

export async function sendPrivacyMail(
  services: Services,
  mailer: Mailer,
  { kind, memberId, day, isAgain = false }: PrivacyMail,
): Promise<void> {
  const reader = await reachableMember(services.db, memberId)
  if (!reader) return
  if (kind === 'absent') return sendWarning(services, mailer, { reader, isAgain })
  const { baseUrl } = services.config
  await mailer.send({ to: reader.email, ...privacyMail({ kind, day: new Date(day) }, { ...reader, baseUrl }) })
}

/**
 * Warns an inactive member who was not warned yet. The month until the erasure begins when the mail is sent, however long it was queued. If the mailbox is
 * refused a second time, weeks later, the member cannot be warned and the month begins then; the first refusal may be temporary.
 */
async function sendWarning(
  { db, config, now }: Services,
  mailer: Mailer,
  { reader, isAgain }: { reader: Reachable; isAgain: boolean },
): Promise<void> {
  const at = now()
  const isUnwarned = and(eq(member.id, reader.id), isNull(member.warnedAt), lt(member.lastSeenAt, warnableSince(at)))
  if ((await db.$count(member, isUnwarned)) === 0) return
  const mail = privacyMail({ kind: 'absent', day: erasedFrom(at) }, { ...reader, baseUrl: config.baseUrl })
  const outcome = await mailer.send({ to: reader.email, ...mail })
  if (outcome === 'refused' && !isAgain) return
  await db.update(member).set({ warnedAt: at }).where(isUnwarned)
}
