import { eq } from 'drizzle-orm'
import { GRACE_DAYS } from '#contract/accounts/rights-limits.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { nudge, transact } from '#server/foundation/transaction.ts'
import { daysFrom } from '../absence.ts'
import { demandPassword } from '../current-password.ts'
import { queueRightsMail } from '../rights-mail-job.ts'
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
    const [asked] = await tx.insert(erasure).values({ memberId, askedAt, dueAt }).onConflictDoNothing().returning()
    if (asked) {
      await queueRightsMail(tx, { kind: 'erasureAsked', memberId, day: dueAt })
      nudge(tx, [memberId], { kind: 'me', id: memberId })
      return asked.dueAt
    }
    const [known] = await tx.select({ dueAt: erasure.dueAt }).from(erasure).where(eq(erasure.memberId, memberId))
    // Taken back at this very moment, in another tab.
    if (!known) throw new Refusal('UNAVAILABLE')
    return known.dueAt
  })
}
