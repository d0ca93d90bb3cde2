import { BASE_ERROR_CODES, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import { eq } from 'drizzle-orm'
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/accounts/limits.ts'
import { Email } from '#contract/accounts/schema.ts'
import type { Services } from '#server/foundation/context.ts'
import { ownOrigins } from '#server/foundation/origin.ts'
import { transact } from '#server/foundation/transaction.ts'
import { openCodes } from './codes-lock.ts'
import { mailConfirmation } from './confirmation.ts'
import { cookiePrefix } from './cookies.ts'
import { identityEntry } from './identity-entry.ts'
import { isKnownBrowser } from './known-browsers.ts'
import { queueMailNow } from './mail-job.ts'
import { passkeys } from './passkeys.ts'
import { passwordWeaknesses } from './password-strength.ts'
import { PENDING_SECONDS } from './pending-sign-in.ts'
import { outstandingReset, resetIdentifier } from './reset-link.ts'
import { isClosed } from './rights-queries.ts'
import * as tables from './tables.ts'
import { voidLinks } from './void-links.ts'

const DAY_SECONDS = 86_400

const RESET_SECONDS = 1_800
const SESSION_SECONDS = 30 * DAY_SECONDS
/** What needs more than a session asks for the password. */
const ANY_AGE = 0

export type Auth = ReturnType<typeof openAuth>

/**
 * Sessions, sign-in, confirmation and reset. Signing up is our own command, and which of its routes answer at all is decided in
 * `auth-door.ts`, together with limits and even timing.
 */
export function openAuth(services: Services) {
  const { config, db, secret } = services
  return betterAuth({
    appName: 'Vécu',
    baseURL: config.baseUrl,
    basePath: '/api/auth',
    secret,
    trustedOrigins: ownOrigins(config.baseUrl),
    database: drizzleAdapter(db, {
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
    session: { expiresIn: SESSION_SECONDS, updateAge: DAY_SECONDS, freshAge: ANY_AGE },
    databaseHooks: {
      session: {
        create: {
          // Whichever way leads in: one that was made while the account was closed opens nothing.
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
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: RESET_SECONDS,
      async sendResetPassword({ user, token }, request) {
        // Whose password it would be, nobody knows yet: the link to confirm lets one choose it.
        if (!user.emailVerified) return confirmAgain(services, user)
        const sent = await outstandingReset(services, { memberId: user.id, token })
        const url = `${config.baseUrl}/auth?reset=${encodeURIComponent(sent)}`
        const isOwn = request !== undefined && (await isKnownBrowser(services, request.headers, user.email))
        await queueMailNow(services, { kind: 'reset', userId: user.id, url, isOwn })
      },
      async onPasswordReset({ user }) {
        // The library closes the sessions too, but only after this: a look-up between the two would keep one for its 2 s.
        await db.delete(tables.session).where(eq(tables.session.userId, user.id))
        await voidLinks(db, user.id)
        await openCodes(db, services, user.id)
        services.live.sessionsChanged([user.id])
      },
    },
    emailVerification: {
      sendOnSignUp: false,
      sendOnSignIn: false,
      autoSignInAfterVerification: false,
      sendVerificationEmail: ({ user }) => confirmAgain(services, user),
    },
    rateLimit: { enabled: false },
    telemetry: { enabled: false },
    logger: { disabled: true },
    // What it does not foresee is said like everything else that fails: by the roof, and to the log.
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
      // Tries are counted at the door, before they are made: the library's own count can be outrun by many at once.
      twoFactor({ twoFactorCookieMaxAge: PENDING_SECONDS, accountLockout: { enabled: false } }),
      passkeys(services),
      identityEntry(),
    ],
  })
}

const confirmAgain = (services: Services, { id: userId, email }: { id: string; email: string }) =>
  transact(services, (tx) => mailConfirmation(tx, services, { userId, email }))

/** An address that nobody has, for which the library answers as for all that it does not know. */
const NOBODY = 'nobody@vecu.invalid'

/**
 * A reset obeys the same rules of strength as a sign-up; whose password it is, the token tells. Of an account that is being erased neither its address nor
 * a link sent to it is known any more.
 */
const guardResets = ({ db, now }: Services) => ({
  id: 'guard-resets',
  hooks: {
    before: [
      {
        matcher: ({ path }: { path?: string }) => path === '/request-password-reset',
        handler: createAuthMiddleware(async (ctx) => {
          // What is no address is the library's to refuse.
          const { data: email } = Email.safeParse(ctx.body?.email)
          const isGone = email !== undefined && (await isClosed(db, { email }, now()))
          return isGone ? { context: { body: { email: NOBODY } } } : undefined
        }),
      },
      {
        matcher: ({ path }: { path?: string }) => path === '/reset-password',
        handler: createAuthMiddleware(async (ctx) => {
          const password = String(ctx.body?.newPassword ?? '')
          const found = await ctx.context.internalAdapter.findVerificationValue(
            resetIdentifier(String(ctx.body?.token ?? '')),
          )
          const isGone = found ? await isClosed(db, { id: found.value }, now()) : false
          const [owner] =
            found && !isGone
              ? await db
                  .select({ email: tables.user.email, username: tables.user.name })
                  .from(tables.user)
                  .where(eq(tables.user.id, found.value))
              : []
          const reasons = passwordWeaknesses(password, owner ?? { email: '', username: undefined })
          if (reasons.length > 0)
            throw new APIError('UNPROCESSABLE_ENTITY', {
              code: 'WEAK_PASSWORD',
              message: 'WEAK_PASSWORD',
              data: { reasons },
            })
          if (isGone) throw APIError.from('BAD_REQUEST', BASE_ERROR_CODES.INVALID_TOKEN)
        }),
      },
    ],
  },
})
