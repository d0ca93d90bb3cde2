import { createHash, createHmac } from 'node:crypto'
import { daysFrom } from '#contract/foundation/days.ts'
import { REPEAT_DAYS } from '#contract/foundation/limits.ts'

/** Returns a digest of a form, 32 bytes in base64url: two forms that say the same have the same digest. */
export const digestOf = (said: object): string => createHash('sha256').update(JSON.stringify(said)).digest('base64url')

/**
 * Returns a digest that only this server can make, 32 bytes in base64url. Links and rows keep such digests.
 * @param label  what the digest is for: the same text has another digest under another label
 */
export const keyedDigest = (secret: string, label: string, text: string): string =>
  createHmac('sha256', secret).update(`${label} ${text}`).digest('base64url')

/** Returns the instant since which repeated requests are recognised. */
export const repeatsSince = (now: Date): Date => daysFrom(now, -REPEAT_DAYS)
