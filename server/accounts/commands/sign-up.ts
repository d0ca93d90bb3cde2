import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { SignUpInput } from '#contract/accounts/schema.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMail } from '../mail-jobs.ts'
import { isUsernameHeld } from '../queries.ts'
import { passwordWeaknesses } from '../security/password-strength.ts'
import { mailConfirmation } from '../sign-in/commands/mail-confirmation.ts'
import { noteSignUpOrigin } from '../sign-in/commands/note-sign-up-origin.ts'
import { reserveUsername } from '../sign-in/commands/reserve-username.ts'
import { leaveDecoy } from '../sign-in/decoy-store.ts'
import { usernameLock } from '../sign-in/former-username-store.ts'
import { keepPending, newBrowserProof } from '../sign-in/pending-sign-up-store.ts'
import { isBarred, usernameKey } from '../sign-in/username.ts'
import { user } from '../tables.ts'
import { givenKinds, openAccount } from './open-account.ts'

/**
 * Opens an account whose address waits for confirmation, in place of one that waits already. If the address has an account, nothing is opened and its owner is
 * told by mail. In both cases the username is reserved for a day and the password recognised (decoy-store.ts), so that neither another sign-up nor a sign-in
 * reveals which case it was.
 * @returns the cookie by which this browser is recognised when the address is confirmed
 * @throws Refusal WEAK_PASSWORD with the reasons; USERNAME_TAKEN, also for a name that nobody may have
 */
export async function signUp(services: Services & Pick<Ctx, 'clientAddress'>, input: SignUpInput): Promise<string> {
  const { username, email, language, next, story } = input
  const reasons = passwordWeaknesses(input.password, input)
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  if (isBarred(username, { isProfessional: false })) throw new Refusal('USERNAME_TAKEN')
  const passwordHash = await hashPassword(input.password)
  const at = services.now()
  const key = usernameKey(username)
  const { browserHash, cookie } = newBrowserProof(services)

  await transact(services, async (tx) => {
    await lockNames(tx, usernameLock(key), `email:${email}`)
    if (await isUsernameHeld(tx, services, { key })) throw new Refusal('USERNAME_TAKEN')
    const [known] = await tx
      .select({ id: user.id, username: user.name, isConfirmed: user.emailVerified, createdAt: user.createdAt })
      .from(user)
      .where(eq(user.email, email))
    if (known?.isConfirmed) {
      await reserveUsername(tx, { username, at })
      await leaveDecoy(tx, { id: services.newId(), email, passwordHash, at })
      return queueMail(tx, { kind: 'exists', userId: known.id })
    }
    if (known) {
      await tx.delete(user).where(eq(user.id, known.id))
      await reserveUsername(tx, { username: known.username, at: known.createdAt })
    }
    const consents = givenKinds(input.consents)
    const userId = await openAccount(tx, services, {
      ...{ username, email, passwordHash, language, consents, isConfirmed: false },
    })
    await noteSignUpOrigin(tx, services, userId)
    await keepPending(tx, services, { memberId: userId, browserHash, next, story })
    await mailConfirmation(tx, services, { userId, email })
  })
  return cookie
}
