import { createHash } from 'node:crypto'

/** Under which what happens to an e-mail address is counted: not by its name. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('base64url')
