import { hashPassword } from 'better-auth/crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../mail-jobs.ts'
import { dropSecondFactor } from '../security/commands/drop-second-factor.ts'
import { unlockCodesOf } from '../security/commands/lock-codes.ts'
import { isIdentityOf } from '../security/commands/prove-owner.ts'
import { passwordWeaknesses } from '../security/password-strength.ts'
import { signInMethodsOf } from '../security/sign-in-method-queries.ts'
import { revokeLinks } from '../sign-in/commands/revoke-links.ts'
import { resetOwner, takeReset } from '../sign-in/reset-link-store.ts'
import { account, passkey, session } from '../tables.ts'

/**
 * Sets a member's password by the mailed link, once. Closes all sessions, revokes all other links, and removes, in the same transaction, the sign-in methods
 * that somebody else may have added. The mail about the new password lists the removed and the kept methods.
 * @returns the id of the member
 * @throws Refusal NOT_FOUND when the link has expired or was used; WEAK_PASSWORD with the reasons
 */
export async function choosePassword(
  services: Services,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<string> {
  const owner = await resetOwner(services, token)
  const reasons = passwordWeaknesses(newPassword, owner ?? { email: '', username: undefined })
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  if (!owner) throw new Refusal('NOT_FOUND')
  const password = await hashPassword(newPassword)
  await transact(services, async (tx) => {
    if (!(await takeReset(tx, token))) throw new Refusal('NOT_FOUND')
    await tx
      .update(account)
      .set({ password, updatedAt: services.now() })
      .where(and(eq(account.userId, owner.id), eq(account.providerId, 'credential')))
    // Sessions are deleted after the password is set, to include those opened with the old password. They are deleted before the methods are read, so that a
    // method
    // being added now is either waited for or read below.
    await tx.delete(session).where(eq(session.userId, owner.id))
    await removeForeign(tx, services, owner.id)
    await revokeLinks(tx, owner.id)
  })
  await unlockCodesOf(services.db, services, owner.id)
  services.live.sessionsChanged([owner.id])
  return owner.id
}

async function removeForeign(tx: Tx, services: Services, memberId: string): Promise<void> {
  const { methods } = await signInMethodsOf(tx, services, memberId)
  const removed = methods.filter(({ outcome }) => outcome !== 'kept')
  const ids = removed.map(({ id }) => id)
  if (removed.some(({ kind }) => kind === 'secondFactor')) await dropSecondFactor(tx, services, memberId)
  await tx.delete(passkey).where(and(eq(passkey.userId, memberId), inArray(passkey.id, ids)))
  await tx.delete(account).where(and(isIdentityOf(memberId), inArray(account.id, ids)))
  const told = methods.map(({ kind, since, outcome }) => ({ kind, since: since?.toISOString() ?? null, outcome }))
  await queueMail(tx, { kind: 'passwordReset', userId: memberId, methods: told })
}
