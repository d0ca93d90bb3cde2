import { ORPCError } from '@orpc/client'

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
