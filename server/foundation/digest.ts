import { createHash, createHmac } from 'node:crypto'
import { daysFrom } from '#contract/foundation/days.ts'
import { REPEAT_DAYS } from '#contract/foundation/limits.ts'

export const digestOf = (said: object): string => createHash('sha256').update(JSON.stringify(said)).digest('base64url')

/** @param label  what the digest is for: the same text has another digest under another label */
export const keyedDigest = (secret: string, label: string, text: string): string =>
  createHmac('sha256', secret).update(`${label} ${text}`).digest('base64url')

export const repeatsSince = (now: Date): Date => daysFrom(now, -REPEAT_DAYS)
