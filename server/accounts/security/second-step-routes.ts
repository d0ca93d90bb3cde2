import { eq } from 'drizzle-orm'
import type { LostFactor } from '#contract/accounts/security-schema.ts'
import { transact } from '#server/foundation/transaction.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { SECOND_STEP_FLOOD } from '../flood-limits.ts'
import { queueMail } from '../mail-jobs.ts'
import type { AuthRequest } from '../sign-in/auth-request.ts'
import { finishSignIn } from '../sign-in/commands/finish-sign-in.ts'
import { cookieName, withCookieAlone } from '../sign-in/cookies.ts'
import { storeLink } from '../sign-in/email-link-store.ts'
import { PENDING_COOKIE, pendingMember } from '../sign-in/pending-sign-in-queries.ts'
import { decrypt, encrypt } from '../sign-in/secret-box.ts'
import { twoFactor, user } from '../tables.ts'
import { areCodesLocked, mailUnlockLink, noteWrongCode } from './commands/lock-codes.ts'
import { markMethodUsed } from './commands/prove-owner.ts'
import { rejectStaleSignIn } from './commands/reject-stale-sign-in.ts'
import { recoveryDueAt } from './factor-recovery-queries.ts'
import { secondFactorOf, spendCode } from './second-factor-store.ts'

export const signInWithAppCode = (authRequest: AuthRequest, { code }: { code: string }): Promise<Response> =>
  takeCode(authRequest, async (memberId) => {
    const { services } = authRequest
    const secondFactor = await secondFactorOf(services.db, memberId)
    if (!secondFactor) return true // turned off meanwhile: the library says so
    const secret = await decrypt(services, secondFactor.secret)
    return spendCode(services, { memberId, secret, code })
  })

export const takeBackupCode = (authRequest: AuthRequest): Promise<Response> => takeCode(authRequest, async () => true)

/**
 * Handles the second step of a sign-in, which the library finds by a cookie. A session cookie in the same browser is withheld from the library: it would let
 * codes of that session's member be tried without limit. Without a waiting sign-in the library is not called at all.
 * @throws Refusal TOO_MANY_REQUESTS after 10 tries within a quarter of an hour, also for the right code
 */
async function takeCode(authRequest: AuthRequest, mayPass: (memberId: string) => Promise<boolean>): Promise<Response> {
  const { services, auth, request } = authRequest
  const headers = withCookieAlone(request.headers, cookieName(services.config, PENDING_COOKIE))
  const memberId = await pendingMember(services, headers)
  if (memberId) await services.limits.take(SECOND_STEP_FLOOD, memberId)
  return withMinDuration(async () => {
    if (!memberId) return Response.json(OVER, { status: 401 })
    if (await areCodesLocked(services, memberId)) {
      await mailUnlockLink(services, memberId)
      return Response.json(LOCKED, { status: 403 })
    }
    const response = (await mayPass(memberId))
      ? await rejectStaleSignIn(services, eq(user.id, memberId), () => auth.handler(new Request(request, { headers })))
      : Response.json(WRONG, { status: 401 })
    if (response.ok) await services.limits.forget(SECOND_STEP_FLOOD, memberId)
    else if (response.status === 401) await noteWrongCode(services, memberId)
    return finishSignIn(authRequest, response, (entered) =>
      markMethodUsed(services, request.headers, {
        memberId: entered,
        way: twoFactor,
        which: eq(twoFactor.userId, entered),
      }),
    )
  })
}

/**
 * Tells a person who has given the password and cannot pass the second step what to do. A mailed link lets them ask for the removal of the factor, after a
 * wait. A factor that was never used in a browser of the member is removed at once by a new password chosen by mail.
 */
export function helpWithoutFactor({ services, request }: AuthRequest): Promise<Response> {
  return withMinDuration(async () => {
    const memberId = await pendingMember(services, request.headers)
    const secondFactor = memberId && (await secondFactorOf(services.db, memberId))
    if (!memberId || !secondFactor) return Response.json(OVER, { status: 401 })
    const tell = (told: LostFactor) => Response.json(told)
    if (!secondFactor.provenAt) return tell({ next: 'reset' })
    const dueAt = await recoveryDueAt(services.db, memberId, services.now())
    if (dueAt) return tell({ next: 'waiting', dueAt })
    await transact(services, async (tx) => {
      const token = await storeLink(tx, services, { kind: 'recovery', owner: memberId, value: '' })
      const url = `${services.config.baseUrl}/auth?recovery=${encodeURIComponent(token)}`
      await queueMail(tx, { kind: 'recovery', userId: memberId, link: await encrypt(services, url) })
    })
    return tell({ next: 'mailed' })
  })
}

// Better Auth's answers to a code without a waiting sign-in, and to a wrong code.
const OVER = { message: 'Invalid two factor cookie', code: 'INVALID_TWO_FACTOR_COOKIE' }
const WRONG = { message: 'Invalid code', code: 'INVALID_CODE' }
const LOCKED = { message: 'Codes are locked', code: 'CODES_LOCKED' }
