import { eq } from 'drizzle-orm'
import { keepFactor } from '../../security/factor-recovery-store.ts'
import { browserCookie } from '../../security/known-browser-queries.ts'
import { session } from '../../tables.ts'
import type { AuthRequest } from '../auth-request.ts'

type FinishedRequest = Pick<AuthRequest, 'services' | 'sessions' | 'request'>

type MarkMethodUsed = (memberId: string) => Promise<boolean>

/**
 * Finishes every sign-in after the library has opened a session: closes the session that this browser had before, and marks the browser as known. The answer
 * holds nothing that a script could steal. While a sign-in waits for its second step, only the earlier session is closed: its cookie is removed then, so it
 * could not be closed later.
 */
export async function finishSignIn(
  authRequest: FinishedRequest,
  answer: Response,
  markMethodUsed?: MarkMethodUsed,
): Promise<Response> {
  if (!answer.ok) return answer
  const told: unknown = await answer.clone().json()
  const memberId: unknown = Object(Object(told).user).id
  if (typeof memberId !== 'string') {
    await closeFormerSession(authRequest)
    return answer
  }
  const cookies = await finishSignInCookies(authRequest, memberId, markMethodUsed)
  const response = Response.json({ isSignedIn: true })
  for (const cookie of [...answer.headers.getSetCookie(), ...cookies]) response.headers.append('set-cookie', cookie)
  return response
}

export async function finishSignInCookies(
  authRequest: FinishedRequest,
  memberId: string,
  markMethodUsed?: MarkMethodUsed,
): Promise<string[]> {
  await closeFormerSession(authRequest)
  const isOwner = (await markMethodUsed?.(memberId)) ?? false
  // A member who passes the second step has not lost the factor. Without a second factor this does nothing.
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
