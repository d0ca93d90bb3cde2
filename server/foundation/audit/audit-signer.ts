import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'

export type AuditSigner = {
  publicKey: string
  /** `<SHA-256 of the row, in hex>.<signature of that, in base64url>` */
  seal(row: string): string
  /** Returns the signature in base64url. `kind` is part of what is signed, so that one kind cannot pass for another. */
  sign(kind: SignedKind, words: string): string
}

/** `end` closes a copy of the log, so that a truncated copy is noticed. */
export type SignedKind = 'row' | 'head' | 'anchor' | 'end'

const SEED_BYTES = 32
/** The bytes that PKCS #8 puts before the 32 bytes of an Ed25519 private key. @source RFC 8410, section 7 */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

export const makeAuditKey = (): string => randomBytes(SEED_BYTES).toString('base64url')

export function auditSignerOf(privateKey: string): AuditSigner | undefined {
  if (!/^[\w-]{43}$/.test(privateKey)) return undefined
  const seed = Buffer.from(privateKey, 'base64url')
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: 'der', type: 'pkcs8' })
  const signed: AuditSigner['sign'] = (kind, words) =>
    sign(null, Buffer.from(`vecu audit ${kind}\n${words}`), key).toString('base64url')
  return {
    publicKey: createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64'),
    sign: signed,
    seal(row) {
      const digest = createHash('sha256').update(row).digest('hex')
      return `${digest}.${signed('row', digest)}`
    },
  }
}
