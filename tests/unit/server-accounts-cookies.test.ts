import { createAuthEndpoint } from 'better-auth/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookieOf, withCookieAlone, withPlainCookies } from '#server/accounts/sign-in/cookies.ts'

const NAME = 'vecu.two_factor'
const OTHER = 'vecu.session_token'

/** The library's own reader, as its routes use it. */
const readByLibrary = createAuthEndpoint('/read', { method: 'GET' }, async (ctx) => ({
  asked: ctx.getCookie(NAME),
  other: ctx.getCookie(OTHER),
}))

const encoded = fc
  .array(fc.tuple(fc.constantFrom(...'2fa-xyz.A+/=% "'), fc.boolean()), { maxLength: 12 })
  .map((signs) => signs.map(([sign, isEncoded]) => (isEncoded ? encodeURIComponent(sign) : sign)).join(''))
const value = fc.oneof(
  encoded,
  encoded.map((text) => `"${text}"`),
  fc.constantFrom('%', '%E0%A4', '%32fa-x.y', ''),
)
const name = fc.constantFrom(NAME, OTHER, ` ${NAME} `, 'a', '', `${NAME}=`, NAME.toUpperCase())
const piece = fc.oneof(
  fc.tuple(name, value).map(([each, text]) => `${each}=${text}`),
  fc.constantFrom('a', '=', ' ', NAME),
)
const header = fc
  .array(fc.tuple(piece, fc.constantFrom('; ', ';', ' ;', ',', ';;')), { maxLength: 6 })
  .map((pieces) => pieces.flat().join(''))

test('the library reads the same cookies as the server, however they are written', async () => {
  await fc.assert(
    fc.asyncProperty(header, async (cookie) => {
      const headers = new Headers({ cookie })
      const [asked, other] = [NAME, OTHER].map((each) => cookieOf(headers, each) || null)
      expect(await readByLibrary({ headers: withPlainCookies(headers) })).toEqual({ asked, other })
      expect(await readByLibrary({ headers: withCookieAlone(headers, NAME) })).toEqual({ asked, other: null })
    }),
    { numRuns: 2_000 },
  )
})

test('the two would read unprepared cookies differently', async () => {
  const headers = new Headers({ cookie: `${NAME}=one; ${NAME}=two` })
  expect(cookieOf(headers, NAME)).toBe('two')
  expect((await readByLibrary({ headers })).asked).toBe('one')
})
