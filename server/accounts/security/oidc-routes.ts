import { and, eq, gt } from 'drizzle-orm'
import { z } from 'zod'
import { IDENTITY_MINUTES } from '#contract/accounts/limits.ts'
import type { Services } from '#server/foundation/context.ts'
import { Refusal } from '#server/foundation/refusal.ts'
import type { AuthRequest } from '../sign-in/auth-request.ts'
import { finishSignInCookies } from '../sign-in/commands/finish-sign-in.ts'
import { cookieName, cookieOf } from '../sign-in/cookies.ts'
import { account, user, verification } from '../tables.ts'
import { isIdentity, linkIdentity, ownerOf, type ProviderIdentity } from './commands/link-identity.ts'
import { markMethodUsed } from './commands/prove-owner.ts'
import { rejectStaleSignIn } from './commands/reject-stale-sign-in.ts'
import { demandPassword } from './current-password-policy.ts'
import { type IdentityProvider, openIdentityProvider } from './oidc-service.ts'

/** The cookie of a browser that was sent to the provider: the answer has to come back in the same browser. */
const PENDING_IDENTITY_COOKIE = 'identity'
const PENDING_IDENTITY_SECONDS = IDENTITY_MINUTES * 60
const PREFIX = 'identity-'

const SETTINGS = '/settings/security'

const PendingIdentity = z.object({
  nonce: z.string(),
  verifier: z.string(),
  sessionId: z.string().nullable(),
  next: z.string().nullable(),
})
type PendingIdentity = z.infer<typeof PendingIdentity>

type Ending = 'linked' | 'unknown' | 'taken' | 'refused' | 'away' | 'over'

/**
 * Sends a browser to the provider, to sign in.
 * @throws Refusal NOT_FOUND where none is configured, UNAVAILABLE
 */
export const beginIdentitySignIn = (
  authRequest: AuthRequest,
  { next }: { next?: string | undefined },
): Promise<Response> => leave(authRequest, { sessionId: null, next: next ?? null })

/**
 * Sends the browser of a member who has given their password to the provider, to link an identity.
 * @throws Refusal NOT_FOUND, UNAUTHORIZED, WRONG_PASSWORD, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function beginIdentityLink(
  authRequest: AuthRequest,
  { password }: { password: string },
): Promise<Response> {
  const { services, sessions, request } = authRequest
  const found = await sessions.memberOf(request.headers)
  if (!found) throw new Refusal('UNAUTHORIZED')
  await demandPassword({ ...services, actor: found.member }, password)
  return leave(authRequest, { sessionId: found.member.sessionId, next: null })
}

async function leave(
  { services }: AuthRequest,
  whither: Pick<PendingIdentity, 'sessionId' | 'next'>,
): Promise<Response> {
  const { db, config, now, newId, log } = services
  const provider = providerOf(services)
  const begun = await provider.begin().catch((error: unknown) => {
    log.warn({ err: error }, 'the identity provider cannot be reached')
    throw new Refusal('UNAVAILABLE')
  })
  const { url, state, nonce, verifier } = begun
  const at = now()
  const pending: PendingIdentity = { nonce, verifier, ...whither }
  await db.insert(verification).values({
    id: newId(),
    identifier: PREFIX + state,
    value: JSON.stringify(pending),
    expiresAt: new Date(at.getTime() + PENDING_IDENTITY_SECONDS * 1000),
    createdAt: at,
    updatedAt: at,
  })
  return Response.json(
    { url },
    { headers: { 'set-cookie': pendingIdentityCookie(config, state, PENDING_IDENTITY_SECONDS) } },
  )
}

/** Handles a return from the provider, once, within IDENTITY_MINUTES, in the browser that left. */
export async function returnFromIdentity(authRequest: AuthRequest): Promise<Response> {
  const { services, auth, sessions, request } = authRequest
  const provider = providerOf(services)
  const pending = await takePendingIdentity(services, request.headers, new URL(request.url).searchParams.get('state'))
  if (!pending) return redirectToRetry(authRequest, 'over')
  const back = pending.sessionId ? SETTINGS : '/auth'
  const found = await subjectOf(services, provider, request, pending)
  if (typeof found === 'object') return lead(services, back, found.ending)
  if (pending.sessionId) {
    const member = (await sessions.memberOf(request.headers))?.member
    if (member?.sessionId !== pending.sessionId) return lead(services, '/auth', 'over')
    const linked = { memberId: member.id, provider: provider.issuer, subject: found }
    const ending = await linkIdentity(services, { ...linked, sessionId: member.sessionId })
    if (ending === 'over') return lead(services, '/auth', 'over')
    if (ending === 'linked') await noteIdentity(authRequest, linked)
    return lead(services, back, ending)
  }
  const userId = await ownerOf(services.db, { provider: provider.issuer, subject: found })
  if (!userId) return lead(services, back, 'unknown')
  const entered = await rejectStaleSignIn(services, eq(user.id, userId), () =>
    auth.api.enterByIdentity({ body: { userId }, headers: deviceOf(request), asResponse: true }),
  )
  if (!entered.ok) return lead(services, back, 'unknown')
  const { needsCode } = z.object({ needsCode: z.boolean() }).parse(await entered.json())
  const next = pending.next ? `next=${encodeURIComponent(pending.next)}` : ''
  const response = redirectTo(services, `/auth?${[needsCode && 'view=code', next].filter(Boolean).join('&')}`)
  const used = { memberId: userId, provider: provider.issuer, subject: found }
  const isProven = await noteIdentity(authRequest, used)
  const cookies = needsCode ? [] : await finishSignInCookies(authRequest, userId, async () => isProven)
  for (const cookie of [...entered.headers.getSetCookie(), ...cookies]) response.headers.append('set-cookie', cookie)
  return response
}

