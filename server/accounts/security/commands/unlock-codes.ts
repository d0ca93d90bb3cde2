import type { Ctx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { forgetLink, readLink } from '../../sign-in/email-link-store.ts'
import { unlockCodesOf } from './lock-codes.ts'
import { ownerCookieAfterMail } from './prove-owner.ts'

/**
 * Unlocks the codes of an account by the link that was mailed after too many wrong ones.
 * @throws Refusal NOT_FOUND when the link has expired or was used
 */
export async function unlockCodes(ctx: Ctx, token: string): Promise<void> {
  const memberId = await transact(ctx, async (tx) => {
    const link = await readLink(tx, ctx, 'unlock-codes', token)
    if (!link) throw new Refusal('NOT_FOUND')
    await forgetLink(tx, 'unlock-codes', link.owner)
    await unlockCodesOf(tx, ctx, link.owner)
    return link.owner
  })
  ctx.browser.cookies.push(...(await ownerCookieAfterMail(ctx, ctx.browser.headers, memberId)))
}
