import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { daysFrom } from '#contract/foundation/days.ts'
import { EVIDENCE_DAYS } from '#contract/moderation/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { forgetValues } from '#server/foundation/db/forget-values.ts'
import { transact } from '#server/foundation/transaction.ts'
import { releaseKeptPictures } from '#server/media/commands/keep-pictures.ts'
import { contentReport, moderationAppeal, moderationCase, moderationDecision, reportedThreat } from '../tables.ts'
import { releaseOver } from './note-case-access.ts'

const AT_ONCE = 100

/**
 * Deletes what was kept of cases that are closed for good: the reported content, the evidence, visitors' names and addresses, and the reporters' texts; where
 * the author is gone or was never shown, the staff's texts too. Members are then told what the staff read about them.
 */
export async function forgetEvidence(services: Services): Promise<void> {
  const before = daysFrom(services.now(), -EVIDENCE_DAYS)
  let isOfNobody = false
  for (;;) {
    const found = await services.db
      .select()
      .from(moderationCase)
      .where(
        and(
          eq(moderationCase.state, 'closed'),
          lte(moderationCase.closedAt, before),
          isNull(moderationCase.forgottenAt),
        ),
      )
      .limit(AT_ONCE)
    if (found.length === 0) break
    const ids = found.map(({ id }) => id)
    const ofNobody = found.flatMap(({ id, authorId, isAnonymous }) => (isAnonymous || authorId === null ? [id] : []))
    isOfNobody ||= ofNobody.length > 0
    await transact(services, async (tx) => {
      await releaseOver(tx, services, found)
      await forgetCases(tx, ids, services.now())
      await forgetReasons(tx, ofNobody)
    })
  }
  if (isOfNobody) await forgetValues(services.db)
}

async function forgetCases(tx: Tx, caseIds: readonly string[], at: Date): Promise<void> {
  const ids = [...caseIds]
  await tx
    .update(moderationCase)
    .set({ snapshot: null, textDigest: null, forgottenAt: at })
    .where(inArray(moderationCase.id, ids))
  const reports = await tx
    .update(contentReport)
    .set({ name: null, email: null, details: null, place: null, evidence: null, digest: '' })
    .where(inArray(contentReport.caseId, ids))
    .returning({ id: contentReport.id })
  await releaseKeptPictures(
    tx,
    reports.map(({ id }) => id),
  )
}

export async function forgetReasons(tx: Tx, caseIds: readonly string[]): Promise<void> {
  if (caseIds.length === 0) return
  const decisions = await tx
    .update(moderationDecision)
    .set({ statement: '' })
    .where(inArray(moderationDecision.caseId, [...caseIds]))
    .returning({ id: moderationDecision.id })
  await tx
    .update(reportedThreat)
    .set({ note: '' })
    .where(inArray(reportedThreat.caseId, [...caseIds]))
  if (decisions.length === 0) return
  const appeals = inArray(
    moderationAppeal.decisionId,
    decisions.map(({ id }) => id),
  )
  await tx.update(moderationAppeal).set({ text: '', statement: null }).where(appeals)
}
