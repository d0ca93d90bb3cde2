import { afterEach, expect, test, vi } from 'vitest'
import { authRefusal, postNewPassword, postSignIn } from '#web/accounts/sign-in/auth-calls.ts'
import { postSignOut, postToAuth } from '#web/accounts/sign-in/auth-post.ts'
import { signInRefusal } from '#web/accounts/sign-in/sign-in-refusal.ts'
import { isForeseen, isRefusal } from '#web/foundation/failure.ts'

afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

const errorOf = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => error,
  )
const signIn = () => errorOf(postSignIn({ email: 'lea@exemple.fr', password: 'x' }))

test.each([
  [401, 'INVALID_EMAIL_OR_PASSWORD', 'wrongCredentials'],
  [400, 'PASSWORD_TOO_LONG', 'wrongCredentials'],
  [403, 'EMAIL_NOT_VERIFIED', 'unconfirmed'],
  [400, 'INVALID_TOKEN', 'linkOver'],
])('%i %s is reported as %s', async (status, code, refusal) => {
  answering(status, { code, message: 'words for developers' })
  expect(authRefusal(await signIn())).toBe(refusal)
})

test('the right password of an account with a second factor signs nobody in yet', async () => {
  answering(200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] })
  expect(await postSignIn({ email: 'lea@exemple.fr', password: 'x' })).toEqual({ needsCode: true })
  answering(200, { redirect: false, token: 'x', user: {} })
  expect(await postSignIn({ email: 'lea@exemple.fr', password: 'x' })).toEqual({ needsCode: false })
})

test.each([
  [401, 'INVALID_CODE', 'wrongCode'],
  [401, 'INVALID_BACKUP_CODE', 'wrongCode'],
  [401, 'INVALID_TWO_FACTOR_COOKIE', 'over'],
  [400, 'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE', 'over'],
  [409, undefined, 'over'],
  [401, 'PASSKEY_NOT_FOUND', 'unknown'],
  [403, 'PASSKEY_REFUSED', 'refused'],
  [429, 'TOO_MANY_REQUESTS', undefined],
])('%i %s at the second step or by a passkey is reported as %s', async (status, code, refusal) => {
  answering(status, { code, message: 'words for developers' })
  expect(signInRefusal(await errorOf(postToAuth('two-factor/verify-totp', { code: '123456' })))).toBe(refusal)
})

test('a refusal of the contract keeps its data', async () => {
  answering(422, { code: 'WEAK_PASSWORD', message: 'WEAK_PASSWORD', data: { reasons: ['common'] } })
  const weak = await errorOf(postNewPassword({ token: 'a', newPassword: 'azertyuiop' }))
  expect(isRefusal(weak, 'WEAK_PASSWORD')).toBe(true)
  expect(weak).toHaveProperty('data', { reasons: ['common'] })

  answering(429, { defined: true, code: 'TOO_MANY_REQUESTS', status: 429, data: { retryAfterSeconds: 12 } })
  expect(isRefusal(await signIn(), 'TOO_MANY_REQUESTS')).toBe(true)
})

test('an answer that is not the server’s own is a failure to try again', async () => {
  answering(503, '<html>starting</html>')
  const failure = await signIn()
  expect(isForeseen(failure)).toBe(false)
  expect(authRefusal(failure)).toBeUndefined()
  expect(failure).toHaveProperty('status', 503)
})

test.each([401, 403, 404])('signing out of a session that is gone (%i) is done', async (status) => {
  answering(status, { code: 'UNAUTHORIZED' })
  await expect(postSignOut()).resolves.toBeUndefined()
})

test('signing out that did not reach the server is a failure', async () => {
  answering(502, '')
  await expect(postSignOut()).rejects.toHaveProperty('status', 502)
})
