import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** The rest of the module is the library's own: vitest.config.ts hands this file the real one. */
export * from 'better-auth/crypto'

/** A hundredth and less of the library's price (N 16,384), in the library's own form, `salt:hash`. */
const COST = { N: 128, r: 16, p: 1 }
const BYTES = 64
const hashed = promisify<string, string, number, typeof COST, Buffer>(scrypt)

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16).toString('hex')
  return `${salt}:${(await hashed(password.normalize('NFKC'), salt, BYTES, COST)).toString('hex')}`
}

export async function verifyPassword({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  const [salt, key] = hash.split(':')
  if (!salt || !key) throw new Error('Invalid password hash')
  const stored = Buffer.from(key, 'hex')
  const given = await hashed(password.normalize('NFKC'), salt, BYTES, COST)
  return stored.length === given.length && timingSafeEqual(stored, given)
}
