import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { ConfirmationInput } from '#contract/accounts/schema.ts'
import type { Ctx } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { forgetLink, readLink } from '../mailed-link.ts'
import { lockNames } from '../name-locks.ts'
import { ownByMail } from '../owner-proof.ts'
import { passwordWeaknesses } from '../password-strength.ts'
import { isUsernameHeld } from '../queries.ts'
import { noteSignUpOrigin } from '../sign-up-origin.ts'
import { user } from '../tables.ts'
import { isBarred, usernameKey } from '../username.ts'
import { giveWay, waitingSignUp } from '../waiting-sign-up.ts'
import { givenKinds, openAccount } from './open-account.ts'

/** Passwords tried with the link of one address, right or wrong. */
const TRIES = { name: 'confirmations', points: 10, seconds: 3_600 }

/**
 * Confirms the address of the sign-up that waits with it, for whoever has both the link and the password of that sign-up: neither who chose a password for
 * somebody else's address nor who opens a stranger's link gets an account so. Whoever has the link alone signs up anew, in its place. This browser is the member's from then on.
 * @returns the address
 * @throws Refusal NOT_FOUND when the link is over or no sign-up waits, WRONG_PASSWORD, WEAK_PASSWORD, USERNAME_TAKEN, TOO_MANY_REQUESTS
 */
export async function confirmSignUp(ctx: Ctx, { token, password, anew }: ConfirmationInput): Promise<string> {
  const waiting = await transact(ctx, (tx) => waitingFor(tx, ctx, token))
  await ctx.limits.take(TRIES, waiting.owner)
  if (!anew && !(await verifyPassword({ hash: waiting.hash, password }))) throw new Refusal('WRONG_PASSWORD')
  const reasons = anew ? passwordWeaknesses(password, { email: waiting.email, username: anew.username }) : []
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  if (anew && isBarred(anew.username, { isProfessional: false })) throw new Refusal('USERNAME_TAKEN')
  const passwordHash = anew ? await hashPassword(password) : waiting.hash
  const key = usernameKey(anew?.username ?? '')

  const confirmed = await transact(ctx, async (tx) => {
    await lockNames(tx, `email:${waiting.email}`, ...(anew ? [`username:${key}`] : []))
    const before = await waitingFor(tx, ctx, token)
    const { owner, email, language } = before
    let { id } = before
    if (anew) {
      await giveWay(tx, ctx, { ...before, username: usernameKey(before.username) === key ? null : before.username })
      if (await isUsernameHeld(tx, key)) throw new Refusal('USERNAME_TAKEN')
      const [consents, { username }] = [givenKinds(anew.consents), anew]
      id = await openAccount(tx, ctx, { username, email, passwordHash, language, consents, isConfirmed: true })
      await noteSignUpOrigin(tx, ctx, id)
    } else {
      // Another sign-up has taken its place since the password was looked at.
      if (before.hash !== waiting.hash) throw new Refusal('WRONG_PASSWORD')
      await tx.update(user).set({ emailVerified: true, updatedAt: ctx.now() }).where(eq(user.id, id))
    }
    await forgetLink(tx, 'sign-up', owner)
    return { id, email }
  })
  ctx.browser.cookies.push(...(await ownByMail(ctx, ctx.browser.headers, confirmed.id)))
  return confirmed.email
}

/** The sign-up that waits with the address of this link. */
async function waitingFor(tx: Tx, ctx: Ctx, token: string) {
  const link = await readLink(tx, ctx, 'sign-up', token)
  const found = link && (await waitingSignUp(tx, link.value))
  if (!found) throw new Refusal('NOT_FOUND')
  return { ...found, owner: link.owner }
}
