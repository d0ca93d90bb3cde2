import { z } from 'zod'
import { Id } from '#contract/foundation/ids.ts'
import { lineText } from '#contract/foundation/text.ts'
import { PASSKEY_NAME_MAX } from './limits.ts'

const TYPED_MAX = 40

/** What an authenticator app shows, typed or pasted with spaces or without. */
export const AppCode = z
  .string()
  .trim()
  .min(1)
  .max(TYPED_MAX)
  .transform((typed) => typed.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'invalid'))

/** One of the codes kept for the day the phone is lost, however it is spaced or capitalised; read as it was shown. */
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

/** An account elsewhere by which this one can be entered. */
export const Identity = z.object({ id: Id, provider: z.string(), linkedAt: z.date() })
export type Identity = z.infer<typeof Identity>

/** What protects the account besides its password. */
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

/** A secret waiting for its first code: as the address that apps read, and as the text to type. */
export const SecondFactorSetup = z.object({ uri: z.string(), secret: z.string() })
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** Shown this once. */
export const BackupCodes = z.object({ backupCodes: z.array(z.string()) })

/** What a new password that is chosen by mail makes of it. unused: removed, for it was never used in a browser of its member. waited: removed, for its wait is over. */
export const ResetOutcome = z.enum(['kept', 'unused', 'waited'])
export type ResetOutcome = z.infer<typeof ResetOutcome>

/** What opens an account, or is asked for at sign-in, besides the password. */
export const SignInMethod = z.object({
  kind: z.enum(['secondFactor', 'passkey', 'identity']),
  /** Of the passkey, or of the provider; null for the authenticator app. */
  name: z.string().nullable(),
  /** Null where it was turned on before that was noted. */
  since: z.date().nullable(),
  outcome: ResetOutcome,
})
export type SignInMethod = z.infer<typeof SignInMethod>

/** What the holder of a link to choose a password reads before they do. */
export const ResetPreview = z.object({
  /** The authenticator app first, then passkeys, then identities, each latest first. */
  methods: z.array(SignInMethod),
  /** From when the second factor could be removed, as was asked for; a new password that is chosen sooner ends that wait. */
  recoveryDueAt: z.date().nullable(),
})
export type ResetPreview = z.infer<typeof ResetPreview>

/**
 * What a member is told who cannot pass the second step. reset: a new password by mail removes the second factor at once. mailed: a link that begins the
 * wait went to the address. waiting: it has begun, and ends at `dueAt`, which may be past.
 */
export const LostFactor = z.discriminatedUnion('next', [
  z.object({ next: z.literal('reset') }),
  z.object({ next: z.literal('mailed') }),
  z.object({ next: z.literal('waiting'), dueAt: z.coerce.date() }),
])
export type LostFactor = z.infer<typeof LostFactor>
