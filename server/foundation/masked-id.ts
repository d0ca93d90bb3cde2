import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { parse, validate } from 'uuid'

// A member's id stands beside all that they wrote here: in a mail, or in an address on its way, it would tell who they are.

const CIPHER = 'aes-256-ecb' // an id is one block: there is nothing to chain
const BYTES = 16

/** Encrypts an id for the link of a mail: it is the same each time, and only the server knows whose it is. */
export function maskedId(secret: string, id: string): string {
  const cipher = createCipheriv(CIPHER, keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(parse(id)), cipher.final()]).toString('base64url')
}

/** Decrypts a masked id; undefined where it holds none. It proves nothing: the link that holds it is signed besides. */
export function unmaskedId(secret: string, masked: string): string | undefined {
  const bytes = Buffer.from(masked, 'base64url')
  if (bytes.length !== BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(secret), null).setAutoPadding(false)
  const hex = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return validate(id) ? id : undefined
}

const keyOf = (secret: string) => createHmac('sha256', secret).update('veiled ids').digest()
