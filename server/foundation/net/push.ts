import { request } from 'node:https'
import webPush from 'web-push'
import { DAY_SECONDS } from '#contract/foundation/durations.ts'
import type { Config } from '../config.ts'
import { publicLookup, type Resolve } from './public-address.ts'
import { pushHostOf } from './push-hosts.ts'
import type { PushKeys } from './push-keys.ts'

export type PushAddress = { endpoint: string; p256dh: string; auth: string }

export type Push = {
  publicKey: string
  accepts(endpoint: string): boolean
  /**
   * Returns the status of the push service, whatever it is.
   * @throws when the service cannot be reached within 10 s, or its name resolves to an address that is not public
   */
  send(to: PushAddress, message: object): Promise<number>
}

const LIMIT_MS = 10_000

type PushOptions = Pick<Config, 'pushHosts' | 'contactMail'> & { keys: PushKeys; resolve?: Resolve }

/**
 * Opens web push. Members name the push address, so it is checked against the list of services when it is stored and again when it is used; it must resolve to
 * public addresses; redirects are not followed, and answers are not read.
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
