import { RECOVERY_HOURS } from '#contract/accounts/limits.ts'
import { HOUR_MS } from '#contract/foundation/durations.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { forgetLink, readLink } from '../../sign-in/email-link-store.ts'
import { factorRecovery } from '../../tables.ts'
import { recoveryDueAt } from '../factor-recovery-queries.ts'
import { forgetRecovery } from '../factor-recovery-store.ts'
import { secondFactorOf } from '../second-factor-store.ts'

/**
 * Begins the wait after which a new password chosen by mail removes a lost second factor. The link for it was mailed after the password had been given. Tells
 * the member by mail and in their open browsers.
 * @returns the end of the wait; a wait that has already begun keeps its end
 * @throws Refusal NOT_FOUND when the link has expired or was used, or there is no second factor any more
 */
export function beginRecovery(ctx: Ctx, token: string): Promise<Date> {
  const at = ctx.now()
  return transact(ctx, async (tx) => {
    const link = await readLink(tx, ctx, 'recovery', token)
    if (!link) throw new Refusal('NOT_FOUND')
    const memberId = link.owner
    await forgetLink(tx, 'recovery', memberId)
    if (!(await secondFactorOf(tx, memberId))?.verified) throw new Refusal('NOT_FOUND')
    const running = await recoveryDueAt(tx, memberId, at)
    if (running) return running
    await forgetRecovery(tx, memberId)
    const dueAt = new Date(at.getTime() + RECOVERY_HOURS * HOUR_MS)
    await tx.insert(factorRecovery).values({ memberId, askedAt: at, dueAt })
    await queueMail(tx, { kind: 'recoveryBegun', userId: memberId, at: dueAt.toISOString() })
    pushEvent(tx, [memberId], { kind: 'me', id: memberId })
    return dueAt
  })
}
