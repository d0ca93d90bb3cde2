import { parseCookies } from 'better-auth/cookies'
import type { Config } from '#server/foundation/config.ts'

/** The prefix ensures that no other site can set the cookie. */
export const cookieName = ({ https }: Pick<Config, 'https'>, name: string) => `${cookiePrefix({ https })}.${name}`

/** Better Auth's own prefix is __Secure-. For __Host- the whole name must be given, and `secure` set explicitly. */
export const cookiePrefix = ({ https }: Pick<Config, 'https'>) => (https ? '__Host-vecu' : 'vecu')

/** Leaves out cookies with a control character: none of ours has one, and PostgreSQL accepts none in a text. */
const cookiesOf = (headers: Headers) =>
  new Map(Array.from(parseCookies(headers.get('cookie') ?? '')).filter(([, value]) => !/\p{Cc}/u.test(value)))

export const cookieOf = (headers: Headers, name: string): string | undefined => cookiesOf(headers).get(name)

/**
 * Returns the headers with each cookie once and in plain form. Every later reader, the library included, then finds the value that `cookieOf` returns,
 * however
 * the cookie was quoted, encoded or repeated.
 */
export const withPlainCookies = (headers: Headers): Headers => withCookies(headers, cookiesOf(headers))

/** Returns the headers with only this cookie, so that no session in the browser influences what follows. */
export function withCookieAlone(headers: Headers, name: string): Headers {
  const value = cookieOf(headers, name)
  return withCookies(headers, value === undefined ? [] : [[name, value]])
}

function withCookies(headers: Headers, cookies: Iterable<[string, string]>): Headers {
  const kept = new Headers(headers)
  const written = Array.from(cookies, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  if (written) kept.set('cookie', written)
  else kept.delete('cookie')
  return kept
}
