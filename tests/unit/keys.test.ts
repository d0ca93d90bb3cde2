import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '#server/foundation/config.ts'
import { readPushKeys, readSecret } from '#server/foundation/keys.ts'

let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vecu-keys-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

test('the secret is made once, readable by this user only', () => {
  const secret = readSecret({ secret: undefined, dataDir })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readSecret({ secret: undefined, dataDir })).toBe(secret)
  expect(statSync(join(dataDir, 'keys/secret')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'keys')).mode & 0o777).toBe(0o700)
})

test('a secret that is given is used, and none is made', () => {
  expect(readSecret({ secret: 'given', dataDir })).toBe('given')
  expect(() => statSync(join(dataDir, 'keys'))).toThrow('ENOENT')
})

test('a damaged secret is not replaced silently', () => {
  mkdirSync(join(dataDir, 'keys'))
  writeFileSync(join(dataDir, 'keys/secret'), 'half')
  expect(() => readSecret({ secret: undefined, dataDir })).toThrow(ConfigError)
})

test('a DATA_DIR that cannot be written is refused in one sentence', () => {
  writeFileSync(join(dataDir, 'file'), '')
  expect(() => readSecret({ secret: undefined, dataDir: join(dataDir, 'file') })).toThrow(
    /^DATA_DIR .* cannot be written/,
  )
})

test('the keys for push services are made once, readable by this user only', () => {
  const keys = readPushKeys({ vapidPrivateKey: undefined, dataDir })
  expect(Buffer.from(keys.publicKey, 'base64url')).toHaveLength(65)
  expect(Buffer.from(keys.privateKey, 'base64url')).toHaveLength(32)
  expect(readPushKeys({ vapidPrivateKey: undefined, dataDir })).toEqual(keys)
  expect(statSync(join(dataDir, 'keys/vapid')).mode & 0o777).toBe(0o600)
})

test('a given private key for push services is used with its public key', () => {
  // The pair of RFC 8291, section 5.
  expect(readPushKeys({ vapidPrivateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', dataDir })).toMatchObject({
    publicKey: 'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  })
  expect(() => statSync(join(dataDir, 'keys'))).toThrow('ENOENT')
})

test('a damaged key for push services is not replaced silently', () => {
  mkdirSync(join(dataDir, 'keys'))
  writeFileSync(join(dataDir, 'keys/vapid'), 'half')
  expect(() => readPushKeys({ vapidPrivateKey: undefined, dataDir })).toThrow(ConfigError)
})
