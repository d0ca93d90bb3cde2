import { and, eq, isNull } from 'drizzle-orm'
import { v5 } from 'uuid'
import { adviceIn } from '#contract/foundation/advice.ts'
import { weightOf } from '#contract/moderation/rules.ts'
import { holdersOf } from '#server/accounts/role-queries.ts'
import type { RoomSaid, TopicAsked } from '#server/conferences/events.ts'
import type { Services } from '#server/foundation/context.ts'
import { batchReads } from '#server/foundation/db/batched-reads.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { digestOf } from '#server/foundation/digest.ts'
import { transact } from '#server/foundation/transaction.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import type { CommentAdded, PostEvent } from '#server/posts/events.ts'
import { authorPlaces } from '#server/posts/research-queries.ts'
import { afterHiding } from './commands/after-hiding.ts'
import { fileReport, hideByRule, openCaseOf } from './commands/file-report.ts'
import { noteChangedText } from './commands/note-changed-text.ts'
import { wordKeys } from './commands/set-words.ts'
import { isToldToAuthor, outcomeOf, sidesToldOf } from './decision-policy.ts'
import { queueMail } from './mail-jobs.ts'
import { STAFF } from './policy.ts'
import { caseById, isFirstOfFlood, reportsToAnswer, verdictOf } from './queries.ts'
import { newReceiptCode } from './receipt-code.ts'
import { isHiddenByRules, type Subject, type SubjectFacts, subjectFacts } from './subject-queries.ts'
import { type CaseRow, contentReport, moderationAppeal, moderationDecision, type Snapshot } from './tables.ts'
import { wordsIn } from './watched-words.ts'

export const checkPost = (services: Services, { postId }: PostEvent): Promise<void> =>
  checkWords(services, { kind: 'post', id: postId })
export const checkComment = (services: Services, { commentId }: CommentAdded): Promise<void> =>
  checkWords(services, { kind: 'comment', id: commentId })
export const checkTreatment = (services: Services, { treatmentId }: { treatmentId: string }): Promise<void> =>
  checkWords(services, { kind: 'treatment', id: treatmentId })
export const checkRoomMessage = (services: Services, { messageId }: RoomSaid): Promise<void> =>
  checkWords(services, { kind: 'room', id: messageId })

export const checkTopic = (services: Services, { topicId }: TopicAsked): Promise<void> =>
  checkWords(services, { kind: 'topic', id: topicId })

/**
 * The namespace of the ids of reports that watched words make of a text. A second run, and the same text after a decision, find the report that was made. The
 * name includes the secret, so that nobody else can make a report with that id first.
 */
const OF_WORDS = '3f0c1f6e-6d0a-4a5e-9a39-0f6f2b7c8d11'

/** Hides a text until the decision where its watched word says so, and medical advice by a new account always. */
async function checkWords(services: Services, subject: Subject): Promise<void> {
  const { db } = services
  const read = await batchReads(db, () => Promise.all([wordKeys(db), subjectFacts(db, subject)]))
  if (!suspectIn(...read)) return
  const hidden = await transact(services, async (tx) => {
    const suspect = suspectIn(await wordKeys(tx), await subjectFacts(tx, subject))
    if (!suspect) return undefined
    const { facts, content, found, told, answered } = suspect
    const { title, body } = content
    const known = await openCaseOf(tx, subject)
    await noteChangedText(tx, facts)
    // The command that wrote the text hid it by the same rule, and no case exists yet; its author may have changed it meanwhile.
    const isAwaited = facts.isHeld && known === undefined
    const isNew = told !== undefined && (isAwaited || !(await isEstablishedAuthor(tx, facts.authorId, services.now())))
    const advice = (isNew || isReadForAdvice(subject) ? told : undefined) ?? answered?.told
    const inAnswer = answered?.found ?? []
    if (found.length + inAnswer.length === 0 && advice === undefined && !isAwaited) return undefined
    const text = { of: services.secret, ...subject, title, body }
    const digest = digestOf({ ...text, ...(answered && { answer: answered.words }) })
    const named = v5(digest, OF_WORDS)
    const wasReported = async (requestId: string) =>
      (await tx.$count(contentReport, and(isNull(contentReport.reporterId), eq(contentReport.requestId, requestId)))) >
      0
    const isKnown = await wasReported(named)
    // The answer neither reopens a decision on its question nor hides anything.
    const isDecided = answered !== undefined && (await wasReported(v5(digestOf(text), OF_WORDS)))
    if (isKnown && !isAwaited) return undefined
    // An author who repeats a decided text has it hidden and reported once more.
    const isOfHealth = advice !== undefined || isAwaited
    const requestId = isKnown ? services.newId() : named
    const row = await fileReport(tx, services, {
      subject: facts,
      caseRow: known,
      isFromWords: true,
      report: {
        id: services.newId(),
        requestId,
        digest,
        code: newReceiptCode(),
        reporterId: null,
        isVisitor: false,
        name: null,
        email: null,
        language: 'fr',
        reason: isOfHealth ? 'health' : 'other',
        details:
          [...new Set([...found, ...inAnswer].map(({ key }) => key)), ...(advice === undefined ? [] : [advice])].join(
            ', ',
          ) || null,
        place: null,
        weight: weightOf(isOfHealth ? 'health' : 'other', 'known'),
        voice: 0,
        evidence: null,
        createdAt: services.now(),
      },
    })
    const isToBeHeld = isAwaited || (!isDecided && (isNew || found.some(({ act }) => act === 'hold')))
    const isHeld = isToBeHeld && isHiddenByRules(subject.kind) && !row.autoHiddenAt
    if (isHeld) await hideByRule(tx, services, row)
    return isHeld ? facts.authorId : undefined
  })
  if (hidden) afterHiding(services, hidden)
}

