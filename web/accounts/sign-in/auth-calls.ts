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

export function providerPage(answer: unknown): string {
  const url: unknown = Object(answer).url
  if (typeof url !== 'string' || !/^https?:/.test(url)) throw new Error('No page to go to')
  return url
}

/** The answer is the same whether or not the address has an account. */
export const postResetRequest = async (email: string): Promise<void> => {
  await postToAuth('request-password-reset', { email })
}

/** The answer is the same whether or not a sign-up waits for the address. */
export const postConfirmationRequest = async (email: string): Promise<void> => {
  await postToAuth('send-verification-email', { email })
}

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

/** Undefined for refusals of the contract and for failures. */
export function authRefusal(error: unknown): AuthRefusal | undefined {
  return error instanceof ORPCError && isRefusalCode(error.code) ? REFUSALS[error.code] : undefined
}

/** For a browser that did not keep the session's cookie, although the server signed the person in. */
export const cookieRefused = () => new ORPCError('COOKIE_REFUSED', { status: 403 })

const isRefusalCode = (code: string): code is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, code)
