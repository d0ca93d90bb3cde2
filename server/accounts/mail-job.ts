import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { defineQueue } from '#server/foundation/queues.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { accountMail } from './mails.ts'
import { member, user } from './tables.ts'

/**
 * confirm: a link to confirm the address. reset: a link to choose a new password. exists: someone signed up with an address that has an account.
 * newEmail: a link to make another address theirs, sent to it. emailWanted: someone wanted to take this member's address. emailChanged: told to the
 * address of before. The others tell the member what has changed.
 */
export type MailJob =
  | { kind: 'confirm' | 'reset'; userId: string; url: string }
  | { kind: 'exists' | 'emailWanted' | 'passwordChanged'; userId: string }
  | { kind: 'newEmail'; userId: string; url: string; to: string }
  | { kind: 'emailChanged'; userId: string; to: string }
  | { kind: SecurityNews; userId: string }

/** What changed of what protects an account besides its password. */
const SECURITY_NEWS = [
  'secondFactorOn',
  'secondFactorOff',
  'secondFactorReset',
  'backupCodesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
  'identityAdded',
  'identityRemoved',
] as const
type SecurityNews = (typeof SECURITY_NEWS)[number]

export const MAIL_QUEUE = defineQueue<MailJob>('accounts.mail')

/** Mails are always sent by a job: a send that a request waited for would tell by its time whether an address is known. */
export const queueMail = (tx: Tx, job: MailJob) => enqueue(tx, MAIL_QUEUE, job)

export const queueMailNow = ({ jobs, db }: Services, job: MailJob) => jobs.sendNow(db, MAIL_QUEUE, job)

/** Writes and sends one mail, in its reader's language; nothing when the account is gone by then. */
export async function sendAccountMail({ db, config }: Services, mailer: Mailer, job: MailJob): Promise<void> {
  const [reader] = await db
    .select({ email: user.email, username: member.username, language: member.language })
    .from(user)
    .innerJoin(member, eq(member.id, user.id))
    .where(eq(user.id, job.userId))
  if (!reader) return
  const isSecurityNews = SECURITY_NEWS.some((kind) => kind === job.kind)
  const url = 'url' in job ? job.url : `${config.baseUrl}${isSecurityNews ? '/settings' : '/auth'}`
  await mailer.send({
    to: 'to' in job ? job.to : reader.email,
    ...accountMail({ kind: job.kind, language: reader.language, username: reader.username, url }),
  })
}
