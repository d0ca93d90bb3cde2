import { ORPCError } from '@orpc/client'

/** What a failure asks for: to wait for the network or a better time, to sign in, to leave it be, or to do without what cannot be accepted. */
export type Failure = 'away' | 'busy' | 'signedOut' | 'readOnly' | 'gone' | 'refused'

const FAILURES: Record<string, Failure> = {
  UNAUTHORIZED: 'signedOut',
  SUSPENDED: 'readOnly',
  READ_ONLY_ACCOUNT: 'readOnly',
  TERMS_CHANGED: 'readOnly',
  NOT_FOUND: 'gone',
  INVALID_INPUT: 'refused',
  REQUEST_REUSED: 'refused',
}

export function failureOf(error: unknown): Failure {
  if (!(error instanceof ORPCError)) return 'away'
  return FAILURES[error.code] ?? 'busy'
}
