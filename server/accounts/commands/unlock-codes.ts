import type { Ctx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { openCodes } from '../codes-lock.ts'
import { forgetLink, readLink } from '../mailed-link.ts'

/**
 * Has the second step of a sign-in take codes again, by the link that was mailed when too many wrong ones had come.
 * @throws Refusal NOT_FOUND when the link is over or was used
 */
export const unlockCodes = (ctx: Ctx, token: string): Promise<void> =>
  transact(ctx, async (tx) => {
    const link = await readLink(tx, ctx, 'unlock-codes', token)
    if (!link) throw new Refusal('NOT_FOUND')
    await forgetLink(tx, 'unlock-codes', link.owner)
    await openCodes(tx, ctx, link.owner)
  })
