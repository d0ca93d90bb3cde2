import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { Email } from '#contract/accounts/email.ts'
import { SIGN_IN_FIRST_DELAY_MS, SIGN_IN_FREE_FAILURES, SIGN_IN_LONGEST_DELAY_MS } from '#contract/accounts/limits.ts'
import { LinkToken, Password } from '#contract/accounts/schema.ts'
import { AppCode, BackupCode, PasskeyName } from '#contract/accounts/security-schema.ts'
import { faultsOf } from '#contract/foundation/faults.ts'
import { lineText } from '#contract/foundation/text.ts'
import type { Services } from '#server/foundation/context.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import { parseAs } from '#server/foundation/safe-parse.ts'
import { unknownFaults, unknownKeys } from '#server/foundation/unknown-keys.ts'
import { withMinDuration } from '#server/foundation/work/min-duration.ts'
import { choosePassword } from '../commands/choose-password.ts'
import { KNOWN_BROWSER_LIMITS, type SignInLimits, STRANGER_LIMITS } from '../concurrency-limits.ts'
import { KNOWN_BROWSER_FLOOD, routeFloods, SIGN_IN_FAILURES } from '../flood-limits.ts'
import { ownerCookieAfterMail } from '../security/commands/prove-owner.ts'
import { rejectStaleSignIn } from '../security/commands/reject-stale-sign-in.ts'
import { gateMarkOf, isKnownBrowser } from '../security/known-browser-queries.ts'
import { beginIdentityLink, beginIdentitySignIn, redirectToRetry, returnFromIdentity } from '../security/oidc-routes.ts'
import { MadePasskey, UsedPasskey } from '../security/passkey-plugin.ts'
import { addPasskey, beginPasskey, challengePasskey, signInWithPasskey } from '../security/passkey-routes.ts'
import { helpWithoutFactor, signInWithAppCode, takeBackupCode } from '../security/second-step-routes.ts'
import { user } from '../tables.ts'
import { addressKey } from './address-key.ts'
import type { AuthRequest } from './auth-request.ts'
import { finishSignIn } from './commands/finish-sign-in.ts'
import { withPlainCookies } from './cookies.ts'
import { isDecoy } from './decoy-store.ts'
import { signInAfterConfirmation } from './sign-up-routes.ts'

const SignIn = z.object({ email: Email, password: Password })
const Choice = z.object({ token: LinkToken, newPassword: Password })

const ROUTES = new Map<string, (authRequest: AuthRequest) => Promise<Response>>([
  ['POST /sign-in/email', taking(SignIn, signIn)],
  ['POST /two-factor/verify-totp', taking(z.object({ code: AppCode }), signInWithAppCode)],
  ['POST /two-factor/verify-backup-code', taking(z.object({ code: BackupCode }), takeBackupCode)],
  ['POST /two-factor/help', taking(z.object({}), helpWithoutFactor)],
  ['POST /passkey/generate-authenticate-options', taking(z.object({}), challengePasskey)],
  ['POST /passkey/verify-authentication', taking(z.object({ response: UsedPasskey }), signInWithPasskey)],
  ['POST /passkey/generate-register-options', taking(z.object({ password: Password }), beginPasskey)],
  ['POST /passkey/verify-registration', taking(z.object({ name: PasskeyName, response: MadePasskey }), addPasskey)],
  ['POST /identity/leave', taking(z.object({ next: lineText({ max: 500 }).optional() }), beginIdentitySignIn)],
  ['POST /identity/link', taking(z.object({ password: Password }), beginIdentityLink)],
  ['GET /identity/callback', returning],
  ['POST /request-password-reset', taking(z.object({ email: Email }))],
  ['POST /send-verification-email', taking(z.object({ email: Email }))],
  ['POST /reset-password', taking(Choice, resetPassword)],
  ['POST /sign-up/enter', taking(z.object({ token: LinkToken }), signInAfterConfirmation)],
  ['POST /sign-out', signOut],
])

/** @throws Refusal TOO_MANY_REQUESTS: after more tries at one route from one address than `routeFloods` allows, and where too many come at once */
export const limitTries = (
  { limits }: Pick<Services, 'limits'>,
  route: string,
  clientAddress: string,
  { limitArrivals }: SignInLimits = STRANGER_LIMITS,
): Promise<void> =>
  limitArrivals(async () => {
    for (const flood of routeFloods(route)) await limits.take(flood, clientAddress)
  })

/**
 * Passes a request to Better Auth if its route is in use.
 * @throws Refusal NOT_FOUND for every other route; TOO_MANY_REQUESTS; INVALID_INPUT
 */
export async function passAuthRoutes(
  deps: Pick<AuthRequest, 'services' | 'auth' | 'sessions'>,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '')
  const pass = ROUTES.get(`${request.method} ${path}`)
  if (!pass) throw new Refusal('NOT_FOUND')
  const plain = new Request(request, { headers: withPlainCookies(request.headers) })
  const ask = () => deps.auth.handler(plain)
  return pass({ ...deps, request: plain, clientAddress, path, limitedBy: STRANGER_LIMITS, ask })
}

/**
 * Makes a route with an input, limited by client address. Its response time is the same whoever is asked about. Passes on only the fields of `input`: other
 * input that the library would read, from a form or the query, cannot bypass these checks.
 */
