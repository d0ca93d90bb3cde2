import { createECDH, ECDH } from 'node:crypto'

const CURVE = 'prime256v1'
const BYTES = 32

/** The keys by which push services know this site (VAPID), in base64url. Subscriptions are bound to the public one: another pair makes them void. */
export type PushKeys = { publicKey: string; privateKey: string }

/** A new private key. */
export function makePushKey(): string {
  const pair = createECDH(CURVE)
  pair.generateKeys()
  const key = pair.getPrivateKey()
  return Buffer.concat([Buffer.alloc(BYTES - key.length), key]).toString('base64url')
}

/** The pair that a private key belongs to; undefined for what is none. */
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

/** Whether a browser's key is one that can be written to. */
export function isBrowserKey(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, CURVE, 'base64url')
    return true
  } catch {
    return false
  }
}
