import { z } from 'zod'
import { readHttps } from '#contract/foundation/web-address.ts'
import { PUSH_ENDPOINT_MAX } from './push-limits.ts'

/** The subscription of a browser, as `PushSubscription.toJSON()` gives it: an uncompressed P-256 point and 16 random bytes, in base64url. */
export const PushSubscriptionInput = z.object({
  endpoint: z
    .string()
    .max(PUSH_ENDPOINT_MAX)
    .refine((endpoint) => readHttps(endpoint) !== undefined, 'invalid')
    .meta({ format: 'uri' }),
  /** Browsers send it; the server does not keep it. */
  expirationTime: z.number().nullish(),
  keys: z.object({
    p256dh: z.string().regex(/^B[\w-]{86}$/),
    auth: z.string().regex(/^[\w-]{22}$/),
  }),
})
export type PushSubscriptionInput = z.infer<typeof PushSubscriptionInput>

export const PushHere = z.object({
  publicKey: z.string(),
  /** The address at which the browser of this session is reached; null while it is not subscribed. */
  endpoint: z.string().nullable(),
})
export type PushHere = z.infer<typeof PushHere>
