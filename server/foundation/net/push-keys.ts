import { createECDH, ECDH } from 'node:crypto'

const CURVE = 'prime256v1'
const BYTES = 32

/** In base64url. Subscriptions are bound to the public key, so another pair ends them. */
export type PushKeys = { publicKey: string; privateKey: string }

export function makePushKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(BYTES - key.length), key]).toString('base64url')
}

export function pushKeysOf(privateKey: string): PushKeys | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined
  try {
    const pair = createECDH(CURVE)
    pair.setPrivateKey(privateKey, 'base64url')
    return { publicKey: pair.getPublicKey('base64url'), privateKey }
  } catch {
    return undefined
  }
}

export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url')
    return true
  } catch {
    return false
  }
}
