import { and, eq, sql } from 'drizzle-orm'
import { HIDING_REPORTERS, HIDING_WEIGHT } from '#contract/moderation/limits.ts'
import { isUrgent } from '#contract/moderation/rules.ts'
import { holdersOf } from '#server/accounts/role-queries.ts'
import { recordAct } from '#server/foundation/audit/audit.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { enqueue, pushEvent } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { remindMember } from '#server/notifications/commands/remind-member.ts'
import { queueMail } from '../mail-jobs.ts'
import { isHiddenFromStaff, STAFF } from '../policy.ts'
import { otherHiding, voicesAgainst } from '../queries.ts'
import { isHiddenByRules, presentDigest, type Subject, type SubjectFacts, textDigest } from '../subject-queries.ts'
import { type CaseRow, contentReport, moderationCase, type ReportRow } from '../tables.ts'
import { hideSubject } from './hide-subject.ts'

export const URGENT_QUEUE = defineQueue<{ caseId: string }>('moderation.tell-urgent')

/** Locked until the transaction ends: concurrent reports of the same content wait for each other. */
export async function openCaseOf(tx: Tx, { kind, id }: Subject): Promise<CaseRow | undefined> {
  await lockNames(tx, `case:${kind}:${id}`)
  const [row] = await tx
    .select()
    .from(moderationCase)
    .where(and(eq(moderationCase.kind, kind), eq(moderationCase.subjectId, id), eq(moderationCase.state, 'open')))
    .for('update')
  return row
}

type Filing = {
  subject: SubjectFacts | undefined
  caseRow: CaseRow | undefined
  report: Omit<ReportRow, 'caseId'>
  isFromWords?: boolean
}

export async function fileReport(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'audit' | 'metrics'>,
  { subject, caseRow: opened, report, isFromWords = false }: Filing,
): Promise<CaseRow> {
  const urgent = isUrgent(report.reason)
  const caseRow = opened ?? (await openCase(tx, services, subject))
  await tx.insert(contentReport).values({ ...report, caseId: caseRow.id })
  const [after] = await tx
    .update(moderationCase)
    .set({
      weight: sql`${moderationCase.weight} + ${report.weight}`,
      isUrgent: caseRow.isUrgent || urgent,
      isFromWords: caseRow.isFromWords || isFromWords,
    })
    .where(eq(moderationCase.id, caseRow.id))
    .returning()
  if (urgent && !caseRow.isUrgent) await enqueue(tx, URGENT_QUEUE, { caseId: caseRow.id })
  const isHidden = (await isWeighty(tx, after!)) && (await hideByRule(tx, services, after!, { isByReports: true }))
  await tellStaff(tx, caseRow)
  return isHidden ? { ...after!, autoHiddenAt: services.now(), version: after!.version + 1 } : after!
}

async function openCase(
  tx: Tx,
  { now, newId }: Pick<Services, 'now' | 'newId' | 'audit'>,
  subject: SubjectFacts | undefined,
): Promise<CaseRow> {
  const [opened] = await tx
    .insert(moderationCase)
    .values({
      id: newId(),
      kind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      authorId: subject?.authorId ?? null,
      isAnonymous: subject?.isAnonymous ?? false,
      snapshot: subject?.content ?? null,
      textDigest: subject?.isHidden ? textDigest(subject) : null,
      openedAt: now(),
    })
    .returning()
  return opened!
}

async function isWeighty(tx: Tx, { id, kind, autoHiddenAt }: CaseRow): Promise<boolean> {
  if (!kind || autoHiddenAt || !isHiddenByRules(kind)) return false
  const isEnough = async () => {
    const { loudest, voices, weight } = await voicesAgainst(tx, id)
    return loudest >= HIDING_REPORTERS || (voices >= HIDING_REPORTERS && weight >= HIDING_WEIGHT)
  }
  if (!(await isEnough())) return false
  // If the same reporters are about to hide two posts at once, the lock makes the second transaction count them after the first one has committed.
  await lockNames(tx, 'moderation.hide-by-rule')
  return isEnough()
}

export async function hideByRule(
  tx: Tx,
  services: Pick<Services, 'now' | 'newId' | 'audit' | 'metrics'>,
  row: CaseRow,
  { isByReports = false } = {},
): Promise<boolean> {
  const { id, kind, subjectId, authorId } = row
  if (!kind || !subjectId) return false
  const at = services.now()
  // Content that a decision hides stays hidden with that decision's reasons; the rule keeps it hidden if the decision is reversed.
  const isDecided = (await otherHiding(tx, row)) !== undefined
  if (!isDecided && !(await hideSubject(tx, { kind, id: subjectId }, { at, reason: null, decisionId: null })))
    return false
  await tx
    .update(moderationCase)
    .set({
      autoHiddenAt: at,
      isHiddenByReports: isByReports,
      textDigest: await presentDigest(tx, row),
      version: sql`${moderationCase.version} + 1`,
    })
    .where(eq(moderationCase.id, id))
  await recordAct(tx, services, { act: 'case.hidden-by-rule', subject: { kind: 'case', id } })
  if (authorId && !isDecided) {
    pushEvent(tx, [authorId], { kind: 'moderation', id: subjectId })
    await remindMember(tx, services, { recipientId: authorId, kind: 'moderation', subjectId: id })
    await queueMail(tx, { kind: 'held', caseId: id })
  }
  return true
}

/** Leaves out a member from whom the case is hidden. */
export async function tellStaff(tx: Tx, row: CaseRow): Promise<void> {
  const told = (await holdersOf(tx, STAFF)).filter((id) => !isHiddenFromStaff({ id }, row))
  pushEvent(tx, told, { kind: 'moderation', id: row.id })
}
