import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import { defineQueue } from '#server/foundation/queues.ts'
import type { Limit, Limits } from '#server/foundation/rate.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { addressKey } from './address-key.ts'
import { accountMail } from './mails.ts'
import { member, user } from './tables.ts'

/**
 * confirm: a link to confirm the address. reset: a link to choose a new password. exists: someone signed up with an address that has an account.
 * codesLocked: a link to have the second step take codes again. newEmail: a link to make another address theirs, sent to it. emailWanted: someone wanted to
 * take this member's address. emailChanged: told to the address of before. The others tell the member what has changed. `isOwn`: asked for in a browser in
 * which the member signed in before.
 */
export type MailJob =
  | { kind: 'confirm' | 'codesLocked'; userId: string; url: string }
  | { kind: 'reset'; userId: string; url: string; isOwn: boolean }
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

/** Mails that anybody can have sent to an address, by asking often. What tells of a change that was made is always sent. */
const ASKED: ReadonlySet<string> = new Set<MailJob['kind']>([
  'confirm',
  'reset',
  'exists',
  'newEmail',
  'emailWanted',
  'codesLocked',
])

/** What only the member, or whoever knows the password, can ask for counts apart: else questions of a stranger would silence it. */
function limitsOf(job: MailJob): [Limit, Limit] {
  const isOwn = 'isOwn' in job && job.isOwn
  const asker = isOwn ? 'own' : job.kind === 'codesLocked' ? 'locked' : 'asked'
  return [
    { name: `mails-${job.kind}${isOwn ? '-own' : ''}`, points: 3, seconds: 3_600 },
    { name: `mails-${asker}`, points: 10, seconds: 86_400 },
  ]
}

/**
 * Sends a mail that anybody can ask for, unless its address has had enough of them: 3 of a kind within an hour, 10 in all within a day. Whoever asks learns
 * nothing of it. One that failed to leave is tried again, and counts once.
 */
async function sendAsked(limits: Limits, { job, to }: { job: MailJob; to: string }, send: () => Promise<void>) {
  const key = addressKey(to)
  const taken: Limit[] = []
  const giveBack = () => Promise.all(taken.map((limit) => limits.count(limit, key, -1)))
  for (const limit of limitsOf(job)) {
    taken.push(limit)
    if ((await limits.count(limit, key)) > limit.points) return giveBack()
  }
  try {
    await send()
  } catch (error) {
    await giveBack()
    throw error
  }
}

/** Writes and sends one mail, in its reader's language; nothing when the account is gone by then. */
export async function sendAccountMail({ db, config, limits }: Services, mailer: Mailer, job: MailJob): Promise<void> {
  const [reader] = await db
    .select({ email: user.email, username: member.username, language: member.language })
    .from(user)
    .innerJoin(member, eq(member.id, user.id))
    .where(eq(user.id, job.userId))
  if (!reader) return
  const to = 'to' in job ? job.to : reader.email
  const isSecurityNews = SECURITY_NEWS.some((kind) => kind === job.kind)
  const url = 'url' in job ? job.url : `${config.baseUrl}${isSecurityNews ? '/settings' : '/auth'}`
  const mail = accountMail({ kind: job.kind, language: reader.language, username: reader.username, url })
  const send = () => mailer.send({ to, ...mail })
  await (ASKED.has(job.kind) ? sendAsked(limits, { job, to }, send) : send())
}
