import { parseCookies } from 'better-auth/cookies'
import type { Config } from '#server/foundation/config.ts'

/** Returns the full name of one of Better Auth's cookies: its prefix says that no other site may set it. */
export const cookieName = ({ https }: Pick<Config, 'https'>, name: string) => `${cookiePrefix({ https })}.${name}`

/** Better Auth's own prefix is __Secure-; __Host- has to be written as the name, with `secure` said by hand. */
export const cookiePrefix = ({ https }: Pick<Config, 'https'>) => (https ? '__Host-vecu' : 'vecu')

/** Reads cookies, without those that hold a control character: none of ours does, and the database could not look for one. */
const cookiesOf = (headers: Headers) =>
  new Map(Array.from(parseCookies(headers.get('cookie') ?? '')).filter(([, value]) => !/\p{Cc}/u.test(value)))

/** Returns the value of a request's cookie with this full name, decoded; the last, where there are several. */
export const cookieOf = (headers: Headers, name: string): string | undefined => cookiesOf(headers).get(name)

/**
 * The same headers with each cookie once, written anew: whichever reader of cookies looks at them later, the library's own among them, finds the values
 * that `cookieOf` gives, however they were quoted, encoded or repeated.
 */
export const withPlainCookies = (headers: Headers): Headers => withCookies(headers, cookiesOf(headers))

/** Returns the headers with this cookie alone, written anew: a member who is signed in already has no say in what follows. */
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