/** Includes a text that is hidden by the rule, whatever it holds by now. */
function suspectIn(words: Awaited<ReturnType<typeof wordKeys>>, facts: SubjectFacts | undefined) {
  if (!facts?.content) return undefined
  const { content } = facts
  const said = `${content.title ?? ''}\n${content.body}`
  const answered = answerIn(words, content)
  const found = wordsIn(words, said)
  const told = adviceIn(said) ?? (facts.isHeld ? adviceInField(content.body) : undefined)
  const isSuspect = found.length > 0 || told !== undefined || answered !== undefined || facts.isHeld
  return isSuspect ? { facts, content, found, told, answered } : undefined
}

/** An expert with the badge has no new account, so the staff reads the advice, but no rule hides it. */
function answerIn(words: Awaited<ReturnType<typeof wordKeys>>, { answer }: Snapshot) {
  if (!answer) return undefined
  const found = wordsIn(words, answer.body)
  const told = adviceIn(answer.body)
  return found.length === 0 && told === undefined ? undefined : { words: answer.body, found, told }
}

/**
 * Returns the advice in a text whose fields are read one by one, because the end of one is no context for the next. The command that hides texts reads them in
 * this way; if this handler found less, a text would stay hidden without a case.
 */
const adviceInField = (body: string): string | undefined =>
  [...body.split('\n\n'), ...body.split(/\n|, /)].map(adviceIn).find(Boolean)

async function isEstablishedAuthor(tx: Tx, authorId: string | null, now: Date): Promise<boolean> {
  return authorId === null || (await authorPlaces(tx, [authorId], now)).get(authorId)!.isEstablished
}

/** A treatment entry tells the author's own experience, so the staff reads advice in it. */
const isReadForAdvice = ({ kind }: Subject): boolean => kind === 'treatment'

/** Tells the staff of a case that must be read at once, except the member whom it is about. */
export async function tellUrgent(services: Services, { caseId }: { caseId: string }): Promise<void> {
  await transact(services, async (tx) => {
    const row = await caseById(tx, caseId)
    if (row?.state !== 'open') return
    const told = (await holdersOf(tx, STAFF)).filter((id) => id !== row.authorId)
    const isMailed = row.kind !== null || (await isFirstOfFlood(tx, row))
    for (const memberId of told) {
      await remindMember(tx, services, {
        recipientId: memberId,
        kind: 'moderation',
        subjectId: caseId,
        since: row.openedAt,
      })
      if (isMailed) await queueMail(tx, { kind: 'urgent', caseId, memberId })
    }
  })
}

export async function tellDecision(services: Services, { decisionId }: { decisionId: string }): Promise<void> {
  await transact(services, async (tx) => {
    const [decision] = await tx
      .select()
      .from(moderationDecision)
      .where(eq(moderationDecision.id, decisionId))
      .for('no key update')
    const row = decision && (await caseById(tx, decision.caseId))
    if (!decision || !row || decision.toldAt) return
    await tx.update(moderationDecision).set({ toldAt: services.now() }).where(eq(moderationDecision.id, decisionId))
    if (row.authorId && isToldToAuthor(decision, row)) {
      await remindMember(tx, services, { recipientId: row.authorId, kind: 'moderation', subjectId: decisionId })
      await queueMail(tx, { kind: 'decided', caseId: row.id })
    }
    await tellReporters(tx, services, row, {
      subjectId: decisionId,
      mail: (reportId) => ({ kind: 'answered', reportId }),
    })
  })
}

export async function tellAppeal(services: Services, { appealId }: { appealId: string }): Promise<void> {
  await transact(services, async (tx) => {
    const [found] = await tx
      .select({ appeal: moderationAppeal, decision: moderationDecision })
      .from(moderationAppeal)
      .innerJoin(moderationDecision, eq(moderationDecision.id, moderationAppeal.decisionId))
      .where(eq(moderationAppeal.id, appealId))
      .for('no key update', { of: moderationAppeal })
    const row = found && (await caseById(tx, found.decision.caseId))
    if (!found || !row || found.appeal.toldAt || !found.appeal.decidedAt) return
    await tx.update(moderationAppeal).set({ toldAt: services.now() }).where(eq(moderationAppeal.id, appealId))
    const { appeals } = await verdictOf(tx, row.id)
    const isTold = sidesToldOf(found.appeal, outcomeOf(found.decision, appeals))
    const job = { kind: 'appealDecided', appealId, caseId: row.id } as const
    if (row.authorId && isTold.author) {
      await remindMember(tx, services, { recipientId: row.authorId, kind: 'moderation', subjectId: appealId })
      await queueMail(tx, { ...job, reportId: null })
    }
    if (isTold.reporter)
      await tellReporters(tx, services, row, { subjectId: appealId, mail: (reportId) => ({ ...job, reportId }) })
  })
}

type Telling = { subjectId: string; mail: (reportId: string) => Parameters<typeof queueMail>[1] }

async function tellReporters(tx: Tx, services: Services, row: CaseRow, { subjectId, mail }: Telling): Promise<void> {
  for (const { id, reporterId } of await reportsToAnswer(tx, row.id)) {
    if (reporterId) await remindMember(tx, services, { recipientId: reporterId, kind: 'moderation', subjectId })
    await queueMail(tx, mail(id))
  }
}
