import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ConfigError } from '#server/foundation/config.ts'
import { readSecret } from '#server/foundation/keys.ts'

let dataDir = ''

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vecu-keys-'))
})

afterEach(() => rmSync(dataDir, { recursive: true }))

test('the secret is made once, for the eyes of this user only', () => {
  const secret = readSecret({ secret: undefined, dataDir })
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(readSecret({ secret: undefined, dataDir })).toBe(secret)
  expect(statSync(join(dataDir, 'keys/secret')).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'keys')).mode & 0o777).toBe(0o700)
})

test('a secret that is given is taken, and none is made', () => {
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
