import { cookieName, withCookieAlone } from './cookies.ts'
import { evenly } from './evenly.ts'
import type { Knock } from './knock.ts'
import { PENDING_COOKIE, pendingMember } from './pending-sign-in.ts'
import { secondFactorOf, spendCode, unsealed } from './second-factor.ts'

/** Codes of one account that may be tried, right or wrong, in however many sign-ins; a right one starts anew. */
const TRIES = { name: 'second-step', points: 10, seconds: 900 }

/** Enters with a code of the app, which is good once. */
export const takeAppCode = (knock: Knock, { code }: { code: string }): Promise<Response> =>
  takeCode(knock, async (memberId) => {
    const { services } = knock
    const secondFactor = await secondFactorOf(services.db, memberId)
    if (!secondFactor) return true // turned off meanwhile: the library says so
    const secret = await unsealed(services, secondFactor.secret)
    return spendCode(services, { memberId, secret, code })
  })

/** Enters with a backup code, which the library takes off the list. */
export const takeBackupCode = (knock: Knock): Promise<Response> => takeCode(knock, async () => true)

/**
 * The second step of a sign-in. The library knows which sign-in it belongs to by a cookie; a session in the same browser would have it check
 * codes of that member, as often as asked, so it is not shown one.
 * @throws Refusal TOO_MANY_REQUESTS after 10 tries within a quarter of an hour, also for the right code
 */
async function takeCode(
  { services, auth, request }: Knock,
  mayPass: (memberId: string) => Promise<boolean>,
): Promise<Response> {
  const headers = withCookieAlone(request.headers, cookieName(services.config, PENDING_COOKIE))
  const memberId = await pendingMember(services, headers)
  if (memberId) await services.limits.take(TRIES, memberId)
  return evenly(async () => {
    if (memberId && !(await mayPass(memberId))) return Response.json(WRONG, { status: 401 })
    const response = await auth.handler(new Request(request, { headers }))
    if (memberId && response.ok) await services.limits.forget(TRIES, memberId)
    return response
  })
}

/** Better Auth's answer to a code that is not the right one. */
const WRONG = { message: 'Invalid code', code: 'INVALID_CODE' }
