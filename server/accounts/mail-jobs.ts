import { eq } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { letterOf } from '#server/foundation/mail/letter.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import type { Limit, Limits } from '#server/foundation/net/rate.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { mailFloods } from './flood-limits.ts'
import { ACCOUNT_MAILS, type MailJob, SECURITY_NEWS } from './mails.ts'
import { recoveryDueAt } from './security/factor-recovery-queries.ts'
import { addressKey } from './sign-in/address-key.ts'
import { decrypt } from './sign-in/secret-box.ts'
import { member, user } from './tables.ts'

/** Mails with a link, which are useless once the link has expired, and mails that answer a request of just now. */
export const MAIL_QUEUE = defineQueue<MailJob>('accounts.mail')
/** Mails that tell what happened, and are wanted however late. */
export const NEWS_MAIL_QUEUE = defineQueue<MailJob>('accounts.news-mail')

const queueOf = (job: MailJob) =>
  'link' in job || job.kind === 'exists' || job.kind === 'emailWanted' ? MAIL_QUEUE : NEWS_MAIL_QUEUE

/** Mails are always sent by a job: a send that a request waited for would tell by its time whether an address is known. */
export const queueMail = (tx: Tx, job: MailJob) => enqueue(tx, queueOf(job), job)

export const queueMailNow = ({ jobs, db }: Services, job: MailJob) => jobs.sendNow(db, queueOf(job), job)

/** Mails that anybody can cause to be sent to an address. They are limited; a mail about a change that was made never is. */
const ASKED: ReadonlySet<string> = new Set<MailJob['kind']>([
  'confirm',
  'reset',
  'exists',
  'newEmail',
  'emailWanted',
  'codesLocked',
  'recovery',
])

const BY_PASSWORD = new Map<MailJob['kind'], string>([
  ['codesLocked', 'locked'],
  ['recovery', 'lost'],
])

/**
 * Returns the limits of a mail. Mails that only the member, or a person who knows the password, can ask for are counted apart: otherwise a stranger's requests
 * would silence them.
 */
function limitsOf(job: MailJob): Limit[] {
  const isOwn = 'isOwn' in job && job.isOwn
  const asker = isOwn ? 'own' : (BY_PASSWORD.get(job.kind) ?? 'asked')
  return mailFloods(`${job.kind}${isOwn ? '-own' : ''}`, asker)
}

/**
 * Sends a mail that anybody can ask for, unless its address has had 3 of a kind within an hour or 10 in all within a day. The person who asks learns nothing
 * of
 * it. A mail that failed to leave is tried again, and counts once.
 */
async function sendAsked(limits: Limits, { job, to }: { job: MailJob; to: string }, send: () => Promise<unknown>) {
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

export async function sendAccountMail(services: Services, mailer: Mailer, job: MailJob): Promise<void> {
  const { db, config, limits } = services
  const [reader] = await db
    .select({ email: user.email, username: member.username, language: member.language })
    .from(user)
    .innerJoin(member, eq(member.id, user.id))
    .where(eq(user.id, job.userId))
  if (!reader) return
  const to = 'to' in job ? job.to : reader.email
  // A link that was encrypted with another secret cannot be read, and is void anyway.
  const url =
    'link' in job ? await decrypt(services, job.link).catch(() => undefined) : config.baseUrl + pathOf(job.kind)
  if (url === undefined) return
  if (job.kind === 'recoveryDue' && !(await recoveryDueAt(db, job.userId, services.now()))) return
  const mail = letterOf(ACCOUNT_MAILS, job, { language: reader.language, name: reader.username, url })
  const send = () => mailer.send({ to, ...mail })
  await (ASKED.has(job.kind) ? sendAsked(limits, { job, to }, send) : send())
}

function pathOf(kind: MailJob['kind']): string {
  if (kind === 'recoveryDue') return '/auth?view=forgot'
  return SECURITY_NEWS.some((each) => each === kind) ? '/settings/security' : '/auth'
}
