import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { eq } from 'drizzle-orm'
import type { ConfirmationInput, Confirmed, SignUpPreview } from '#contract/accounts/schema.ts'
import type { Ctx, Services } from '#server/foundation/context.ts'
import type { Tx } from '#server/foundation/db/database.ts'
import { lockNames } from '#server/foundation/db/name-lock.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import { shownEmail } from '#server/foundation/text/shown-email.ts'
import { transact } from '#server/foundation/transaction.ts'
import { CONFIRMATION_FLOOD } from '../flood-limits.ts'
import { isUsernameHeld } from '../queries.ts'
import { ownerCookieAfterMail } from '../security/commands/prove-owner.ts'
import { passwordWeaknesses } from '../security/password-strength.ts'
import { noteSignUpOrigin } from '../sign-in/commands/note-sign-up-origin.ts'
import { forgetLink, readLink } from '../sign-in/email-link-store.ts'
import { usernameLock } from '../sign-in/former-username-store.ts'
import { endedBrowserProof, pendingOf } from '../sign-in/pending-sign-up-store.ts'
import { isBarred, usernameKey } from '../sign-in/username.ts'
import { replaceWaitingSignUp, waitingSignUp } from '../sign-in/waiting-sign-up-store.ts'
import { user } from '../tables.ts'
import { givenKinds, openAccount } from './open-account.ts'

/**
 * Confirms the sign-up that waits with an address, by both the mailed link and the password of that sign-up. A person who signed up with somebody else's
 * address lacks the link; a person who opens a stranger's link lacks the password. A person with the link alone signs up again, in place of the waiting
 * sign-up. Marks this browser as the member's.
 * @returns the address, and the page to go on to
 * @throws Refusal NOT_FOUND when the link has expired or no sign-up waits; WRONG_PASSWORD; WEAK_PASSWORD; USERNAME_TAKEN; TOO_MANY_REQUESTS
 */
export async function confirmSignUp(ctx: Ctx, { token, password, anew }: ConfirmationInput): Promise<Confirmed> {
  const waiting = await transact(ctx, (tx) => waitingFor(tx, ctx, token))
  await ctx.limits.take(CONFIRMATION_FLOOD, waiting.owner)
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
      await replaceWaitingSignUp(tx, ctx, {
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
  ctx.browser.cookies.push(
    ...(await ownerCookieAfterMail(ctx, ctx.browser.headers, confirmed.id)),
    endedBrowserProof(ctx),
  )
  return { email: confirmed.email, next: confirmed.next }
}

/**
 * In the browser that signed up, one press confirms the sign-up; any other browser needs the password.
 * @throws Refusal NOT_FOUND when the link has expired or no sign-up waits
 */
export const previewSignUp = (ctx: Ctx, token: string): Promise<SignUpPreview> =>
  transact(ctx, async (tx) => {
    const { id, email, username } = await waitingFor(tx, ctx, token)
    const { isOfBrowser } = await pendingOf(tx, ctx, { headers: ctx.browser.headers, memberId: id })
    return { email: shownEmail(email), username: isOfBrowser ? username : null }
  })

/**
 * Confirms a sign-up in the browser that made it, without the password: the link proves who reads the mailbox, and the browser proves who chose the password.
 * @returns the id of the member, and the page to go on to
 * @throws Refusal NOT_FOUND when the link has expired or no sign-up waits; WRONG_PASSWORD where another browser or a later sign-up made it
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

async function waitingFor(tx: Tx, services: Services, token: string) {
  const link = await readLink(tx, services, 'sign-up', token)
  const found = link && (await waitingSignUp(tx, link.value))
  if (!found) throw new Refusal('NOT_FOUND')
  return { ...found, owner: link.owner }
}
