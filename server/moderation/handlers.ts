import { eq } from 'drizzle-orm'
import { v5 } from 'uuid'
import { adviceIn } from '#contract/foundation/advice.ts'
import { weightOf } from '#contract/moderation/rules.ts'
import { holdersOf } from '#server/accounts/role-queries.ts'
import type { RoomSaid, TopicAsked } from '#server/conferences/events.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Reader, Tx } from '#server/foundation/db/database.ts'
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
import { isHiddenByRules, type Subject, subjectFacts } from './subject-queries.ts'
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
 * The namespace of the report that the list of words makes of a text: a second run finds the report made, and so does the same text once it was decided. The
 * name includes the secret, so that nobody else can make a report of that name first.
 */
const OF_WORDS = '3f0c1f6e-6d0a-4a5e-9a39-0f6f2b7c8d11'

/**
 * Brings to the staff texts that hold a word of the list, and texts that tell others to begin or to stop a treatment, where a new account writes them, or where
 * they stand among what was tried or in an expert's answer. Hides the text until they decide where one of the words says so, and advice of a new account in any case.
 */
async function checkWords(services: Services, subject: Subject): Promise<void> {
  // Most texts hold nothing, and cost no transaction.
  if (!(await suspectText(services.db, subject))) return
  const hidden = await transact(services, async (tx) => {
    const suspect = await suspectText(tx, subject)
    if (!suspect) return undefined
    const { facts, content, found, told, answered } = suspect
    const { title, body } = content
    const known = await openCaseOf(tx, subject)
    await noteChangedText(tx, facts)
    // The command that wrote the text hid it by the same rule, and no case brings it to the staff yet; its author may have changed it meanwhile.
    const isAwaited = facts.isHeld && known === undefined
    const isNew = told !== undefined && (isAwaited || !(await isEstablishedAuthor(tx, facts.authorId, services.now())))
    const advice = (isNew || isReadForAdvice(subject) ? told : undefined) ?? answered?.told
    const inAnswer = answered?.found ?? []
    if (found.length + inAnswer.length === 0 && advice === undefined && !isAwaited) return undefined
    const text = { of: services.secret, ...subject, title, body }
    const digest = digestOf({ ...text, ...(answered && { answer: answered.words }) })
    const named = v5(digest, OF_WORDS)
    const wasReported = async (requestId: string) =>
      (await tx.$count(contentReport, eq(contentReport.requestId, requestId))) > 0
    const isKnown = await wasReported(named)
    // An answer brings nothing back that was decided of its question, and hides nothing.
    const isDecided = answered !== undefined && (await wasReported(v5(digestOf(text), OF_WORDS)))
    if (isKnown && !isAwaited) return undefined
    // The author wrote again what was decided before: it is hidden once more, and brought to the staff once more.
    const isOfHealth = advice !== undefined || isAwaited
    const requestId = isKnown ? services.newId() : named
    const row = await fileReport(tx, services, {
      subject: facts,
      known,
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

/**
 * Returns a text that holds words of the list, or tells others to begin or stop a treatment, with what it holds, and one that is held, whatever is found in it by
 * now; undefined for any other.
 */
async function suspectText(db: Reader, subject: Subject) {
  const words = await wordKeys(db)
  const facts = await subjectFacts(db, subject)
  if (!facts?.content) return undefined
  const { content } = facts
  const said = `${content.title ?? ''}\n${content.body}`
  const answered = answerIn(words, content)
  const found = wordsIn(words, said)
  const told = adviceIn(said) ?? (facts.isHeld ? adviceInField(content.body) : undefined)
  const isSuspect = found.length > 0 || told !== undefined || answered !== undefined || facts.isHeld
  return isSuspect ? { facts, content, found, told, answered } : undefined
}

/**
 * Returns what an expert's written answer holds of the list, and the advice in it; undefined where there is neither. An expert with the badge is no new account:
 * the staff reads their advice, and no rule hides it.
 */
function answerIn(words: Awaited<ReturnType<typeof wordKeys>>, { answer }: Snapshot) {
  if (!answer) return undefined
  const found = wordsIn(words, answer.body)
  const told = adviceIn(answer.body)
  return found.length === 0 && told === undefined ? undefined : { words: answer.body, found, told }
}

/**
 * Returns the advice in one field of a text: the command that hides a text reads its fields one by one, and the end of one is no context for the next. Without
 * it such a text would stay hidden without a case.
 */
const adviceInField = (body: string): string | undefined =>
  [...body.split('\n\n'), ...body.split(/\n|, /)].map(adviceIn).find(Boolean)

async function isEstablishedAuthor(tx: Tx, authorId: string, now: Date): Promise<boolean> {
  return (await authorPlaces(tx, [authorId], now)).get(authorId)!.isEstablished
}

/** A treatment entry tells the author's own experience; where it tells others to stop or to take something, the staff reads it. */
const isReadForAdvice = ({ kind }: Subject): boolean => kind === 'treatment'

/** Tells the staff of a case that is to be read at once, except the member whom it is about. */
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

/** A case was decided: tells its author what was done, and everybody who reported it what became of it; once. */
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

/** An appeal was decided: tells both sides, once. */
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
