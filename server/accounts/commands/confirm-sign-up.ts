import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { ConfirmationInput, Confirmed, SignUpPreview } from '#contract/accounts/schema.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { shownEmail } from '#server/foundation/text/shown-email.ts'
import { transact } from '#server/foundation/transaction.ts'
import { isUsernameHeld } from '../queries.ts'
import { ownByMail } from '../security/commands/prove-owner.ts'
import { passwordWeaknesses } from '../security/password-strength.ts'
import { lockNames, usernameLock } from '../sign-in/commands/lock-names.ts'
import { noteSignUpOrigin } from '../sign-in/commands/note-sign-up-origin.ts'
import { forgetLink, readLink } from '../sign-in/email-link-store.ts'
import { endedBrowserProof, pendingOf } from '../sign-in/pending-sign-up-store.ts'
import { isBarred, usernameKey } from '../sign-in/username.ts'
import { giveWay, waitingSignUp } from '../sign-in/waiting-sign-up-store.ts'
import { user } from '../tables.ts'
import { givenKinds, openAccount } from './open-account.ts'

/** Passwords tried with the link of one address, right or wrong. */
const TRIES = { name: 'confirmations', points: 10, seconds: 3_600 }

/**
 * Confirms the address of the sign-up that waits with it, for a person who has both the link and the password of that sign-up: neither one who chose a password
 * for somebody else's address nor one who opens a stranger's link gets an account so. A person who has the link alone signs up anew, in its place. This browser
 * is the member's from then on.
 * @returns the address, and where the sign-up was on the way to
 * @throws Refusal NOT_FOUND when the link is over or no sign-up waits, WRONG_PASSWORD, WEAK_PASSWORD, USERNAME_TAKEN, TOO_MANY_REQUESTS
 */
export async function confirmSignUp(ctx: Ctx, { token, password, anew }: ConfirmationInput): Promise<Confirmed> {
  const waiting = await transact(ctx, (tx) => waitingFor(tx, ctx, token))
  await ctx.limits.take(TRIES, waiting.owner)
  if (!anew && !(await verifyPassword({ hash: waiting.hash, password }))) throw new Refusal('WRONG_PASSWORD')
  const reasons = anew ? passwordWeaknesses(password, { email: waiting.email, username: anew.username }) : []
  if (reasons.length > 0) throw new Refusal('WEAK_PASSWORD', { reasons })
  if (anew && isBarred(anew.username, { isProfessional: false })) throw new Refusal('USERNAME_TAKEN')
  const passwordHash = anew ? await hashPassword(password) : waiting.hash
  const key = usernameKey(anew?.username ?? '')

  const confirmed = await transact(ctx, async (tx) => {
    await lockNames(tx, `email:${waiting.email}`, ...(anew ? [usernameLock(key)] : []))
    const before = await waitingFor(tx, ctx, token)
    const { owner, email, language } = before
    let { id } = before
    if (anew) {
      await giveWay(tx, ctx, {
        ...before,
        username: usernameKey(before.username) === key ? null : before.username,
      })
      if (await isUsernameHeld(tx, ctx, { key })) throw new Refusal('USERNAME_TAKEN')
      const [consents, { username }] = [givenKinds(anew.consents), anew]
      id = await openAccount(tx, ctx, { username, email, passwordHash, language, consents, isConfirmed: true })
      await noteSignUpOrigin(tx, ctx, id)
    } else {
      // Another sign-up has taken its place since the password was checked.
      if (before.hash !== waiting.hash) throw new Refusal('WRONG_PASSWORD')
      await tx.update(user).set({ emailVerified: true, updatedAt: ctx.now() }).where(eq(user.id, id))
    }
    await forgetLink(tx, 'sign-up', owner)
    const { next } = await pendingOf(tx, ctx, { headers: ctx.browser.headers, memberId: id })
    return { id, email, next }
  })
  ctx.browser.cookies.push(...(await ownByMail(ctx, ctx.browser.headers, confirmed.id)), endedBrowserProof(ctx))
  return { email: confirmed.email, next: confirmed.next }
}

/**
 * Tells what confirming by this link needs: in the browser that made the sign-up a press alone, with the name that it is under; elsewhere the password.
 * @throws Refusal NOT_FOUND when the link is over or no sign-up waits
 */
export const previewSignUp = (ctx: Ctx, token: string): Promise<SignUpPreview> =>
  transact(ctx, async (tx) => {
    const { id, email, username } = await waitingFor(tx, ctx, token)
    const { isOfBrowser } = await pendingOf(tx, ctx, { headers: ctx.browser.headers, memberId: id })
    return { email: shownEmail(email), username: isOfBrowser ? username : null }
  })

/**
 * Confirms the address of the sign-up that waits with it in the browser that made it: the link shows who reads the mailbox, and the browser who chose the password.
 * @returns whose account it is, and where the sign-up was on the way to
 * @throws Refusal NOT_FOUND when the link is over or no sign-up waits, WRONG_PASSWORD where another browser, or a later sign-up, made it
 */
export async function confirmHere(
  services: Services,
  headers: Headers,
  token: string,
): Promise<{ memberId: string; next: string | null }> {
  const { email } = await transact(services, (tx) => waitingFor(tx, services, token))
  return transact(services, async (tx) => {
    await lockNames(tx, `email:${email}`)
    const { id: memberId, owner } = await waitingFor(tx, services, token)
    const { isOfBrowser, next } = await pendingOf(tx, services, { headers, memberId })
    if (!isOfBrowser) throw new Refusal('WRONG_PASSWORD')
    await tx.update(user).set({ emailVerified: true, updatedAt: services.now() }).where(eq(user.id, memberId))
    await forgetLink(tx, 'sign-up', owner)
    return { memberId, next }
  })
}

/** The sign-up that waits with the address of this link. */
async function waitingFor(tx: Tx, services: Services, token: string) {
  const link = await readLink(tx, services, 'sign-up', token)
  const found = link && (await waitingSignUp(tx, link.value))
  if (!found) throw new Refusal('NOT_FOUND')
  return { ...found, owner: link.owner }
}
