import { and, isNull } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { introductionEnded } from '../events.ts'
import { holdPair, introductionOf, isShownTo, setAgreed } from '../introduction-store.ts'
import { medicationDisclosure, medicationFeedback } from '../tables.ts'

/**
 * "Pas pertinent": hides a match from the member for good, and hides the member from the other side, if they had agreed to be shown. Otherwise the other side
 * notices nothing. Whether the other report still exists only shows at the turn of the day.
 * @throws Refusal NOT_FOUND unless the match is shown to the member, or was dismissed by them since the last turn of the day
 */
export async function dismissMatch(ctx: MemberCtx, id: string): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const pair = await holdPair(tx, { memberId, id })
    const isShown = (await tx.$count(medicationDisclosure, isShownTo(memberId, id))) > 0
    const known = pair && introductionOf(pair.row, pair)
    if (!isShown && !known?.isMutual) throw new Refusal('NOT_FOUND')
    const concealed = await conceal(tx, { memberId, id, at: ctx.now() })
    for (const { reportId } of concealed) pushEvent(tx, [memberId], { kind: 'medication', id: reportId })
    if (!pair || !known) return
    const { ownId, otherId, otherMemberId } = pair
    const [dismissed] = await tx
      .insert(medicationFeedback)
      .values({ memberId, ownReportId: ownId, otherReportId: otherId, createdAt: ctx.now() })
      .onConflictDoNothing()
      .returning()
    if (!dismissed) return
    const { agreement, isMutual } = known
    if (agreement === 'mine' || isMutual) {
      await setAgreed(tx, pair, null)
      pushEvent(tx, [otherMemberId], { kind: 'medication', id: otherId })
    }
    if (isMutual) await emit(tx, introductionEnded, { pairId: id })
    if (concealed.length === 0) pushEvent(tx, [memberId], { kind: 'medication', id: ownId })
  })
}

const conceal = (tx: Tx, { memberId, id, at }: { memberId: string; id: string; at: Date }) =>
  tx
    .update(medicationDisclosure)
    .set({ dismissedAt: at })
    .where(and(isShownTo(memberId, id), isNull(medicationDisclosure.dismissedAt)))
    .returning({ reportId: medicationDisclosure.reportId })
