import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { EMAIL_MAX } from '#contract/accounts/limits.ts'
import { Password } from '#contract/accounts/schema.ts'
import { faultsOf } from '#contract/foundation/faults.ts'
import { lineText } from '#contract/foundation/text.ts'
import type { Services } from '#server/foundation/context.ts'
import { invalidInput, Refusal } from '#server/foundation/refusal.ts'
import type { Auth } from './auth.ts'
import { isDecoy } from './decoy.ts'
import { evenly } from './evenly.ts'
import type { Sessions } from './sessions.ts'

const Address = z.string().trim().toLowerCase().max(EMAIL_MAX)
const SignIn = z.object({ email: Address, password: Password })

/**
 * The only routes of Better Auth that answer. Those with an input are limited by address, take the same time whoever is asked about, and are handed
 * these fields alone: what else the library would take, in a form or in the query, is no way around what is checked here.
 */
const DOORS = new Map<string, z.ZodType<Record<string, string>> | undefined>([
  ['POST /sign-in/email', SignIn],
  ['POST /request-password-reset', z.object({ email: Address })],
  ['POST /send-verification-email', z.object({ email: Address })],
  ['POST /reset-password', z.object({ token: lineText({ max: 200 }), newPassword: Password })],
  ['GET /verify-email', undefined],
  ['POST /sign-out', undefined],
])

const MINUTE = 60
const HOUR = 3_600
const FREE_FAILURES = 5
const FIRST_DELAY_MS = 250
const LONGEST_DELAY_MS = 8_000

/** Failed sign-ins of one account within an hour, whoever tried. */
const FAILURES = { name: 'sign-in-failures', points: 1_000_000, seconds: HOUR }

/** @throws Refusal TOO_MANY_REQUESTS: at most 6 tries a minute and 30 an hour at one door from one address */
export async function limitTries(
  { limits }: Pick<Services, 'limits'>,
  door: string,
  clientAddress: string,
): Promise<void> {
  await limits.take({ name: `${door}-minute`, points: 6, seconds: MINUTE }, clientAddress)
  await limits.take({ name: `${door}-hour`, points: 30, seconds: HOUR }, clientAddress)
}

type AuthDoor = { services: Services; auth: Auth; sessions: Sessions }

/**
 * Lets a request through to Better Auth, if its route is one in use.
 * @throws Refusal NOT_FOUND for every other route, TOO_MANY_REQUESTS, INVALID_INPUT
 */
export async function passAuthDoor(
  { services, auth, sessions }: AuthDoor,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '')
  const route = `${request.method} ${path}`
  if (!DOORS.has(route)) throw new Refusal('NOT_FOUND')
  if (path === '/sign-out') return signOut({ services, auth, sessions }, request)
  const input = DOORS.get(route)
  if (!input) return auth.handler(request)
  await limitTries(services, path.slice(1), clientAddress)
  const body: unknown = await request.json().catch(() => undefined)
  const given = input.safeParse(body)
  if (!given.success) throw invalidInput(...faultsOf(given.error.issues))
  const ask = () => auth.handler(withBody(request, given.data))
  return path === '/sign-in/email' ? signIn({ services, ask }, SignIn.parse(body)) : evenly(ask)
}

/** The same request with this and nothing else to say. */
function withBody({ url, headers }: Request, body: object): Request {
  const clean = new Headers(headers)
  clean.set('content-type', 'application/json')
  clean.delete('content-length')
  return new Request(url.replace(/\?.*$/, ''), { method: 'POST', headers: clean, body: JSON.stringify(body) })
}

/**
 * After a few failures an account answers more slowly, up to 8 s, and never refuses: a password under attack costs the attacker time, and its
 * owner still gets in. Unknown addresses are slowed alike.
 */
async function signIn(
  { services, ask }: Pick<AuthDoor, 'services'> & { ask: () => Promise<Response> },
  { email, password }: z.output<typeof SignIn>,
): Promise<Response> {
  const key = createHash('sha256').update(email).digest('base64url')
  const failures = await services.limits.count(FAILURES, key, 0)
  if (failures > FREE_FAILURES)
    await sleep(Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY_MS))
  const response = await evenly(async () => {
    const answer = await ask()
    const isDecoyed = answer.status === 401 && (await isDecoy(services.db, { email, password }))
    return isDecoyed ? Response.json(UNCONFIRMED, { status: 403 }) : answer
  })
  if (response.status === 401) await services.limits.count(FAILURES, key)
  else if (response.ok && failures > 0) await services.limits.forget(FAILURES, key)
  return response
}

/** Better Auth's answer to the right password of an address that is not confirmed yet. */
const UNCONFIRMED = { message: 'Email not verified', code: 'EMAIL_NOT_VERIFIED' }

async function signOut({ services, auth, sessions }: AuthDoor, request: Request): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  const response = await auth.handler(request)
  if (found) services.live.sessionsChanged([found.member.id])
  return response
}
