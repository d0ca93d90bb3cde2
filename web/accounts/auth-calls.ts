import { ORPCError } from '@orpc/client'

type Credentials = { email: string; password: string }

/**
 * @returns whether a second step is to follow: then nobody is signed in yet
 * @throws ORPCError; `authRefusal` says which refusals are of this room
 */
export async function postSignIn(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const answer = await post('sign-in/email', credentials)
  return { needsCode: typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer }
}

/** Ends the session. That there is none any more is what was wanted, so 401, 403 and 404 are no failure. */
export async function postSignOut(): Promise<void> {
  try {
    await post('sign-out', {})
  } catch (error) {
    if (!(error instanceof ORPCError && [401, 403, 404].includes(error.status))) throw error
  }
}

/** Asks for a link to choose a new password. Answers alike whether or not the address has an account. */
export const postResetRequest = async (email: string): Promise<void> => {
  await post('request-password-reset', { email })
}

/** Asks for another link to confirm an address. Answers alike whether or not one is waiting for it. */
export const postConfirmationRequest = async (email: string): Promise<void> => {
  await post('send-verification-email', { email })
}

/** Sets a new password and closes every session of the account. */
export const postNewPassword = (choice: { token: string; newPassword: string }) => post('reset-password', choice)

const REFUSALS = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongCredentials',
  INVALID_EMAIL: 'wrongCredentials',
  PASSWORD_TOO_LONG: 'wrongCredentials',
  EMAIL_NOT_VERIFIED: 'unconfirmed',
  INVALID_TOKEN: 'linkOver',
  USER_NOT_FOUND: 'linkOver',
  COOKIE_REFUSED: 'cookieRefused',
} as const

type AuthRefusal = (typeof REFUSALS)[keyof typeof REFUSALS]

/** Which refusal of this room's own an error is; undefined for the contract's and for failures. */
export function authRefusal(error: unknown): AuthRefusal | undefined {
  return error instanceof ORPCError && isRefusalCode(error.code) ? REFUSALS[error.code] : undefined
}

/** The server signed the person in, but the browser did not keep the session's cookie. */
export const cookieRefused = () => new ORPCError('COOKIE_REFUSED', { status: 403 })

const isRefusalCode = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)

/**
 * Calls one of the plain account routes. Their refusals become the same kind of error as those of the procedures, so that one place
 * (`failureText`) has words for both.
 */
export async function post(route: string, body: object): Promise<unknown> {
  const response = await fetch(`/api/auth/${route}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json().catch(() => undefined)
  if (response.ok) return answer
  throw refusalOf(response.status, answer)
}

function refusalOf(status: number, answer: unknown): ORPCError<string, unknown> {
  const said = new Map<string, unknown>(typeof answer === 'object' && answer !== null ? Object.entries(answer) : [])
  const code = said.get('code')
  return new ORPCError(typeof code === 'string' ? code : 'UNEXPECTED', {
    status,
    data: said.get('data'),
    // Better Auth sends our refusal of a weak password without the mark that ours bear.
    defined: said.get('defined') === true || code === 'WEAK_PASSWORD',
  })
}
