import { z } from 'zod'
import { PUSH_ENDPOINT_MAX } from './push-limits.ts'

/** What a browser says of its subscription, by `PushSubscription.toJSON()`: an uncompressed P-256 point and 16 random bytes, in base64url. */
export const PushSubscriptionInput = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(PUSH_ENDPOINT_MAX),
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>

export const PushHere = z.object({
  /** What this site's subscriptions are made with. */
  publicKey: z.string(),
  /** Where the browser of this session is reached; null while it is not. */
  endpoint: z.string().nullable(),
})
export type PushHere = z.infer<typeof PushHere>
