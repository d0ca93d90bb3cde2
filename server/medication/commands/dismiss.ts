import { inArray } from 'drizzle-orm'
import { blockedWith } from '#server/accounts/block-queries.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import { isKnownPair } from '../matches.ts'
import { medicationFeedback, report } from '../tables.ts'

/**
 * "Pas pertinent": hides a match from the member who says so, for good. The other side sees nothing of it.
 * @throws Refusal NOT_FOUND unless the one report is theirs and the other one matches it
 */
export async function dismiss(
  ctx: MemberCtx,
  { ownReportId, reportId }: { ownReportId: string; reportId: string },
): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    // Held until the end, in one order: a report that is being deleted is either there for all of this or not at all.
    const held = await tx
      .select({ id: report.id, memberId: report.memberId })
      .from(report)
      .where(inArray(report.id, [ownReportId, reportId]))
      .orderBy(report.id)
      .for('key share')
    const ownerOf = new Map(held.map((row) => [row.id, row.memberId]))
    const otherId = ownerOf.get(reportId)
    if (ownerOf.get(ownReportId) !== memberId || otherId === undefined) throw new Refusal('NOT_FOUND')
    if (!(await isKnownPair(tx, ownReportId, reportId))) throw new Refusal('NOT_FOUND')
    if ((await blockedWith(tx, memberId)).includes(otherId)) throw new Refusal('NOT_FOUND')
    await tx
      .insert(medicationFeedback)
      .values({ memberId, ownReportId, otherReportId: reportId, createdAt: ctx.now() })
      .onConflictDoNothing()
    nudge(tx, [memberId], { kind: 'medication', id: ownReportId })
  })
}
