import { eq } from 'drizzle-orm'
import type { Actor } from '#server/foundation/actor.ts'
import type { Ctx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { demandPassword } from '../current-password.ts'
import { browserCookie, isOwnerBrowser } from '../known-browsers.ts'
import { queueMail } from '../mail-job.ts'
import { readLink } from '../mailed-link.ts'
import { lockNames } from '../name-locks.ts'
import { ownByMail } from '../owner-proof.ts'
import { user } from '../tables.ts'
import { voidLinks } from '../void-links.ts'
import { giveWay, waitingSignUp } from '../waiting-sign-up.ts'
import { closeOtherSessions } from './end-sessions.ts'

/** A session that is nobody's: every real one is another. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

/**
 * Makes the address that a link went to the account's, once. Whoever opens it reads that mailbox: a sign-up with the address that nobody confirmed
 * gives way. That the account is theirs too, their session shows, or its password: else a link that one is led to press would give one's address to a
 * stranger's account. Every session but the one that opens the link is closed, links sent before are void, and the old address is told. A browser is
 * known as the member's by address: the one that opens the link stays so, or becomes so.
 * @returns the address
 * @throws Refusal NOT_FOUND when the link is over, was used, or the address has become someone else's; WRONG_PASSWORD, also where it is needed
 *         and was not given; TOO_MANY_REQUESTS
 */
export async function confirmEmail(
  ctx: Ctx,
  { token, password }: { token: string; password?: string | undefined },
): Promise<string> {
  const at = ctx.now()
  const asked = await transact(ctx, (tx) => readLink(tx, ctx, 'new-email', token))
  if (!asked) throw new Refusal('NOT_FOUND')
  if (!sessionOf(ctx.actor, asked.owner)) {
    if (password === undefined) throw new Refusal('WRONG_PASSWORD')
    await demandPassword({ ...ctx, actor: { id: asked.owner } }, password)
  }
  const wasOwner = await isOwnerBrowser(ctx, ctx.browser.headers, asked.owner)
  const changed = await transact(ctx, async (tx) => {
    const link = await readLink(tx, ctx, 'new-email', token)
    if (!link) throw new Refusal('NOT_FOUND')
    const { owner: memberId, value: email } = link
    await lockNames(tx, `email:${email}`)
    const waiting = await waitingSignUp(tx, email)
    if (waiting) await giveWay(tx, ctx, waiting)
    const [holder] = await tx.select({ id: user.id }).from(user).where(eq(user.email, email))
    if (holder) throw new Refusal('NOT_FOUND')
    const [before] = await tx.select({ email: user.email }).from(user).where(eq(user.id, memberId)).for('update')
    if (!before) throw new Refusal('NOT_FOUND')
    await voidLinks(tx, memberId)
    await tx.update(user).set({ email, emailVerified: true, updatedAt: at }).where(eq(user.id, memberId))
    await closeOtherSessions(tx, { id: memberId, sessionId: sessionOf(ctx.actor, memberId) ?? NO_SESSION })
    await queueMail(tx, { kind: 'emailChanged', userId: memberId, to: before.email })
    return { memberId, email }
  })
  ctx.live.sessionsChanged([changed.memberId])
  const { headers, cookies } = ctx.browser
  const cookie = wasOwner && (await browserCookie(ctx, headers, changed.memberId, ['owner']))
  cookies.push(...(cookie ? [cookie] : await ownByMail(ctx, headers, changed.memberId)))
  return changed.email
}

const sessionOf = (actor: Actor, memberId: string): string | undefined =>
  actor.kind === 'member' && actor.id === memberId ? actor.sessionId : undefined
