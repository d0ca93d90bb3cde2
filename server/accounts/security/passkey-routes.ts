import { and, eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { Refusal } from '#server/foundation/refusal.ts'
import { transact } from '#server/foundation/transaction.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { queueMail } from '../mail-jobs.ts'
import type { AuthRequest } from '../sign-in/auth-request.ts'
import { finishSignIn } from '../sign-in/commands/finish-sign-in.ts'
import { cookieName, withCookieAlone } from '../sign-in/cookies.ts'
import { passkey, user } from '../tables.ts'
import { markMethodUsed } from './commands/prove-owner.ts'
import { rejectStaleSignIn } from './commands/reject-stale-sign-in.ts'
import { demandPassword } from './current-password-policy.ts'
import { type MadePasskey, QUESTION_COOKIE, type UsedPasskey } from './passkey-plugin.ts'
import { holdSession } from './session-queries.ts'

/** A session in the browser is ignored. */
export async function challengePasskey({ auth, request }: AuthRequest): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  const answer = await auth.handler(new Request(request.url, { headers }))
  if (!answer.ok) return answer
  const question: unknown = await answer.json()
  // The library only prefers that the device verify its user; see `passkeys`.
  return Response.json({ ...Object(question), userVerification: 'required' }, answer)
}

export const signInWithPasskey = (
  authRequest: AuthRequest,
  given: { response: z.output<typeof UsedPasskey> },
): Promise<Response> => {
  const { services, auth, request } = authRequest
  const headers = withCookieAlone(request.headers, cookieName(services.config, QUESTION_COOKIE))
  const owner = services.db
    .select({ id: passkey.userId })
    .from(passkey)
    .where(eq(passkey.credentialID, given.response.id))
  const ask = () => auth.handler(new Request(request, { headers }))
  return withMinDuration(async () =>
    finishSignIn(authRequest, await rejectStaleSignIn(services, inArray(user.id, owner), ask), (memberId) =>
      markMethodUsed(services, request.headers, {
        memberId,
        way: passkey,
        which: isPasskey(memberId, given.response.id),
      }),
    ),
  )
}

const isPasskey = (memberId: string, credentialId: string) =>
  and(eq(passkey.userId, memberId), eq(passkey.credentialID, credentialId))

/**
 * Asks the browser of a member who has given the password to make a passkey.
 * @throws Refusal UNAUTHORIZED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function beginPasskey(
  { services, auth, sessions, request }: AuthRequest,
  { password }: { password: string },
): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  if (!found) throw new Refusal('UNAUTHORIZED')
  await demandPassword({ ...services, actor: found.member }, password)
  return auth.handler(new Request(request.url, { headers: request.headers }))
}

/**
 * Stores the passkey that a browser has made, and tells the member by mail. Its challenge was given to this member after they had given their password.
 * @throws Refusal UNAUTHORIZED, also where the session was closed meanwhile: a new password removes the passkeys that exist, and none may be added after it
 */
export async function addPasskey(
  { services, sessions, request, ask }: AuthRequest,
  given: { response: z.output<typeof MadePasskey> },
): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const { id: memberId, sessionId } = found.member
  const response = await ask()
  if (response.ok) {
    const which = isPasskey(memberId, given.response.id)
    const isKept = await transact(services, async (tx) => {
      const isHeld = await holdSession(tx, sessionId)
      if (isHeld) await queueMail(tx, { kind: 'passkeyAdded', userId: memberId })
      else await tx.delete(passkey).where(which)
      return isHeld
    })
    if (!isKept) throw new Refusal('UNAUTHORIZED')
    await markMethodUsed(services, request.headers, { memberId, way: passkey, which })
    return Response.json({ isAdded: true })
  }
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const isUnreadable = Object(answer).code === 'FAILED_TO_VERIFY_REGISTRATION'
  return isUnreadable ? Response.json(UNREADABLE, { status: 400 }) : response
}

/** The answer to a forged passkey, or one that is already registered; the library reports these as its own failure. */
const UNREADABLE = { message: 'Passkey refused', code: 'PASSKEY_REFUSED' }
