import { createHash } from 'node:crypto'
import { DAY_MS } from '#contract/foundation/durations.ts'

/** Days for which a request id is remembered, because a device that was offline may send it again. */
const REPEAT_DAYS = 30

/** Returns a digest of a form, 32 bytes in base64url: two forms that say the same have the same digest. */
export const digestOf = (said: object): string => createHash('sha256').update(JSON.stringify(said)).digest('base64url')

/** Returns the instant since which repeated requests are recognised. */
export const repeatsSince = (now: Date): Date => new Date(now.getTime() - REPEAT_DAYS * DAY_MS)
