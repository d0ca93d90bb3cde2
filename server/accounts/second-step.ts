import { areCodesLocked, mailUnlockLink, noteWrongCode } from './codes-lock.ts'
import { cookieName, withCookieAlone } from './cookies.ts'
import { enter } from './enter.ts'
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
 * codes of that member, as often as asked, so it is not shown one. Where no sign-in waits, it is not asked at all.
 * @throws Refusal TOO_MANY_REQUESTS after 10 tries within a quarter of an hour, also for the right code
 */
async function takeCode(knock: Knock, mayPass: (memberId: string) => Promise<boolean>): Promise<Response> {
  const { services, auth, request } = knock
  const headers = withCookieAlone(request.headers, cookieName(services.config, PENDING_COOKIE))
  const memberId = await pendingMember(services, headers)
  if (memberId) await services.limits.take(TRIES, memberId)
  return evenly(async () => {
    if (!memberId) return Response.json(OVER, { status: 401 })
    if (await areCodesLocked(services, memberId)) {
      await mailUnlockLink(services, memberId)
      return Response.json(LOCKED, { status: 403 })
    }
    const response = (await mayPass(memberId))
      ? await auth.handler(new Request(request, { headers }))
      : Response.json(WRONG, { status: 401 })
    if (response.ok) await services.limits.forget(TRIES, memberId)
    else if (response.status === 401) await noteWrongCode(services, memberId)
    return enter(knock, response)
  })
}

// Better Auth's answers to a sign-in that does not wait, and to a code that is not the right one.
const OVER = { message: 'Invalid two factor cookie', code: 'INVALID_TWO_FACTOR_COOKIE' }
const WRONG = { message: 'Invalid code', code: 'INVALID_CODE' }
/** Until the owner opens the link that went to them. */
const LOCKED = { message: 'Codes are locked', code: 'CODES_LOCKED' }
