import { expect, test } from 'vitest'
import { healthOf } from '#server/app/health.ts'
import { openIdleWorld, PASSWORD } from '#tests/support/world.ts'

const world = openIdleWorld({ BASE_URL: 'https://vecu.test' })

test('on https the session cookie is Secure and tied to this host, and browsers are told to stay on https', async () => {
  const { email } = await world.person()
  const response = await world.fetch('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://vecu.test' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  expect(response.headers.getSetCookie()[0]).toMatch(
    /^__Host-vecu\.session_token=[^;]+; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000')
})

test('a page on http counts as another site', async () => {
  const response = await world.fetch('/api/accounts', {
    method: 'POST',
    headers: { origin: 'http://vecu.test' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})

test('every answer carries the headers that keep it to this site', async () => {
  const { headers } = await world.fetch('/api/stats/public')
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  })
  expect(headers.get('content-security-policy')).not.toContain('unsafe')
})

test('health says which part fails', async () => {
  const { config, db, storage } = world.services()
  const lost = { ...storage, check: () => Promise.reject(new Error('EACCES: permission denied')) }
  expect(await healthOf({ config, db, storage: lost })).toEqual({
    status: 'unavailable',
    checks: { database: 'ok', storage: 'failing', turn: 'missing' },
  })
  const away = { execute: () => Promise.reject(new Error('gone')) } as unknown as typeof db
  expect(await healthOf({ config, db: away, storage })).toMatchObject({
    status: 'unavailable',
    checks: { database: 'failing' },
  })
})
