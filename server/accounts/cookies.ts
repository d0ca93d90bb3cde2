import type { Config } from '#server/foundation/config.ts'

/** The full name of one of Better Auth's cookies: what it begins with says that no other site may set it. */
export const cookieName = ({ https }: Pick<Config, 'https'>, name: string) => `${cookiePrefix({ https })}.${name}`

/** Better Auth's own prefix is __Secure-; __Host- has to be written as the name, with `secure` said by hand. */
export const cookiePrefix = ({ https }: Pick<Config, 'https'>) => (https ? '__Host-vecu' : 'vecu')

/** A request's cookie of this full name, with its name, as it was sent. */
export const cookieOf = (headers: Headers, name: string): string | undefined =>
  headers
    .get('cookie')
    ?.split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))

/** The same headers with this cookie alone: whoever is signed in already has no say in what follows. */
export function withCookieAlone(headers: Headers, name: string): Headers {
  const kept = new Headers(headers)
  const cookie = cookieOf(headers, name)
  if (cookie) kept.set('cookie', cookie)
  else kept.delete('cookie')
  return kept
}
