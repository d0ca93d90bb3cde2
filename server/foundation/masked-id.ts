import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto'
import { parse, validate } from 'uuid'

// A member's id stands beside all that they wrote here: in a mail, or in an address on its way, it would tell who they are.

const CIPHER = 'aes-256-ecb' // an id is one block: there is nothing to chain
const BYTES = 16

/** An id as the link of a mail may hold it: the same each time, and whose it is only the server knows. */
export function veiledId(secret: string, id: string): string {
  const cipher = createCipheriv(CIPHER, keyOf(secret), null).setAutoPadding(false)
  return Buffer.concat([cipher.update(parse(id)), cipher.final()]).toString('base64url')
}

/** The id behind it; undefined where there is none. It is no proof: whatever holds it is signed besides. */
export function unveiledId(secret: string, veiled: string): string | undefined {
  const bytes = Buffer.from(veiled, 'base64url')
  if (bytes.length !== BYTES) return undefined
  const decipher = createDecipheriv(CIPHER, keyOf(secret), null).setAutoPadding(false)
  const hex = Buffer.concat([decipher.update(bytes), decipher.final()]).toString('hex')
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return validate(id) ? id : undefined
}

const keyOf = (secret: string) => createHmac('sha256', secret).update('veiled ids').digest()
