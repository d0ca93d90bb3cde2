import { sql } from 'drizzle-orm'
import { GRACE_DAYS } from '#contract/accounts/rights-limits.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { daysFrom } from '../privacy/inactivity-dates.ts'
import { queueRightsMail } from '../privacy/privacy-mail-jobs.ts'
import { demandPassword } from '../security/current-password-policy.ts'
import { erasure } from '../tables.ts'

/**
 * Has the account erased in 7 days, and tells its address how to take that back. Asked again, the day stays and no second mail goes.
 * @throws Refusal WRONG_PASSWORD or TOO_MANY_REQUESTS
 */
export async function askErasure(ctx: MemberCtx, password: string): Promise<Date> {
  await demandPassword(ctx, password)
  const memberId = ctx.actor.id
  const askedAt = ctx.now()
  const dueAt = daysFrom(askedAt, GRACE_DAYS)
  return transact(ctx, async (tx) => {
    const [asked] = await tx
      .insert(erasure)
      .values({ memberId, askedAt, dueAt })
      // Read and held in one: between the two another tab could take it back.
      .onConflictDoUpdate({ target: erasure.memberId, set: { memberId } })
      .returning({ dueAt: erasure.dueAt, isNew: sql<boolean>`xmax = 0` })
    if (asked!.isNew) {
      await queueRightsMail(tx, { kind: 'erasureAsked', memberId, day: dueAt })
      pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    }
    return asked!.dueAt
  })
}
