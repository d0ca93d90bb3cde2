import { createHash } from 'node:crypto'

/** What a form says, in 32 bytes: two that say the same have the same. */
export const digestOf = (said: object): string => createHash('sha256').update(JSON.stringify(said)).digest('base64url')
