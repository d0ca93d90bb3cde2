import { createHash } from 'node:crypto'

/** Returns a digest of a form, 32 bytes in base64url: two forms that say the same have the same digest. */
export const digestOf = (said: object): string => createHash('sha256').update(JSON.stringify(said)).digest('base64url')
