import { eq } from 'drizzle-orm'
import type { Ctx } from '#server/foundation/context.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../mail-jobs.ts'
import { ownerCookieAfterMail } from '../security/commands/prove-owner.ts'
import { demandPassword } from '../security/current-password-policy.ts'
import { browserCookie, isOwnerBrowser } from '../security/known-browser-queries.ts'
import { revokeLinks } from '../sign-in/commands/revoke-links.ts'
import { readLink } from '../sign-in/email-link-store.ts'
import { replaceWaitingSignUp, waitingSignUp } from '../sign-in/waiting-sign-up-store.ts'
import { user } from '../tables.ts'
import { announceClosedSessions, closeOtherSessions } from './end-sessions.ts'

/**
 * Makes the address of a link the account's address, once. The link proves who reads the mailbox: an unconfirmed sign-up with that address gives way. The
 * session or the password proves whose account it is: without it, somebody could be led to press a link that gives their address to a stranger's account.
 * Closes all other sessions, renews this one, revokes all links and tells the old address. Browsers are known by address: this one becomes the member's, or
 * stays so.
 * @returns the address
 * @throws Refusal NOT_FOUND when the link has expired or was used, or when another account has the address by now; WRONG_PASSWORD when the password is wrong,
 *         or missing where it is needed; TOO_MANY_REQUESTS
 */
export async function confirmEmail(
  ctx: Ctx,
  { token, password }: { token: string; password?: string | undefined },
): Promise<string> {
  const at = ctx.now()
  const asked = await transact(ctx, (tx) => readLink(tx, ctx, 'new-email', token))
  if (!asked) throw new Refusal('NOT_FOUND')
  if (ctx.actor.kind === 'visitor' || ctx.actor.id !== asked.owner) {
    if (password === undefined) throw new Refusal('WRONG_PASSWORD')
    await demandPassword({ ...ctx, actor: { id: asked.owner } }, password, 'link')
  }
  const wasOwner = await isOwnerBrowser(ctx, ctx.browser.headers, asked.owner)
  const changed = await transact(ctx, async (tx) => {
    const link = await readLink(tx, ctx, 'new-email', token)
    if (!link) throw new Refusal('NOT_FOUND')
    const { owner: memberId, value: email } = link
    await lockNames(tx, `email:${email}`)
    const waiting = await waitingSignUp(tx, email)
    if (waiting) await replaceWaitingSignUp(tx, ctx, waiting)
    const [holder] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
    if (holder) throw new Refusal('NOT_FOUND')
    const [before] = await tx.select({ email: user.email }).from(user).where(eq(user.id, memberId)).for('update')
    if (!before) throw new Refusal('NOT_FOUND')
    await revokeLinks(tx, memberId)
    await tx.update(user).set({ email, emailVerified: true, updatedAt: at }).where(eq(user.id, memberId))
    await queueMail(tx, { kind: 'emailChanged', userId: memberId, to: before.email })
    return { memberId, email, closed: await closeOtherSessions(tx, ctx, memberId) }
  })
  announceClosedSessions(ctx, changed.closed)
  const { headers, cookies } = ctx.browser
  const cookie = wasOwner && (await browserCookie(ctx, headers, changed.memberId, ['owner']))
  cookies.push(...(cookie ? [cookie] : await ownerCookieAfterMail(ctx, headers, changed.memberId)))
  return changed.email
}
