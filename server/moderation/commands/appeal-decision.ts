import { eq } from 'drizzle-orm'
import type { AppealInput } from '#contract/moderation/schema.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { outcomeOf } from '../decision-policy.ts'
import { decisionWithCase, fileOf, lockCase } from '../queries.ts'
import { presentDigest } from '../subject-queries.ts'
import { moderationAppeal, moderationCase } from '../tables.ts'
import { sideOf } from '../views.ts'
import { tellStaff } from './file-report.ts'

/**
 * Appeals against the decision in force: the author against a measure, a reporter against leaving the content in place; each side once. A repeated request
 * changes nothing.
 * @throws Refusal NOT_FOUND for a decision that does not concern the member or cannot be appealed; TOO_LATE; APPEALED_ALREADY
 */
export async function appealDecision(ctx: MemberCtx, { decisionId, requestId, text }: AppealInput): Promise<void> {
  const { actor, now, newId } = ctx
  await transact(ctx, async (tx) => {
    const found = await decisionWithCase(tx, decisionId)
    if (!found) throw new Refusal('NOT_FOUND')
    const row = await lockCase(tx, found.caseRow.id)
    const { decision } = found
    const file = await fileOf(tx, row.id)
    const side = sideOf(actor.id, row, file)
    if (!side) throw new Refusal('NOT_FOUND')
    const before = file.appeals.filter((each) => each.side === side)
    if (before.some((each) => each.byId === actor.id && each.requestId === requestId)) return
    const until = outcomeOf(decision, file.appeals).appealUntil[side]
    if (!until) throw new Refusal(before.length > 0 ? 'APPEALED_ALREADY' : 'NOT_FOUND')
    if (now() > until) throw new Refusal('TOO_LATE')
    const [made] = await tx
      .insert(moderationAppeal)
      .values({ id: newId(), decisionId, requestId, byId: actor.id, side, text, createdAt: now() })
      .onConflictDoNothing()
      .returning({ id: moderationAppeal.id })
    if (!made) throw new Refusal('APPEALED_ALREADY')
    await tx
      .update(moderationCase)
      .set({
        state: 'appealed',
        assigneeId: null,
        closedAt: null,
        textDigest: await presentDigest(tx, row),
        version: row.version + 1,
      })
      .where(eq(moderationCase.id, row.id))
    await tellStaff(tx, row)
  })
}
