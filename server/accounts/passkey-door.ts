import { Refusal } from '#server/foundation/refusal.ts'
import { cookieName, withCookieAlone } from './cookies.ts'
import { demandPassword } from './current-password.ts'
import { enter } from './enter.ts'
import { evenly } from './evenly.ts'
import type { Knock } from './knock.ts'
import { queueMailNow } from './mail-job.ts'
import { QUESTION_COOKIE } from './passkeys.ts'

/** Asks a browser for a passkey of this site, whoever's: a session that is there has no say. */
export async function askForPasskey({ auth, request }: Knock): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.delete('cookie')
  const answer = await auth.handler(new Request(request.url, { headers }))
  if (!answer.ok) return answer
  const question: unknown = await answer.json()
  // The library only wishes that the person be asked who they are; see `passkeys`.
  return Response.json({ ...Object(question), userVerification: 'required' }, answer)
}

/** Enters by a passkey, which stands for the password and the second factor. */
export const takePasskey = (knock: Knock): Promise<Response> => {
  const { services, auth, request } = knock
  const headers = withCookieAlone(request.headers, cookieName(services.config, QUESTION_COOKIE))
  return evenly(async () => enter(knock, await auth.handler(new Request(request, { headers }))))
}

/**
 * Asks the browser of a member who has given the password to make a passkey.
 * @throws Refusal UNAUTHORIZED, WRONG_PASSWORD, TOO_MANY_REQUESTS
 */
export async function beginPasskey(
  { services, auth, sessions, request }: Knock,
  { password }: { password: string },
): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  if (!found) throw new Refusal('UNAUTHORIZED')
  await demandPassword({ ...services, actor: found.member }, password)
  return auth.handler(new Request(request.url, { headers: request.headers }))
}

/**
 * Keeps the passkey that a browser has made. The question that it answers was put to this member, after the password; the member is told by mail.
 * @throws Refusal UNAUTHORIZED
 */
export async function addPasskey({ services, sessions, request, ask }: Knock): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  if (!found) throw new Refusal('UNAUTHORIZED')
  const response = await ask()
  if (response.ok) {
    await queueMailNow(services, { kind: 'passkeyAdded', userId: found.member.id })
    return Response.json({ isAdded: true })
  }
  const answer: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const isUnreadable = Object(answer).code === 'FAILED_TO_VERIFY_REGISTRATION'
  return isUnreadable ? Response.json(UNREADABLE, { status: 400 }) : response
}

/** Made up by hand, or somebody's already: the library calls that a fault of its own. */
const UNREADABLE = { message: 'Passkey refused', code: 'PASSKEY_REFUSED' }
