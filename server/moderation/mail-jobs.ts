import { eq } from 'drizzle-orm'
import { HOUR_SECONDS } from '#contract/foundation/durations.ts'
import { type Reachable, reachableMember } from '#server/accounts/privacy/privacy-queries.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { letterOf } from '#server/foundation/mail/letter.ts'
import type { Mailer } from '#server/foundation/mail/mailer.ts'
import type { Limits } from '#server/foundation/net/rate.ts'
import { enqueue } from '#server/foundation/transaction.ts'
import { defineQueue, JOB_LIFE_DAYS } from '#server/foundation/work/queues.ts'
import { isOwnInitiative, outcomeOf } from './decision-policy.ts'
import { reportMailFloods } from './flood-limits.ts'
import { MODERATION_MAILS, type ModerationMailFacts } from './mails.ts'
import { caseById, fileOf, reportWithCase, verdictOf } from './queries.ts'
import { moderationAppeal } from './tables.ts'

/**
 * A mail of moderation. receipt: of a report. held: a rule hid content of the reader's. urgent: to a member of the staff. decided: to the author. answered: to
 * a reporter. appealDecided: to the author or a reporter. The job holds only ids; the text is made when the mail is sent.
 */
export type ModerationMail =
  | { kind: 'receipt'; reportId: string }
  | { kind: 'answered'; reportId: string }
  | { kind: 'held'; caseId: string }
  | { kind: 'decided'; caseId: string }
  | { kind: 'urgent'; caseId: string; memberId: string }
  | { kind: 'appealDecided'; appealId: string; caseId: string; reportId: string | null }

/** How many hours a mail was put off, because its address had too many. */
type MailJob = ModerationMail & { hoursPutOff?: number }

export const MODERATION_MAIL_QUEUE = defineQueue<MailJob>('moderation.mail')

const HOURS_PUT_OFF_MOST = JOB_LIFE_DAYS * 24

/** The law requires these mails, so they need no consent. */
export const queueMail = (tx: Tx, mail: ModerationMail): Promise<void> => enqueue(tx, MODERATION_MAIL_QUEUE, mail)

type OfReport = 'receipt' | 'answered' | 'appealDecided'

/**
 * Writes and sends one mail in its reader's language. Sends nothing when the reader is gone, or gave no address. A decision is owed to a visitor who reported,
 * so its mail waits while their address had too many of them, for as long as a job is tried; a receipt is left out, because the visitor read its code on the
 * screen.
 */
export async function sendModerationMail(
  { db, limits, jobs, log, config: { baseUrl } }: Services,
  mailer: Mailer,
  { hoursPutOff = 0, ...job }: MailJob,
): Promise<void> {
  const found = await readerOf(db, job)
  if (!found) return
  const { reader, path, facts, toVisitor } = found
  const { language, username: name } = reader
  const mail = letterOf(MODERATION_MAILS, facts, { language, name, url: baseUrl + path })
  const send = () => mailer.send({ to: reader.email, ...mail })
  if (!toVisitor) return void (await send())
  const isSent = await sendFew(limits, { kind: toVisitor, to: reader.email }, send)
  if (isSent || toVisitor === 'receipt') return
  if (hoursPutOff >= HOURS_PUT_OFF_MOST)
    return log.error({ kind: job.kind }, 'a decision was not mailed: its address had too many')
  await jobs.sendLater(MODERATION_MAIL_QUEUE, { ...job, hoursPutOff: hoursPutOff + 1 }, HOUR_SECONDS)
}

/** The visitor who gave the address is not told; they can follow the report by the code of their receipt. A mail that failed is retried, and counts once. */
async function sendFew(
  limits: Limits,
  { kind, to }: { kind: OfReport; to: string },
  send: () => Promise<unknown>,
): Promise<boolean> {
  const key = digestOf({ to })
  const few = reportMailFloods(kind)
  const counted = await Promise.all(few.map((limit) => limits.count(limit, key)))
  const giveBack = () => Promise.all(few.map((limit) => limits.count(limit, key, -1)))
  if (few.some(({ points }, n) => counted[n]! > points)) {
    await giveBack()
    return false
  }
  try {
    await send()
    return true
  } catch (error) {
    await giveBack()
    throw error
  }
}

type To = Pick<Reachable, 'email' | 'language'> & { username: string | null }
type MailContext = { reader: To; path: string; facts: ModerationMailFacts; toVisitor?: OfReport | false }

async function readerOf(db: Reader, job: ModerationMail): Promise<MailContext | undefined> {
  if (job.kind === 'receipt' || job.kind === 'answered') return ofReport(db, job.kind, job.reportId)
  if (job.kind === 'appealDecided' && job.reportId) return ofReport(db, 'appealDecided', job.reportId, job.appealId)
  const row = await caseById(db, job.caseId)
  const memberId = job.kind === 'urgent' ? job.memberId : row?.authorId
  const reader = memberId && (await reachableMember(db, memberId))
  if (!row || !reader) return undefined
  const subject = row.kind ?? 'post'
  if (job.kind === 'urgent') return { reader, path: `/admin/moderation/${row.id}`, facts: { kind: 'urgent' } }
  if (job.kind === 'held') return { reader, path: '/decisions', facts: { kind: 'held', subject } }
  const file = await fileOf(db, row.id)
  const { decision, appeals } = file
  if (!decision) return undefined
  const { id, act, sanction, until, ground, isAutomatic } = decision
  const outcome = outcomeOf(decision, appeals)
  const path = `/decisions/${id}`
  const common = { isOwnInitiative: isOwnInitiative(file), appealUntil: outcome.appealUntil.author }
  if (job.kind === 'decided') {
    const said = { subject, act, sanction, until, ground, isAutomatic }
    return { reader, path, facts: { ...common, ...said, kind: 'decided' } }
  }
  const isReversed = (await appealById(db, job.appealId))?.isReversed ?? false
  const facts = { ...common, kind: 'appealDecided', act: outcome.act, isReversed, isVisitor: false } as const
  return { reader, path, facts }
}

async function ofReport(
  db: Reader,
  kind: OfReport,
  reportId: string,
  appealId?: string,
): Promise<MailContext | undefined> {
  const found = await reportWithCase(db, { id: reportId })
  if (!found) return undefined
  const { report, caseRow } = found
  const reader: To | undefined = report.reporterId
    ? await reachableMember(db, report.reporterId)
    : report.email
      ? // The name that a visitor typed is not repeated, because they can give anybody's address.
        { email: report.email, language: report.language, username: null }
      : undefined
  if (!reader) return undefined
  const { code, isVisitor } = report
  const receipt = isVisitor ? `/signaler/suivi?code=${code}` : '/decisions'
  const toVisitor = isVisitor && kind
  if (kind === 'receipt') return { reader, path: receipt, facts: { kind, code }, toVisitor }
  const { decision, appeals } = await verdictOf(db, caseRow.id)
  if (!decision) return undefined
  const path = isVisitor ? receipt : `/decisions/${decision.id}`
  const outcome = outcomeOf(decision, appeals)
  const appealUntil = isVisitor ? null : outcome.appealUntil.reporter
  const common = { isVisitor, appealUntil }
  if (kind === 'answered') return { reader, path, facts: { ...common, kind, code, act: decision.act }, toVisitor }
  const isReversed = (appealId && (await appealById(db, appealId))?.isReversed) || false
  const facts = { ...common, kind, act: outcome.act, isReversed, isOwnInitiative: false }
  return { reader, path, facts, toVisitor }
}

async function appealById(db: Reader, id: string) {
  const [row] = await db.select().from(moderationAppeal).where(eq(moderationAppeal.id, id))
  return row
}
