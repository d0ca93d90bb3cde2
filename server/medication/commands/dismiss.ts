import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { emit, pushEvent, transact } from '#server/foundation/transaction.ts'
import { acquaintanceOf, holdPair, setAgreed } from '../acquaintances.ts'
import { acquaintanceEnded } from '../events.ts'
import { isMatchShown } from '../matches.ts'
import { medicationFeedback } from '../tables.ts'

/**
 * "Pas pertinent": hides a match from the member who says so, for good, and them from the other side, if they had agreed to be shown. Otherwise the other side
 * sees nothing of it.
 * @throws Refusal NOT_FOUND unless the match is one that they are shown, or called not relevant before
 */
export async function dismiss(ctx: MemberCtx, id: string): Promise<void> {
  const { id: memberId } = ctx.actor
  await transact(ctx, async (tx) => {
    const pair = await holdPair(tx, { memberId, id })
    const { ownId, otherId, otherMemberId } = pair
    const dismissal = and(
      eq(medicationFeedback.memberId, memberId),
      eq(medicationFeedback.ownReportId, ownId),
      eq(medicationFeedback.otherReportId, otherId),
    )
    if ((await tx.$count(medicationFeedback, dismissal)) > 0) return
    if (!(await isMatchShown(tx, pair, ctx.now()))) throw new Refusal('NOT_FOUND')
    await tx
      .insert(medicationFeedback)
      .values({ memberId, ownReportId: ownId, otherReportId: otherId, createdAt: ctx.now() })
    const { agreement, isMutual } = acquaintanceOf(pair.row, pair)
    if (agreement === 'mine' || isMutual) {
      await setAgreed(tx, pair, { at: null })
      pushEvent(tx, [otherMemberId], { kind: 'medication', id: otherId })
    }
    if (isMutual) await emit(tx, acquaintanceEnded, { pairId: id })
    pushEvent(tx, [memberId], { kind: 'medication', id: ownId })
  })
}
