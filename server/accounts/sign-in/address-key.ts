import { createHash } from 'node:crypto'

/** Returns the digest of an e-mail address, under which limits count it without storing the address. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('base64url')
