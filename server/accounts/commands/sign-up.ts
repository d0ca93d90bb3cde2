import { createEmailVerificationToken } from 'better-auth/api'
import { hashPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { ConsentKind, SignUpInput } from '#contract/accounts/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { CONFIRMATION_SECONDS, confirmationUrl } from '../auth.ts'
import { leaveDecoy } from '../decoy.ts'
import { queueMail } from '../mail-job.ts'
import { lockNames } from '../name-locks.ts'
import { passwordWeaknesses } from '../password-strength.ts'
import { isUsernameHeld } from '../queries.ts'
import { user, usernameReservation } from '../tables.ts'
import { usernameKey } from '../username.ts'
import { openAccount } from './open-account.ts'

/**
 * Opens an account that waits for its address to be confirmed. With an address that has one already, nothing is opened and its owner is told by
 * mail; the username is held for a day either way and the password remembered (decoy.ts), so that neither a second sign-up nor a sign-in can tell
 * the two apart.
 * @throws Refusal WEAK_PASSWORD with the reasons, or USERNAME_TAKEN
 */
export async function signUp(services: Services, input: SignUpInput): Promise<void> {
  const reasons = passwordWeaknesses(input.password, input)
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  const passwordHash = await hashPassword(input.password)
  const token = await createEmailVerificationToken(services.secret, input.email, undefined, CONFIRMATION_SECONDS)
  const at = services.now()
  const key = usernameKey(input.username)

  await transact(services, async (tx) => {
    await lockNames(tx, `username:${key}`, `email:${input.email}`)
    if (await isUsernameHeld(tx, key)) throw new Refusal('USERNAME_TAKEN')
    const [known] = await tx
      .select({ id: user.id, isConfirmed: user.emailVerified })
      .from(user)
      .where(eq(user.email, input.email))
    if (known) {
      await reserveUsername(tx, key, new Date(at.getTime() + CONFIRMATION_SECONDS * 1000))
      if (known.isConfirmed) await leaveDecoy(tx, { id: services.newId(), email: input.email, passwordHash, at })
      return queueMail(tx, { kind: 'exists', userId: known.id })
    }
    const userId = await openAccount(tx, services, {
      username: input.username,
      email: input.email,
      passwordHash,
      language: input.language,
      consents: givenKinds(input),
      isConfirmed: false,
    })
    await queueMail(tx, { kind: 'confirm', userId, url: confirmationUrl(services.config.baseUrl, token) })
  })
}

const givenKinds = ({ consents }: SignUpInput) =>
  (Object.entries(consents) as [ConsentKind, boolean][]).filter(([, given]) => given).map(([kind]) => kind)

const reserveUsername = (tx: Tx, key: string, expiresAt: Date) =>
  tx.insert(usernameReservation).values({ usernameKey: key, expiresAt })
