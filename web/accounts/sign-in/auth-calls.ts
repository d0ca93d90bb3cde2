import { ORPCError } from '@orpc/client'
import { post } from './auth-post.ts'

type Credentials = { email: string; password: string }

/**
 * @returns whether a second step is to follow: then nobody is signed in yet
 * @throws ORPCError; `authRefusal` says which refusals are of this room
 */
export async function postSignIn(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const answer = await post('sign-in/email', credentials)
  return { needsCode: typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer }
}

/** Where the provider of identities is, in the answer that sends one there. */
export function providerPage(answer: unknown): string {
  const url: unknown = Object(answer).url
  if (typeof url !== 'string' || !/^https?:/.test(url)) throw new Error('No page to go to')
  return url
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
