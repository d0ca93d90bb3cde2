import { createHash } from 'node:crypto'

/** Limits count an address under its digest, so that they do not store it. */
export const addressKey = (email: string): string => createHash('sha256').update(email).digest('base64url')
