import { BASE_ERROR_CODES, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { Email } from '#contract/accounts/email.ts'
import { PASSWORD_MAX, PASSWORD_MIN, RESET_MINUTES } from '#contract/accounts/limits.ts'
import { DAY_SECONDS } from '#contract/foundation/durations.ts'
import type { Services } from '#server/foundation/context.ts'
import { ownOrigins } from '#server/foundation/net/origin.ts'
import { transact } from '#server/foundation/transaction.ts'
import { queueMailNow } from '../mail-jobs.ts'
import { isClosed } from '../privacy/privacy-queries.ts'
import { identityEntry } from '../security/identity-plugin.ts'
import { isKnownBrowser } from '../security/known-browser-queries.ts'
import { passkeys } from '../security/passkey-plugin.ts'
import { SESSION_SECONDS, withHashedTokens } from '../security/session-tokens.ts'
import * as tables from '../tables.ts'
import { mailConfirmation } from './commands/mail-confirmation.ts'
import { cookiePrefix } from './cookies.ts'
import { PENDING_SECONDS } from './pending-sign-in-queries.ts'
import { outstandingReset, storedResets } from './reset-link-store.ts'
import { encrypt } from './secret-box.ts'

const RESET_SECONDS = RESET_MINUTES * 60
/** Sessions of any age count as fresh: where a session is not enough, we ask for the password. */
const ANY_AGE = 0

export type Auth = ReturnType<typeof openAuth>

/**
 * Configures Better Auth for sessions, sign-in, and the links that confirm an address or set a password. Sign-up and setting a password are commands of ours.
 * `auth-routes.ts` decides which of the library's routes are reachable, with which limits and response times.
 */
export function openAuth(services: Services) {
  const { config, db, secret } = services
  return betterAuth({
    appName: 'Vécu',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: ownOrigins(config.baseUrl),
    database: withHashedTokens(
      drizzleAdapter(db, {
        provider: 'pg',
        schema: {
          user: tables.user,
          session: tables.session,
          account: tables.account,
          verification: tables.verification,
          twoFactor: tables.twoFactor,
          passkey: tables.passkey,
        },
        transaction: true,
      }),
    ),
    session: { expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS, freshAge: ANY_AGE },
    databaseHooks: {
      session: {
        create: {
          async before({ userId }) {
            if (await isClosed(db, { id: userId }, services.now()))
              throw APIError.from('UNAUTHORIZED', BASE_ERROR_CODES.INVALID_EMAIL_OR_PASSWORD)
          },
        },
      },
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      requireEmailVerification: true,
      password: { hash: hashPassword, verify: verifyPassword },
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      async sendResetPassword({ user, token }, request) {
        // An unconfirmed account belongs to nobody yet: the link that confirms the address also lets its reader choose a password.
        if (!user.emailVerified) return confirmAgain(services, user)
        const sent = await outstandingReset(services, { memberId: user.id, token })
        const url = `${config.baseUrl}/auth?reset=${encodeURIComponent(sent)}`
        const isOwn = request !== undefined && (await isKnownBrowser(services, request.headers, user.email))
        const link = await encrypt(services, url)
        await queueMailNow(services, { kind: 'reset', userId: user.id, link, isOwn })
      },
    },
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user }) => confirmAgain(services, user),
    },
    verification: { storeIdentifier: storedResets },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // An unexpected error of the library is thrown, so that `server/app` reports and logs it like any other.
    onAPIError: {
      onError(error) {
        if (!(error instanceof APIError)) throw error
      },
    },
    advanced: {
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(config),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: config.https },
      database: { generateId: () => services.newId() },
      ipAddress: { ipAddressHeaders: ['x-client-ip'], ipv6Subnet: 64 },
    },
    plugins: [
      guardResets(services),
      // `auth-routes.ts` counts tries before they are made; many requests at once would get past the library's own count.
      twoFactor({ twoFactorCookieMaxAge: PENDING_SECONDS, accountLockout: { enabled: false } }),
      passkeys(services),
      identityEntry(),
    ],
  })
}

const confirmAgain = (services: Services, { id: userId, email }: { id: string; email: string }) =>
  transact(services, (tx) => mailConfirmation(tx, services, { userId, email }))

/** An address without an account, to which the library answers as to any unknown address. */
const NOBODY = 'nobody@vecu.invalid'

/** Makes the library answer for an account that is being erased as for an unknown address. Setting the password is a command of ours. */
const guardResets = ({ db, now }: Services) => ({
  id: 'guard-resets',
  hooks: {
    before: [
      {
        matcher: ({ path }: { path?: string }) => path === '/request-password-reset',
        handler: createAuthMiddleware(async (ctx) => {
          const { data: email } = Email.safeParse(ctx.body?.email)
          const isGone = email !== undefined && (await isClosed(db, { email }, now()))
          return isGone ? { context: { body: { email: NOBODY } } } : undefined
        }),
      },
    ],
  },
})
