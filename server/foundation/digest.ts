import { createHash } from 'node:crypto'
import { DAY_MS } from '#contract/foundation/durations.ts'

/** For so many days is known what a request did, since a device that was offline may send it again. */
const REPEAT_DAYS = 30

/** Returns a digest of a form, 32 bytes in base64url: two forms that say the same have the same digest. */
export const digestOf = (said: object): string => createHash('sha256').update(JSON.stringify(said)).digest('base64url')

/** A request from before this instant is not told from a new one any more. */
export const repeatsSince = (now: Date): Date => new Date(now.getTime() - REPEAT_DAYS * DAY_MS)
