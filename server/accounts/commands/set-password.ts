import { hashPassword } from 'better-auth/crypto'
import { and, eq } from 'drizzle-orm'
import type { MemberCtx } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { limitOwnHashing } from '../concurrency-limits.ts'
import { queueMail } from '../mail-jobs.ts'
import { accountOf } from '../queries.ts'
import { demandPassword } from '../security/current-password-policy.ts'
import { browserCookie } from '../security/known-browser-queries.ts'
import { passwordWeaknesses } from '../security/password-strength.ts'
import { revokeLinks } from '../sign-in/commands/revoke-links.ts'
import { account } from '../tables.ts'
import { announceClosedSessions, closeOtherSessions } from './end-sessions.ts'

/**
 * Changes the password, closes all other sessions, renews this one, revokes all links of the account and tells the member by mail. The browser stays known as
 * theirs, because the current password was just given in it.
 * @throws Refusal UNAUTHORIZED where the session was closed meanwhile; WRONG_PASSWORD; WEAK_PASSWORD with the reasons; TOO_MANY_REQUESTS
 */
export async function setPassword(
  ctx: MemberCtx,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await demandPassword(ctx, currentPassword)
  const owner = await accountOf(ctx.db, ctx.actor.id)
  if (!owner) throw new Refusal('UNAUTHORIZED')
  const reasons = passwordWeaknesses(newPassword, owner)
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  const password = await limitOwnHashing(() => hashPassword(newPassword))
  const closed = await transact(ctx, async (tx) => {
    await tx
      .update(account)
      .set({ password, updatedAt: ctx.now() })
      .where(and(eq(account.userId, ctx.actor.id), eq(account.providerId, 'credential')))
    await revokeLinks(tx, ctx.actor.id)
    await queueMail(tx, { kind: 'passwordChanged', userId: ctx.actor.id })
    return closeOtherSessions(tx, ctx, ctx.actor.id)
  })
  announceClosedSessions(ctx, closed)
  const { headers, cookies } = ctx.browser
  const known = await browserCookie(ctx, headers, ctx.actor.id, ['known'])
  if (known) cookies.push(known)
}