const noteIdentity = (
  { services, request }: AuthRequest,
  { memberId, ...identity }: ProviderIdentity & { memberId: string },
): Promise<boolean> =>
  markMethodUsed(services, request.headers, {
    ...{ memberId, way: account },
    which: and(eq(account.userId, memberId), isIdentity(identity)),
  })

export const redirectToRetry = async (
  { services, sessions, request }: AuthRequest,
  ending: 'over' | 'away',
): Promise<Response> => lead(services, (await sessions.memberOf(request.headers)) ? SETTINGS : '/auth', ending)

export function deviceOf({ headers }: Request): Headers {
  const told = new Headers()
  for (const name of ['user-agent', 'x-client-ip']) {
    const value = headers.get(name)
    if (value) told.set(name, value)
  }
  return told
}

async function subjectOf(
  { log, config }: Services,
  provider: IdentityProvider,
  { url }: Request,
  pending: PendingIdentity & { state: string },
) {
  const { search, searchParams } = new URL(url)
  if (searchParams.get('error') === 'access_denied') return { ending: 'refused' as const }
  try {
    // The provider was told this address; the browser's request may have another.
    return await provider.finish(new URL(`${config.baseUrl}/api/auth/identity/callback${search}`), pending)
  } catch (error) {
    log.warn({ err: error }, 'an answer of the identity provider was refused')
    return { ending: searchParams.has('error') ? ('refused' as const) : ('away' as const) }
  }
}

async function takePendingIdentity({ db, config, now }: Services, headers: Headers, state: string | null) {
  const cookie = cookieOf(headers, cookieName(config, PENDING_IDENTITY_COOKIE))
  if (!state || cookie !== state) return undefined
  const [kept] = await db
    .delete(verification)
    .where(and(eq(verification.identifier, PREFIX + state), gt(verification.expiresAt, now())))
    .returning({ value: verification.value })
  return kept && { ...PendingIdentity.parse(JSON.parse(kept.value)), state }
}

function providerOf({ config }: Services): IdentityProvider {
  const provider = openProvider(config)
  if (!provider) throw new Refusal('NOT_FOUND')
  return provider
}

/** One provider for each configuration, because a provider caches what it has discovered. */
const opened = new WeakMap<Services['config'], IdentityProvider | undefined>()
function openProvider(config: Services['config']): IdentityProvider | undefined {
  if (!opened.has(config)) opened.set(config, openIdentityProvider(config))
  return opened.get(config)
}

function lead(services: Services, path: '/auth' | typeof SETTINGS, ending: Ending): Response {
  return redirectTo(services, `${path}?identity=${ending}`)
}

function redirectTo({ config }: Services, path: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: path, 'set-cookie': pendingIdentityCookie(config, '', 0), 'referrer-policy': 'no-referrer' },
  })
}

function pendingIdentityCookie(config: Services['config'], value: string, seconds: number): string {
  const secure = config.https ? '; Secure' : ''
  return `${cookieName(config, PENDING_IDENTITY_COOKIE)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure}`
}