function taking<Given extends object>(
  input: z.ZodType<Given>,
  pass: (authRequest: AuthRequest, given: Given) => Promise<Response> = ({ ask }) => withMinDuration(ask),
) {
  return async (authRequest: AuthRequest): Promise<Response> => {
    const { services, auth, request, path, clientAddress } = authRequest
    const said: unknown = await request.json().catch(() => undefined)
    const read = parseAs(input, said)
    // The mark must belong to the given address; a request with an invalid input counts as a try too.
    const { limitedBy, leave } = 'issues' in read ? FOR_STRANGERS : await signInLimitsFor(authRequest, read.data)
    try {
      await limitTries(services, path.slice(1), clientAddress, limitedBy)
      if ('issues' in read) throw invalidInput(...faultsOf(read.issues))
      // A browser's answer about a passkey has more fields than the schema, all of them inside `response`.
      const unknown = unknownKeys(input, said).filter((path) => !path.includes('.'))
      if (unknown.length > 0) throw invalidInput(...unknownFaults(unknown))
      const clean = withBody(request, read.data)
      return await pass({ ...authRequest, limitedBy, request: clean, ask: () => auth.handler(clean) }, read.data)
    } finally {
      leave()
    }
  }
}

/** The most requests with one mark that bypass the queue of strangers at a time. Otherwise a few members could fill the queue of known browsers. */
const KNOWN_AT_ONCE = 2

const knownNow = new Map<string, number>()

const FOR_STRANGERS = { limitedBy: STRANGER_LIMITS, leave: () => {} }

/**
 * Returns the limits of known browsers if this browser holds the mark of the given address, or any mark where no address is given. Other browsers get those
 * of
 * strangers. The caller calls `leave` when the request is done.
 */
async function signInLimitsFor({ services, request }: AuthRequest, given: object): Promise<typeof FOR_STRANGERS> {
  const email = 'email' in given && typeof given.email === 'string' ? given.email : undefined
  const mark = gateMarkOf(services, request.headers, email)
  const now = mark === undefined ? 0 : (knownNow.get(mark) ?? 0)
  if (mark === undefined || now >= KNOWN_AT_ONCE) return FOR_STRANGERS
  knownNow.set(mark, now + 1)
  const leave = () => {
    const left = knownNow.get(mark)! - 1
    if (left > 0) knownNow.set(mark, left)
    else knownNow.delete(mark)
  }
  try {
    await services.limits.takeInMemory(KNOWN_BROWSER_FLOOD, mark)
    return { limitedBy: KNOWN_BROWSER_LIMITS, leave }
  } catch (error) {
    leave()
    if (error instanceof Refusal) return FOR_STRANGERS
    throw error
  }
}

function withBody({ url, headers }: Request, body: object): Request {
  const clean = new Headers(headers)
  clean.set('content-type', 'application/json')
  clean.delete('content-length')
  return new Request(url.replace(/\?.*$/, ''), { method: 'POST', headers: clean, body: JSON.stringify(body) })
}

/**
 * Signs in. After a few failures the answers for an account are delayed, up to 8 s, but never refused: an attacker loses time, and the owner still gets in. A
 * browser where the owner signed in before has no delay. Unknown addresses are delayed alike.
 */
async function signIn(authRequest: AuthRequest, { email, password }: z.output<typeof SignIn>): Promise<Response> {
  const { services, request, ask, limitedBy } = authRequest
  const key = addressKey(email)
  // The failure is counted before the try: otherwise many tries at once would all wait as little as the first.
  const failures = (await limitedBy.limitArrivals(() => services.limits.count(SIGN_IN_FAILURES, key))) - 1
  if (failures > SIGN_IN_FREE_FAILURES && !(await isKnownBrowser(services, request.headers, email)))
    await sleep(
      Math.min(SIGN_IN_FIRST_DELAY_MS * 2 ** (failures - SIGN_IN_FREE_FAILURES - 1), SIGN_IN_LONGEST_DELAY_MS),
    )
  const response = await withMinDuration(() =>
    limitedBy.limitHashing(async () => {
      const answer = await rejectStaleSignIn(services, eq(user.email, email), ask)
      const isDecoyed = answer.status === 401 && (await isDecoy(services.db, { email, password }))
      return isDecoyed ? Response.json(UNCONFIRMED, { status: 403 }) : answer
    }),
  )
  // Only this try is taken back. If the delay ended altogether, others would learn that the address has a member who has just signed in.
  if (response.ok) await services.limits.count(SIGN_IN_FAILURES, key, -1)
  return finishSignIn(authRequest, response)
}

const UNCONFIRMED = { message: 'Email not verified', code: 'EMAIL_NOT_VERIFIED' }

/** A browser over the limit is redirected to where it can try again, because people see this address as a page. */
async function returning(authRequest: AuthRequest): Promise<Response> {
  try {
    await limitTries(authRequest.services, 'identity-callback', authRequest.clientAddress)
  } catch (error) {
    if (error instanceof Refusal) return redirectToRetry(authRequest, 'away')
    throw error
  }
  return returnFromIdentity(authRequest)
}

/** Sets a password by a mailed link. Its holder reads the mailbox, so the browser may become the member's. */
function resetPassword(
  { services, request, limitedBy }: AuthRequest,
  choice: z.output<typeof Choice>,
): Promise<Response> {
  return withMinDuration(async () => {
    try {
      const memberId = await limitedBy.limitHashing(() => choosePassword(services, choice))
      const response = Response.json({ isChanged: true })
      for (const cookie of await ownerCookieAfterMail(services, request.headers, memberId))
        response.headers.append('set-cookie', cookie)
      return response
    } catch (error) {
      if (error instanceof Refusal && error.code === 'NOT_FOUND') return Response.json(LINK_OVER, { status: 400 })
      throw error
    }
  })
}

const LINK_OVER = { message: 'Invalid token', code: 'INVALID_TOKEN' }

async function signOut({ services, sessions, request, ask }: AuthRequest): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  const response = await ask()
  if (found) services.live.sessionsChanged([found.member.id])
  response.headers.set('clear-site-data', '"cache"')
  return response
}
