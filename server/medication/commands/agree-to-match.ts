import type { Agreement } from '#contract/medication/choices.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { agreeToDeletedPair, holdPair, introductionOf, meet, setAgreed } from '../introduction-store.ts'
import { isStrangerShown } from '../match-queries.ts'

/**
 * "Faire connaissance": agrees to be shown to the other side of a match. A repeated call changes nothing. When both sides agreed, both are told; a member who
 * called the match not relevant sees nothing of it. Whether the other report still exists only shows at the turn of the day.
 * @throws Refusal NOT_FOUND unless the match is shown to the member
 */
export const agreeToMatch = (ctx: MemberCtx, id: string): Promise<Agreement> =>
  transact(ctx, async (tx) => {
    const { id: memberId } = ctx.actor
    const at = ctx.now()
    const pair = await holdPair(tx, { memberId, id })
    if (!pair) {
      pushEvent(tx, [memberId], { kind: 'medication', id: await agreeToDeletedPair(tx, { memberId, id, at }) })
      return 'mine'
    }
    const { row, ownId, otherId, otherMemberId, isHidden } = pair
    const before = introductionOf(row, pair)
    if (before.isMutual) return before.agreement
    if (!(await isStrangerShown(tx, memberId, id))) throw new Refusal('NOT_FOUND')
    if (before.agreement === 'mine') return before.agreement
    await setAgreed(tx, pair, at)
    if (before.agreement === 'theirs' && !isHidden) {
      await meet(tx, ctx, pair)
      return 'both'
    }
    pushEvent(tx, [memberId], { kind: 'medication', id: ownId })
    if (!isHidden && (await isStrangerShown(tx, otherMemberId, id)))
      pushEvent(tx, [otherMemberId], { kind: 'medication', id: otherId })
    return 'mine'
  })
