import { and, eq, lt, sql } from 'drizzle-orm'
import type { Services } from '#server/foundation/context.ts'
import { CONFIRMATION_SECONDS } from '../sign-in/commands/mail-confirmation.ts'
import { forgetDecoys } from '../sign-in/decoy-store.ts'
import { forgetFormerUsernames } from '../sign-in/former-username-store.ts'
import { forgetPendingBefore } from '../sign-in/pending-sign-up-store.ts'
import { session, user, usernameReservation, verification } from '../tables.ts'

export async function forgetUnconfirmed({ db, now }: Services): Promise<void> {
  const at = now()
  const dayAgo = new Date(at.getTime() - CONFIRMATION_SECONDS * 1000)
  // All at once: a name that came free sooner, or a decoy that lasted longer, would tell whether the address had an account.
  await db.transaction(async (tx) => {
    await tx.delete(user).where(and(eq(user.emailVerified, false), lt(user.createdAt, dayAgo)))
    await tx.delete(usernameReservation).where(lt(usernameReservation.expiresAt, at))
    await forgetFormerUsernames(tx, at)
    await forgetDecoys(tx, dayAgo)
    await forgetPendingBefore(tx, dayAgo)
    await tx.delete(verification).where(lt(verification.expiresAt, at))
    await tx.delete(session).where(lt(session.expiresAt, sql`now()`))
  })
}
