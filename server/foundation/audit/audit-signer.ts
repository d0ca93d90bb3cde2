import { createHash, createPrivateKey, createPublicKey, randomBytes, sign } from 'node:crypto'

/** Signs the audit log with Ed25519: its rows, the heads that are published of it, and where it begins once what came before was forgotten. */
export type AuditSigner = {
  /** SubjectPublicKeyInfo in base64, by which `verify-log.mjs` verifies. */
  publicKey: string
  /** `<SHA-256 of the row, in hex>.<signature of that, in base64url>` */
  seal(row: string): string
  /** Signature in base64url. `kind` keeps what was signed as one thing from being shown as another. */
  sign(kind: SignedKind, words: string): string
}

/** `end` closes one copy of the log: what was cut off it afterwards is missed. */
export type SignedKind = 'row' | 'head' | 'anchor' | 'end'

const SEED_BYTES = 32
/** The bytes that PKCS #8 puts before the 32 bytes of an Ed25519 private key. @source RFC 8410, section 7 */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex')

/** A new private key: its 32 bytes in base64url. */
export const makeAuditKey = (): string => randomBytes(SEED_BYTES).toString('base64url')

/** The signer with this private key; undefined for what is none. */
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
