import type { MemberCtx } from '#server/foundation/context.ts'
import { pushEvent, transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../../mail-jobs.ts'
import { demandPassword } from '../current-password-policy.ts'
import { dropSecondFactor } from './drop-second-factor.ts'

/**
 * Roles that need a second factor are no longer in force. Does nothing where none is on.
 * @throws Refusal WRONG_PASSWORD; TOO_MANY_REQUESTS
 */
export async function turnOffSecondFactor(ctx: MemberCtx, password: string): Promise<void> {
  await demandPassword(ctx, password)
  const { id } = ctx.actor
  await transact(ctx, async (tx) => {
    if (!(await dropSecondFactor(tx, ctx, id))) return
    await queueMail(tx, { kind: 'secondFactorOff', userId: id })
    pushEvent(tx, [id], { kind: 'me', id })
  })
  ctx.live.sessionsChanged([id])
}
