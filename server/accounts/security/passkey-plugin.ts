import { passkey as passkeyPlugin } from '@better-auth/passkey'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#server/foundation/context.ts'
import { passkey, user } from '../tables.ts'

export const QUESTION_COOKIE = 'passkey'

/**
 * A passkey stands for both password and second factor, so it must verify its user (finger, face or code of the device). An answer without that is refused,
 * although the library would accept it.
 */
export const passkeys = ({ config, db }: Pick<Services, 'config' | 'db'>) =>
  passkeyPlugin({
    rpName: 'Vécu',
    rpID: new URL(config.baseUrl).hostname,
    origin: config.baseUrl,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: QUESTION_COOKIE },
    registration: {
      async afterVerification({ verification }) {
        if (!verification.registrationInfo?.userVerified) throw refused('PASSKEY_REFUSED')
      },
    },
    authentication: {
      async afterVerification({ verification, clientData }) {
        if (!verification.authenticationInfo.userVerified) throw refused('PASSKEY_REFUSED')
        const [owner] = await db
          .select({ isConfirmed: user.emailVerified })
          .from(passkey)
          .innerJoin(user, eq(user.id, passkey.userId))
          .where(eq(passkey.credentialID, clientData.id))
        if (!owner?.isConfirmed) throw refused('EMAIL_NOT_VERIFIED')
      },
    },
  })

const refused = (code: string) => new APIError('FORBIDDEN', { code, message: code })

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/, 'invalid')

const answer = <Shape extends z.ZodRawShape>(response: Shape) =>
  z.object({
    id: base64url(1_400),
    rawId: base64url(1_400),
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}),
    response: z.object({ clientDataJSON: base64url(4_000), ...response }),
  })

export const MadePasskey = answer({
  attestationObject: base64url(16_000),
  transports: z
    .array(z.string().regex(/^[a-z-]{1,20}$/, 'invalid'))
    .max(8)
    .optional(),
})

export const UsedPasskey = answer({
  authenticatorData: base64url(4_000),
  signature: base64url(4_000),
  userHandle: base64url(100).nullish(),
})
