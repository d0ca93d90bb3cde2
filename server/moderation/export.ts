import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '#server/foundation/db/database.ts'
import { inForce, isLifted, knownToAuthor } from './queries.ts'
import { contentReport, moderationAppeal, moderationCase, moderationDecision } from './tables.ts'

export const exportContentReports = (db: Reader, memberId: string) =>
  db
    .select({
      code: contentReport.code,
      kind: moderationCase.kind,
      subject: moderationCase.subjectId,
      reason: contentReport.reason,
      details: contentReport.details,
      place: contentReport.place,
      createdAt: contentReport.createdAt,
      decidedAt: moderationDecision.decidedAt,
      decided: moderationDecision.act,
      inForce,
    })
    .from(contentReport)
    .innerJoin(moderationCase, eq(moderationCase.id, contentReport.caseId))
    .leftJoin(moderationDecision, eq(moderationDecision.caseId, moderationCase.id))
    .where(eq(contentReport.reporterId, memberId))
    .orderBy(asc(contentReport.id))

/** Exports only decisions that the member knows of, without who reported or decided. */
export const exportDecisions = (db: Reader, memberId: string) =>
  db
    .select({
      kind: moderationCase.kind,
      subject: moderationCase.subjectId,
      act: moderationDecision.act,
      inForce,
      sanction: moderationDecision.sanction,
      until: moderationDecision.until,
      isLifted,
      reason: moderationDecision.reason,
      ground: moderationDecision.ground,
      statement: moderationDecision.statement,
      isAutomatic: moderationDecision.isAutomatic,
      decidedAt: moderationDecision.decidedAt,
    })
    .from(moderationDecision)
    .innerJoin(moderationCase, eq(moderationCase.id, moderationDecision.caseId))
    .where(and(eq(moderationCase.authorId, memberId), knownToAuthor))
    .orderBy(asc(moderationDecision.id))

export const exportAppeals = (db: Reader, memberId: string) =>
  db
    .select({
      decision: moderationAppeal.decisionId,
      text: moderationAppeal.text,
      createdAt: moderationAppeal.createdAt,
      decidedAt: moderationAppeal.decidedAt,
      isReversed: moderationAppeal.isReversed,
      answer: moderationAppeal.statement,
    })
    .from(moderationAppeal)
    .where(eq(moderationAppeal.byId, memberId))
    .orderBy(asc(moderationAppeal.id))
