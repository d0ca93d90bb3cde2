import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { parse, validate } from 'uuid'

// A member's id is shown beside everything that they write, so in a mail or a link it would reveal who they are.

const CIPHER = 'aes-256-ecb' // an id is one block: there is nothing to chain
const BYTES = 16

/** The result is always the same, and only the server can tell whose it is. */
export function maskedId(secret: string, id: string): string {
  const cipher = createCipheriv(CIPHER, keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(parse(id)), cipher.final()]).toString('base64url')
}

/** Undefined where it is invalid. The id proves nothing by itself: the link that holds it is signed too. */
export function unmaskedId(secret: string, masked: string): string | undefined {
  const bytes = Buffer.from(masked, 'base64url')
  if (bytes.length !== BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(secret), null).setAutoPadding(false)
  const hex = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return validate(id) ? id : undefined
}

const keyOf = (secret: string) => createHmac('sha256', secret).update('veiled ids').digest()
