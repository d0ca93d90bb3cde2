import { z } from 'zod'
import { readHttps } from '#contract/foundation/web-address.ts'
import { PUSH_ENDPOINT_MAX } from './push-limits.ts'

/** What a browser says of its subscription, by `PushSubscription.toJSON()`: an uncompressed P-256 point and 16 random bytes, in base64url. */
export const PushSubscriptionInput = z.object({
  endpoint: z
    .string()
    .max(PUSH_ENDPOINT_MAX)
    .refine((endpoint) => readHttps(endpoint) !== undefined, 'invalid')
    .meta({ format: 'uri' }),
  /** Browsers say it; it is not kept. */
  expirationTime: z.number().nullish(),
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
