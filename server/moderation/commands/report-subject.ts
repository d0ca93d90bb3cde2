import { and, eq, gt, isNull } from 'drizzle-orm'
import { DAY_MS } from '#contract/foundation/durations.ts'
import { EVIDENCE_MESSAGES, REPORTS_PER_HOUR, VISITORS_WEIGHED } from '#contract/moderation/limits.ts'
import { reporterRecordOf, voiceOf, weightOf } from '#contract/moderation/rules.ts'
import type { ReportInput } from '#contract/moderation/schema.ts'
import { accountOf } from '#server/accounts/queries.ts'
import { type ReportedThread, reportedThread } from '#server/chat/reported-thread-queries.ts'
import type { Member } from '#server/foundation/actor.ts'
import type { Ctx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { useQuota } from '#server/foundation/quota.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { extendKeptPictures, keepPicturesOf } from '#server/media/commands/keep-pictures.ts'
import { VISITOR_REPORT_FLOOD } from '../flood-limits.ts'
import { queueMail } from '../mail-jobs.ts'
import { isStaff } from '../policy.ts'
import { judgedBefore } from '../queries.ts'
import { newReceiptCode } from '../receipt-code.ts'
import { isSeenBy, type SubjectFacts, subjectFacts, subjectIn } from '../subject-queries.ts'
import { contentReport, type KeptMessage } from '../tables.ts'
import { fileReport, openCaseOf } from './file-report.ts'

export type Receipt = {
  code: string
  isMailed: boolean
  hiddenOf: string | null
}

/**
 * Reports content. Members report what they see; a second report on the same open case changes nothing. Visitors and suspended members get a receipt after the
 * same time whatever they name, so that nothing reveals whether it exists. Only VISITORS_WEIGHED of their reports add weight to a case, and one of each
 * address. A repeated request returns the same receipt.
 * @throws Refusal NOT_FOUND, to members, for content that they do not see, or that is their own without an expert's answer; QUOTA_REACHED; TOO_MANY_REQUESTS;
 *         REQUEST_REUSED
 */
export async function reportSubject(ctx: Ctx, input: ReportInput): Promise<Receipt> {
  const { actor } = ctx
  if (actor.kind === 'member' && actor.sanction?.kind !== 'suspension')
    return transact(ctx, (tx) => reportAsMember(tx, { ...ctx, actor }, input))
  await ctx.limits.take(VISITOR_REPORT_FLOOD, ctx.clientAddress)
  return withMinDuration(() => transact(ctx, (tx) => reportAsVisitor(tx, ctx, input)))
}

async function reportAsMember(tx: Tx, ctx: Ctx & { actor: Member }, input: ReportInput): Promise<Receipt> {
  const { actor, now, newId } = ctx
  const said = await sameRequest(tx, input, actor.id)
  if (said) return { code: said, isMailed: true, hiddenOf: null }
  const seen = await seenBy(tx, ctx, input)
  const known = seen && (await openCaseOf(tx, seen.subject))
  const before = known && (await codeOf(tx, { caseId: known.id, reporterId: actor.id }))
  if (before) return { code: before, isMailed: true, hiddenOf: null }
  const at = now()
  await useQuota(tx, { memberId: actor.id, kind: 'report', perHour: REPORTS_PER_HOUR, at })
  const id = newId()
  const code = newReceiptCode()
  const evidence = seen?.thread
    ? await evidenceOf(tx, ctx, { thread: seen.thread, memberId: actor.id, reportId: id })
    : null
  const weighedAs = await weighed(tx, actor, input, at)
  // The asker's report of an answer hides nothing by rule, because it would hide their question too. The staff reads it.
  const weight = seen?.subject.authorId === actor.id ? { ...weighedAs, voice: 0 } : weighedAs
  const by = { reporterId: actor.id, isVisitor: false, name: null, email: null }
  const row = await fileReport(tx, ctx, {
    subject: seen?.subject,
    caseRow: known,
    report: { ...reportRowOf(input, at), ...by, ...weight, id, code, evidence },
  })
  await queueMail(tx, { kind: 'receipt', reportId: id })
  return { code, isMailed: true, hiddenOf: !known?.autoHiddenAt && row.autoHiddenAt ? row.authorId : null }
}

type Seen = { subject: SubjectFacts; thread: ReportedThread | undefined }

/** Returns the content that a member names, if they may see it; undefined where they only describe it in words. */
async function seenBy(tx: Tx, ctx: Ctx & { actor: Member }, { subject: said, place }: ReportInput) {
  const named = said ?? subjectIn(place)
  if (!named) return undefined
  const thread =
    named.kind === 'message'
      ? await reportedThread(tx, ctx, { messageId: named.id, most: EVIDENCE_MESSAGES })
      : undefined
  const isSeen = thread !== undefined || (await isSeenBy(tx, ctx, named))
  const subject = isSeen ? await subjectFacts(tx, named) : undefined
  if (!subject || (subject.authorId === ctx.actor.id && !isAnsweredByAnother(subject))) throw new Refusal('NOT_FOUND')
  return { subject, thread } satisfies Seen
}

const isAnsweredByAnother = ({ authorId, content }: SubjectFacts): boolean =>
  content?.answer !== undefined && content.answer.byId !== authorId

async function weighed(tx: Tx, who: Member, { reason }: ReportInput, at: Date) {
  const account = await accountOf(tx, who.id)
  const ageDays = account ? (at.getTime() - account.createdAt.getTime()) / DAY_MS : 0
  const facts = { isStaff: isStaff(who), isNew: who.newUntil !== null, ageDays, ...(await judgedBefore(tx, who.id)) }
  return { weight: weightOf(reason, reporterRecordOf(facts)), voice: voiceOf(facts) }
}

async function reportAsVisitor(tx: Tx, ctx: Ctx, input: ReportInput): Promise<Receipt> {
  const { now, newId } = ctx
  const isMailed = input.email !== null
  const said = await sameRequest(tx, input, null)
  if (said) return { code: said, isMailed, hiddenOf: null }
  const named = input.subject ?? subjectIn(input.place)
  const subject = named && named.kind !== 'message' ? await subjectFacts(tx, named) : undefined
  const known = subject && (await openCaseOf(tx, subject))
  const id = newId()
  const code = newReceiptCode()
  const by = { reporterId: null, isVisitor: true, name: input.name, email: input.email }
  const isWeighed = !known || (await isWeighedIn(tx, known.id, input))
  const weight = { weight: isWeighed ? weightOf(input.reason, 'unknown') : 0, voice: 0 }
  const place = subject ? input.place : placeOf(input)
  await fileReport(tx, ctx, {
    subject,
    caseRow: known,
    report: { ...reportRowOf(input, now()), ...by, ...weight, place, id, code, evidence: null },
  })
  if (isMailed) await queueMail(tx, { kind: 'receipt', reportId: id })
  return { code, isMailed, hiddenOf: null }
}

/** Without this limit a visitor could repeat a report endlessly. The case is locked. */
async function isWeighedIn(tx: Tx, caseId: string, { email }: ReportInput): Promise<boolean> {
  const weighed = await tx
    .select({ email: contentReport.email })
    .from(contentReport)
    .where(and(eq(contentReport.caseId, caseId), contentReport.isVisitor, gt(contentReport.weight, 0)))
    .limit(VISITORS_WEIGHED)
  return weighed.length < VISITORS_WEIGHED && !weighed.some((before) => email !== null && before.email === email)
}

const placeOf = ({ subject, place }: ReportInput): string | null =>
  [place, subject && `${subject.kind} ${subject.id}`].filter(Boolean).join(' · ') || null

function reportRowOf(input: ReportInput, createdAt: Date) {
  const { requestId, language, reason, details, place } = input
  return { requestId, digest: digestOfReport(input), language, reason, details, place, createdAt }
}

const digestOfReport = ({ subject, place, reason, details, name, email }: ReportInput): string =>
  digestOf({ subject, place, reason, details, name, email })

/**
 * Returns the receipt's code of an earlier request of the same member, or of the same words of a visitor. An id that somebody else used is as good as a new
 * one.
 * @throws Refusal REQUEST_REUSED where the member's earlier request said something else
 */
async function sameRequest(tx: Tx, input: ReportInput, reporterId: string | null): Promise<string | undefined> {
  const { requestId } = input
  await lockNames(tx, `report:${reporterId ?? 'visitor'}:${requestId}`)
  const digest = digestOfReport(input)
  const isSameSender =
    reporterId === null
      ? and(isNull(contentReport.reporterId), contentReport.isVisitor, eq(contentReport.digest, digest))
      : eq(contentReport.reporterId, reporterId)
  const [row] = await tx
    .select({ code: contentReport.code, digest: contentReport.digest })
    .from(contentReport)
    .where(and(isSameSender, eq(contentReport.requestId, requestId)))
  if (row && row.digest !== digest) throw new Refusal('REQUEST_REUSED')
  return row?.code
}

async function codeOf(
  tx: Tx,
  { caseId, reporterId }: { caseId: string; reporterId: string },
): Promise<string | undefined> {
  const [row] = await tx
    .select({ code: contentReport.code })
    .from(contentReport)
    .where(and(eq(contentReport.caseId, caseId), eq(contentReport.reporterId, reporterId)))
  return row?.code
}

type EvidenceSource = { thread: ReportedThread; memberId: string; reportId: string }

async function evidenceOf(
  tx: Tx,
  ctx: Pick<Ctx, 'newId'>,
  { thread, memberId, reportId }: EvidenceSource,
): Promise<KeptMessage[]> {
  const theirs = thread.messages.filter(({ senderId, hasImage }) => hasImage && senderId !== memberId)
  const idsOf = (isOpened: boolean) => theirs.map(({ id }) => id).filter((id) => thread.opened.has(id) === isOpened)
  const pictures = new Map([
    ...(await keepPicturesOf(tx, ctx, { kind: 'message', subjectIds: idsOf(false), keptFor: reportId })),
    ...(await extendKeptPictures(tx, ctx, { from: idsOf(true), keptFor: reportId })),
  ])
  return thread.messages.map(({ id, senderId, body, hasImage, createdAt }) => ({
    messageId: id,
    by: senderId === memberId ? 'reporter' : 'reported',
    body,
    hasImage,
    pictureId: pictures.get(id) ?? null,
    createdAt: createdAt.toISOString(),
  }))
}
