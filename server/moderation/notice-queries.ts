import { and, eq, inArray } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { isOfStaff } from './staff-queries.ts'
import { contentReport, moderationAppeal, moderationCase, moderationDecision } from './tables.ts'

/**
 * The content of a notice of moderation. held: something of the reader's is hidden until the staff has looked. decision: on what they made. report: on what
 * they reported. appeal: one was decided. urgent: a case, for the staff.
 */
export type ModerationTold = {
  what: 'held' | 'decision' | 'report' | 'appeal' | 'urgent'
  decisionId: string | null
  caseId: string | null
}

/** Returns what each notice tells this reader now, by the notice's subject; absent where it concerns nothing of theirs, or nothing any more. */
export async function moderationTold(
  db: Reader,
  readerId: string,
  subjectIds: readonly string[],
): Promise<Map<string, ModerationTold>> {
  if (subjectIds.length === 0) return new Map()
  const ids = [...subjectIds]
  const decided = { decisionId: moderationDecision.id, caseId: moderationCase.id, authorId: moderationCase.authorId }
  const decisions = await db
    .select({ ...decided, id: moderationDecision.id })
    .from(moderationDecision)
    .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
    .where(inArray(moderationDecision.id, ids))
  const appeals = await db
    .select({ ...decided, id: moderationAppeal.id })
    .from(moderationAppeal)
    .innerJoin(moderationDecision, eq(moderationDecision.id, moderationAppeal.decisionId))
    .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
    .where(inArray(moderationAppeal.id, ids))
  const cases = await db.select().from(moderationCase).where(inArray(moderationCase.id, ids))
  const caseIds = [...decisions, ...appeals].map(({ caseId }) => caseId)
  const mine = await reportedAmong(db, readerId, caseIds)
  const isStaff = cases.length > 0 && (await isOfStaff(db, readerId))
  const told = new Map<string, ModerationTold>()
  for (const { id, decisionId, caseId, authorId } of decisions)
    if (authorId === readerId) told.set(id, { what: 'decision', decisionId, caseId: null })
    else if (mine.has(caseId)) told.set(id, { what: 'report', decisionId, caseId: null })
  for (const { id, decisionId, caseId, authorId } of appeals)
    if (authorId === readerId || mine.has(caseId)) told.set(id, { what: 'appeal', decisionId, caseId: null })
  for (const { id, authorId, autoHiddenAt, state } of cases)
    if (authorId === readerId) {
      if (autoHiddenAt && state === 'open') told.set(id, { what: 'held', decisionId: null, caseId: null })
    } else if (isStaff) told.set(id, { what: 'urgent', decisionId: null, caseId: id })
  return told
}

async function reportedAmong(db: Reader, memberId: string, caseIds: readonly string[]): Promise<Set<string>> {
  if (caseIds.length === 0) return new Set()
  const rows = await db
    .select({ caseId: contentReport.caseId })
    .from(contentReport)
    .where(and(inArray(contentReport.caseId, [...caseIds]), eq(contentReport.reporterId, memberId)))
  return new Set(rows.map(({ caseId }) => caseId))
}
