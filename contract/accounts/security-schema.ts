import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { lineText } from '#contract/foundation/text.ts'
import { PASSKEY_NAME_MAX } from './limits.ts'

const TYPED_MAX = 40

export const AppCode = z
  .string()
  .trim()
  .min(1)
  .max(TYPED_MAX)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'invalid'))

export const BackupCode = z
  .string()
  .trim()
  .min(1)
  .max(TYPED_MAX)
  .transform((typed) => typed.toLowerCase().replace(/[\s\p{Pd}]/gu, ''))
  .pipe(z.string().regex(/^[a-z0-9]{10}$/, 'invalid'))
  .transform((code) => `${code.slice(0, 5)}-${code.slice(5)}`)

export const PasskeyName = lineText({ min: 1, max: PASSKEY_NAME_MAX })

export const Passkey = z.object({ id: Id, name: z.string(), createdAt: z.date() })
export type Passkey = z.infer<typeof Passkey>

export const Identity = z.object({ id: Id, provider: z.string(), linkedAt: z.date() })
export type Identity = z.infer<typeof Identity>

export const Security = z.object({
  /** Null while no authenticator app is asked for. */
  secondFactor: z.object({ backupCodesLeft: z.number().int().nonnegative() }).nullable(),
  /** Latest first, as are the identities. */
  passkeys: z.array(Passkey),
  identities: z.array(Identity),
  /** The name of the provider that can be linked; null where none is configured. */
  provider: z.string().nullable(),
})
export type Security = z.infer<typeof Security>

export const SecondFactorSetup = z.object({ uri: z.string(), secret: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

export const BackupCodes = z.object({ backupCodes: z.array(z.string()) })

/**
 * The outcome for a sign-in method when a new password is chosen by mail. unused: removed, because it was never used in a browser of its member. waited:
 * removed, because its wait is over.
 */
export const ResetOutcome = z.enum(['kept', 'unused', 'waited'])
export type ResetOutcome = z.infer<typeof ResetOutcome>

export const SignInMethod = z.object({
  kind: z.enum(['secondFactor', 'passkey', 'identity']),
  /** The name of the passkey, or of the provider; null for the authenticator app. */
  name: z.string().nullable(),
  /** Null where it was turned on before dates were recorded. */
  since: z.date().nullable(),
  outcome: ResetOutcome,
})
export type SignInMethod = z.infer<typeof SignInMethod>

export const ResetPreview = z.object({
  email: z.string(),
  /** The authenticator app first, then passkeys, then identities, each latest first. */
  methods: z.array(SignInMethod),
  recoveryDueAt: z.date().nullable(),
})
export type ResetPreview = z.infer<typeof ResetPreview>

/**
 * The answer to a member who cannot pass the second step. reset: a new password by mail removes the second factor at once. mailed: a link that begins the wait
 * was sent to the address. waiting: the wait has begun, and ends at `dueAt`, which may be past.
 */
export const LostFactor = z.discriminatedUnion('next', [
  z.object({ next: z.literal('reset') }),
  z.object({ next: z.literal('mailed') }),
  z.object({ next: z.literal('waiting'), dueAt: z.coerce.date() }),
])
export type LostFactor = z.infer<typeof LostFactor>
