import { eq, inArray } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { letGoOfKept } from '#server/media/commands/keep-pictures.ts'
import {
  contentReport,
  type KeptMessage,
  moderationAppeal,
  moderationCase,
  moderationDecision,
  reportedThreat,
} from '../tables.ts'

/**
 * Erases a member from cases: what was kept of what they made and the words said about it, and the words of their own reports and appeals. The fact that there
 * was a case, and what was decided, stays and is about nobody.
 */
export async function eraseCases(services: Services, memberId: string): Promise<void> {
  await transact(services, async (tx) => {
    await eraseAbout(tx, memberId, services.now())
    await eraseSaid(tx, memberId)
  })
}

/** Whether no case is about what they made, and no report or appeal is theirs: the end of the account would take the name from these, and leave their words. */
export const hasNoCase = async (tx: Tx, memberId: string): Promise<boolean> =>
  (await tx.$count(moderationCase, eq(moderationCase.authorId, memberId))) === 0 &&
  (await tx.$count(contentReport, eq(contentReport.reporterId, memberId))) === 0 &&
  (await tx.$count(moderationAppeal, eq(moderationAppeal.byId, memberId))) === 0

async function eraseAbout(tx: Tx, memberId: string, at: Date): Promise<void> {
  const about = await tx
    .select({ id: moderationCase.id, closedAt: moderationCase.closedAt })
    .from(moderationCase)
    .where(eq(moderationCase.authorId, memberId))
    .for('update')
  if (about.length === 0) return
  const ids = about.map(({ id }) => id)
  for (const { id, closedAt } of about)
    await tx
      .update(moderationCase)
      .set({
        authorId: null,
        subjectId: null,
        snapshot: null,
        state: 'closed',
        closedAt: closedAt && closedAt < at ? closedAt : at,
      })
      .where(eq(moderationCase.id, id))
  const reports = await tx
    .update(contentReport)
    .set({ details: null, place: null, evidence: null, digest: '' })
    .where(inArray(contentReport.caseId, ids))
    .returning({ id: contentReport.id })
  await letGoOfKept(
    tx,
    reports.map(({ id }) => id),
  )
  const decisions = await tx
    .update(moderationDecision)
    .set({ statement: '' })
    .where(inArray(moderationDecision.caseId, ids))
    .returning({ id: moderationDecision.id })
  await tx.update(reportedThreat).set({ note: '' }).where(inArray(reportedThreat.caseId, ids))
  const decisionIds = decisions.map(({ id }) => id)
  if (decisionIds.length === 0) return
  const appeals = inArray(moderationAppeal.decisionId, decisionIds)
  await tx.update(moderationAppeal).set({ text: '', statement: null }).where(appeals)
}

/** Takes name and words from their reports and appeals, which go on. */
async function eraseSaid(tx: Tx, memberId: string): Promise<void> {
  const made = await tx
    .select({ id: contentReport.id, evidence: contentReport.evidence })
    .from(contentReport)
    .where(eq(contentReport.reporterId, memberId))
    .for('update')
  for (const { id, evidence } of made)
    await tx
      .update(contentReport)
      .set({
        reporterId: null,
        details: null,
        place: null,
        digest: '',
        evidence: evidence?.map(withoutWordsOfReporter) ?? null,
      })
      .where(eq(contentReport.id, id))
  await tx.update(moderationAppeal).set({ byId: null, text: '' }).where(eq(moderationAppeal.byId, memberId))
}

const withoutWordsOfReporter = (said: KeptMessage): KeptMessage =>
  said.by === 'reporter' ? { ...said, body: '', hasImage: false } : said
