import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { EVIDENCE_DAYS } from '#contract/moderation/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { transact } from '#server/foundation/transaction.ts'
import { letGoOfKept } from '#server/media/commands/keep-pictures.ts'
import { daysAfter } from '../appeal-dates.ts'
import { contentReport, moderationCase } from '../tables.ts'
import { releaseOver } from './note-case-access.ts'

const AT_ONCE = 100

/**
 * Forgets what was kept of cases in which nothing can follow any more: the reported thing, the evidence, visitors' names and addresses, and the reporters'
 * words. Members are then told what the staff read about them.
 */
export async function forgetEvidence(services: Services): Promise<void> {
  const before = daysAfter(services.now(), -EVIDENCE_DAYS)
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
    if (found.length === 0) return
    const ids = found.map(({ id }) => id)
    await transact(services, async (tx) => {
      await releaseOver(tx, services, found)
      await forgetCases(tx, ids, services.now())
    })
  }
}

async function forgetCases(tx: Tx, caseIds: readonly string[], at: Date): Promise<void> {
  const ids = [...caseIds]
  await tx.update(moderationCase).set({ snapshot: null, forgottenAt: at }).where(inArray(moderationCase.id, ids))
  const reports = await tx
    .update(contentReport)
    .set({ name: null, email: null, details: null, place: null, evidence: null, digest: '' })
    .where(inArray(contentReport.caseId, ids))
    .returning({ id: contentReport.id })
  await letGoOfKept(
    tx,
    reports.map(({ id }) => id),
  )
}
