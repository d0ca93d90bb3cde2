import { ORPCError } from '@orpc/client'
import { postToAuth } from './auth-post.ts'

type Credentials = { email: string; password: string }

/**
 * @returns whether a second step is to follow: then nobody is signed in yet
 * @throws ORPCError; `authRefusal` tells which refusals come from the account routes
 */
export async function postSignIn(credentials: Credentials): Promise<{ needsCode: boolean }> {
  const answer = await postToAuth('sign-in/email', credentials)
  return { needsCode: typeof answer === 'object' && answer !== null && 'twoFactorRedirect' in answer }
}

/** Returns the address of the identity provider from the answer that sends one there. */
export function providerPage(answer: unknown): string {
  const url: unknown = Object(answer).url
  if (typeof url !== 'string' || !/^https?:/.test(url)) throw new Error('No page to go to')
  return url
}

/** Asks for a link to choose a new password. The answer is the same whether or not the address has an account. */
export const postResetRequest = async (email: string): Promise<void> => {
  await postToAuth('request-password-reset', { email })
}

/** Asks for another link to confirm an address. The answer is the same whether or not a sign-up waits for it. */
export const postConfirmationRequest = async (email: string): Promise<void> => {
  await postToAuth('send-verification-email', { email })
}

/** Sets a new password and closes every session of the account. */
export const postNewPassword = (choice: { token: string; newPassword: string }) => postToAuth('reset-password', choice)

const REFUSALS = {
  INVALID_EMAIL_OR_PASSWORD: 'wrongCredentials',
  PASSWORD_TOO_LONG: 'wrongCredentials',
  EMAIL_NOT_VERIFIED: 'unconfirmed',
  INVALID_TOKEN: 'linkOver',
  USER_NOT_FOUND: 'linkOver',
  COOKIE_REFUSED: 'cookieRefused',
} as const

type AuthRefusal = (typeof REFUSALS)[keyof typeof REFUSALS]

/** Returns which refusal of the account routes an error is; undefined for those of the contract and for failures. */
export function authRefusal(error: unknown): AuthRefusal | undefined {
  return error instanceof ORPCError && isRefusalCode(error.code) ? REFUSALS[error.code] : undefined
}

/** Returns the error for a browser that did not keep the session's cookie, although the server signed the person in. */
export const cookieRefused = () => new ORPCError('COOKIE_REFUSED', { status: 403 })

const isRefusalCode = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)
