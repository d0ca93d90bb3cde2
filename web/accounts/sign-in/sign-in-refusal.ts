import { ORPCError } from '@orpc/client'

const REFUSALS = {
  INVALID_CODE: 'wrongCode',
  INVALID_BACKUP_CODE: 'wrongCode',
  INVALID_TWO_FACTOR_COOKIE: 'over',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'over',
  TOTP_NOT_ENABLED: 'over',
  BACKUP_CODES_NOT_ENABLED: 'over',
  CODES_LOCKED: 'locked',
  PASSKEY_NOT_FOUND: 'unknown',
  PASSKEY_REFUSED: 'refused',
  AUTHENTICATION_FAILED: 'refused',
  CHALLENGE_NOT_FOUND: 'refused',
} as const

type SignInRefusal = (typeof REFUSALS)[keyof typeof REFUSALS]

export function signInRefusal(error: unknown): SignInRefusal | undefined {
  if (!(error instanceof ORPCError)) return undefined
  // Two backup codes were sent at the same instant: the library gives that error no code, and allows no further try.
  if (error.status === 409) return 'over'
  return isRefusalCode(error.code) ? REFUSALS[error.code] : undefined
}

const isRefusalCode = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)
