import { sql } from 'drizzle-orm'
import { GRACE_DAYS } from '#contract/accounts/privacy-limits.ts'
import { daysFrom } from '#contract/foundation/days.ts'
import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { queuePrivacyMail } from '../privacy/privacy-mail-jobs.ts'
import { demandPassword } from '../security/current-password-policy.ts'
import { erasure } from '../tables.ts'

/**
 * Requests the erasure of the account in GRACE_DAYS days, and mails its owner how to cancel it. A repeated request neither changes the day nor sends a second
 * mail.
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
      // One statement reads and locks the row: between two statements, another tab could cancel the erasure.
      .onConflictDoUpdate({ target: erasure.memberId, set: { memberId } })
      .returning({ dueAt: erasure.dueAt, isNew: sql<boolean>`xmax = 0` })
    if (asked!.isNew) {
      await queuePrivacyMail(tx, { kind: 'erasureAsked', memberId, day: dueAt })
      pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    }
    return asked!.dueAt
  })
}
