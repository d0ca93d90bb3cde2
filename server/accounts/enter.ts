import { eq } from 'drizzle-orm'
import type { Knock } from './knock.ts'
import { knowBrowser } from './known-browsers.ts'
import { session } from './tables.ts'

/**
 * What every way in ends with, once the library has opened a session: the one that this browser had before is closed, the browser is known from then on,
 * and the answer says nothing that a program of the page could carry away. Of a sign-in that still waits for its second step only the first holds: the
 * library takes the cookie away then, and nobody would have that session any more to close it.
 */
export async function enter(
  knock: Pick<Knock, 'services' | 'sessions' | 'request'>,
  answer: Response,
): Promise<Response> {
  if (!answer.ok) return answer
  const told: unknown = await answer.clone().json()
  const memberId: unknown = Object(Object(told).user).id
  if (typeof memberId !== 'string') {
    await leaveFormer(knock)
    return answer
  }
  const cookies = await enterBrowser(knock, memberId)
  const response = Response.json({ isSignedIn: true })
  for (const cookie of [...answer.headers.getSetCookie(), ...cookies]) response.headers.append('set-cookie', cookie)
  return response
}

/** The same where the answer is another one. @returns cookies that go with it */
export async function enterBrowser(
  knock: Pick<Knock, 'services' | 'sessions' | 'request'>,
  memberId: string,
): Promise<string[]> {
  await leaveFormer(knock)
  const known = await knowBrowser(knock.services, knock.request.headers, memberId)
  return known ? [known] : []
}

async function leaveFormer({ services, sessions, request }: Pick<Knock, 'services' | 'sessions' | 'request'>) {
  const before = await sessions.memberOf(request.headers)
  if (!before) return
  await services.db.delete(session).where(eq(session.id, before.member.sessionId))
  services.live.sessionsChanged([before.member.id])
}
