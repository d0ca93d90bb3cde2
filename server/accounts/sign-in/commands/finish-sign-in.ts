import { eq } from 'drizzle-orm'
import { keepFactor } from '../../security/factor-recovery-store.ts'
import { browserCookie } from '../../security/known-browser-queries.ts'
import { session } from '../../tables.ts'
import type { AuthRequest } from '../auth-request.ts'

type FinishedRequest = Pick<AuthRequest, 'services' | 'sessions' | 'request'>

/** Notes what the member entered with besides the password. @returns whether it is proven: this browser is the member's from then on */
type NoteUse = (memberId: string) => Promise<boolean>

/**
 * Finishes every way of signing in, once the library has opened a session: the session that this browser had before is closed, the browser is known from then on, and the
 * answer holds nothing that a program of the page could carry away. For a sign-in that still waits for its second step only the session before is closed: the
 * library takes the cookie away then, and nobody would have that session any more to close it.
 */
export async function finishSignIn(
  authRequest: FinishedRequest,
  answer: Response,
  noteUse?: NoteUse,
): Promise<Response> {
  if (!answer.ok) return answer
  const told: unknown = await answer.clone().json()
  const memberId: unknown = Object(Object(told).user).id
  if (typeof memberId !== 'string') {
    await closeFormerSession(authRequest)
    return answer
  }
  const cookies = await finishSignInCookies(authRequest, memberId, noteUse)
  const response = Response.json({ isSignedIn: true })
  for (const cookie of [...answer.headers.getSetCookie(), ...cookies]) response.headers.append('set-cookie', cookie)
  return response
}

/** Does the same where the caller makes the answer. @returns cookies that go with it */
export async function finishSignInCookies(
  authRequest: FinishedRequest,
  memberId: string,
  noteUse?: NoteUse,
): Promise<string[]> {
  await closeFormerSession(authRequest)
  const isOwner = (await noteUse?.(memberId)) ?? false
  // A member who enters past the second factor has not lost it; without one there is nothing to keep.
  await keepFactor(authRequest.services, memberId)
  const marks = isOwner ? (['known', 'owner'] as const) : (['known'] as const)
  const cookie = await browserCookie(authRequest.services, authRequest.request.headers, memberId, [...marks])
  return cookie ? [cookie] : []
}

async function closeFormerSession({ services, sessions, request }: FinishedRequest) {
  const before = await sessions.memberOf(request.headers)
  if (!before) return
  await services.db.delete(session).where(eq(session.id, before.member.sessionId))
  services.live.sessionsChanged([before.member.id])
}
