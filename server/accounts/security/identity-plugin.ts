import { randomBytes } from 'node:crypto'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { z } from 'zod'
import { PENDING_COOKIE, PENDING_SECONDS } from '../sign-in/pending-sign-in-queries.ts'

/**
 * Opens a session for a member whom an identity provider named, or who confirmed their address in the browser of their sign-up. Where a second factor protects
 * the account, the sign-in waits for its code, in the form that the library uses after a password. Only the server calls this: no route leads here.
 */
export const identityEntry = () => ({
  id: 'identity-entry',
  endpoints: {
    enterByIdentity: createAuthEndpoint(
      '/identity/enter',
      { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { internalAdapter, secret } = ctx.context
        const user = await internalAdapter.findUserById(ctx.body.userId)
        if (!user?.emailVerified) throw new APIError('FORBIDDEN', { code: 'EMAIL_NOT_VERIFIED' })
        if ('twoFactorEnabled' in user && user.twoFactorEnabled) {
          const identifier = `2fa-${randomBytes(15).toString('base64url')}`
          const expiresAt = new Date(Date.now() + PENDING_SECONDS * 1000)
          await internalAdapter.createVerificationValue({ identifier, value: user.id, expiresAt })
          await internalAdapter.createVerificationValue({
            identifier: `2fa-attempts-${identifier}`,
            value: '0',
            expiresAt,
          })
          const { name, attributes } = ctx.context.createAuthCookie(PENDING_COOKIE, { maxAge: PENDING_SECONDS })
          await ctx.setSignedCookie(name, identifier, secret, attributes)
          return ctx.json({ needsCode: true })
        }
        const session = await internalAdapter.createSession(user.id)
        await setSessionCookie(ctx, { session, user })
        return ctx.json({ needsCode: false })
      },
    ),
  },
})
