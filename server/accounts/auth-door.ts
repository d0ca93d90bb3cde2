import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Services } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import type { Auth } from './auth.ts'
import { evenly } from './evenly.ts'
import type { Sessions } from './sessions.ts'

type Door = { isGuarded: boolean }

/** The only routes of Better Auth that answer. Guarded ones are limited by address and take the same time whoever is asked about. */
const DOORS = new Map<string, Door>([
  ['POST /sign-in/email', { isGuarded: true }],
  ['POST /request-password-reset', { isGuarded: true }],
  ['POST /send-verification-email', { isGuarded: true }],
  ['POST /reset-password', { isGuarded: true }],
  ['GET /verify-email', { isGuarded: false }],
  ['POST /sign-out', { isGuarded: false }],
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
 * @throws Refusal NOT_FOUND for every other route, TOO_MANY_REQUESTS
 */
export async function passAuthDoor(
  { services, auth, sessions }: AuthDoor,
  request: Request,
  clientAddress: string,
): Promise<Response> {
  const path = new URL(request.url).pathname.replace(/^\/api\/auth/, '')
  const door = DOORS.get(`${request.method} ${path}`)
  if (!door) throw new Refusal('NOT_FOUND')
  if (path === '/sign-out') return signOut({ services, auth, sessions }, request)
  if (!door.isGuarded) return auth.handler(request)
  await limitTries(services, path.slice(1), clientAddress)
  return path === '/sign-in/email' ? signIn({ services, auth }, request) : evenly(() => auth.handler(request))
}

/**
 * After a few failures an account answers more slowly, up to 8 s, and never refuses: a password under attack costs the attacker time, and its
 * owner still gets in. Unknown addresses are slowed alike.
 */
async function signIn({ services, auth }: Omit<AuthDoor, 'sessions'>, request: Request): Promise<Response> {
  const body: unknown = await request
    .clone()
    .json()
    .catch(() => undefined)
  const email =
    typeof body === 'object' && body !== null && 'email' in body ? String(body.email).trim().toLowerCase() : ''
  const key = createHash('sha256').update(email).digest('base64url')
  const failures = await services.limits.count(FAILURES, key, 0)
  if (failures > FREE_FAILURES)
    await sleep(Math.min(FIRST_DELAY_MS * 2 ** (failures - FREE_FAILURES - 1), LONGEST_DELAY_MS))
  const response = await evenly(() => auth.handler(request))
  if (response.status === 401) await services.limits.count(FAILURES, key)
  else if (response.ok && failures > 0) await services.limits.forget(FAILURES, key)
  return response
}

async function signOut({ services, auth, sessions }: AuthDoor, request: Request): Promise<Response> {
  const found = await sessions.memberOf(request.headers)
  const response = await auth.handler(request)
  if (found) services.live.sessionsChanged([found.member.id])
  return response
}
