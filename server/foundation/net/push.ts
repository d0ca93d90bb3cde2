import { request } from 'node:https'
import webPush from 'web-push'
import type { Config } from '../config.ts'
import { publicLookup, type Resolve } from './public-address.ts'
import { pushHostOf } from './push-hosts.ts'
import type { PushKeys } from './push-keys.ts'

/** Where a browser is reached, and the keys that only it can read by. */
export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type Push = {
  /** The VAPID key that browsers subscribe with. */
  publicKey: string
  /** Whether messages may go to this address at all. */
  accepts(endpoint: string): boolean
  /**
   * Sends a message that the browser alone can read; answers the status of its push service, whatever that is.
   * @throws when the service cannot be reached within 10 s, or its name leads to an address that is not public
   */
  send(to: PushAddress, message: object): Promise<number>
}

const LIMIT_MS = 10_000
const DAY_SECONDS = 86_400

type PushOptions = Pick<Config, 'pushHosts' | 'contactMail'> & { keys: PushKeys; resolve?: Resolve }

/**
 * Messages to browsers, by the push services that browsers name themselves. Since a member says where to send, the address is held against the list of
 * services when it is kept and again when it is sent to; what it resolves to must be public; no redirect is followed and no answer is read.
 */
export function openPush({ pushHosts, contactMail, keys, resolve }: PushOptions): Push {
  const lookup = publicLookup(resolve)
  const vapidDetails = { subject: `mailto:${contactMail}`, ...keys }
  return {
    publicKey: keys.publicKey,
    accepts: (endpoint) => pushHostOf(endpoint, pushHosts) !== undefined,
    async send({ endpoint, p256dh, auth }, message) {
      const kind = pushHostOf(endpoint, pushHosts)
      if (!kind) throw new Error('The address is not one of a push service.')
      const subscription = { endpoint, keys: { p256dh, auth } }
      // All messages share one topic, so that the push service keeps only the latest for a browser that is away.
      const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
        vapidDetails,
        TTL: DAY_SECONDS,
        urgency: 'normal',
        topic: 'news',
      })
      return post(endpoint, { headers, body, lookup: kind === 'public' ? lookup : undefined })
    },
  }
}

type Posted = {
  headers: Record<string, string>
  body: Buffer | null
  lookup: ReturnType<typeof publicLookup> | undefined
}

/** Sends a request on a connection of its own, and ends it with the head of the answer: the body is never read. */
function post(url: string, { headers, body, lookup }: Posted): Promise<number> {
  return new Promise((settle, fail) => {
    const signal = AbortSignal.timeout(LIMIT_MS)
    const sent = request(url, { method: 'POST', headers, agent: false, signal, ...(lookup && { lookup }) })
    sent.once('response', (answer) => {
      answer.destroy()
      settle(answer.statusCode ?? 0)
    })
    sent.on('error', fail)
    sent.end(body)
  })
}
