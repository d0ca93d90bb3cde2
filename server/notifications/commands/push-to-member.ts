import type { Services } from '#server/foundation/context.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import { PUSH_REFUSALS } from '../flood-limits.ts'
import type { PushJob } from '../push-jobs.ts'
import { forgetSubscription, subscriptionsOf, subscriptionToSend } from '../push-subscription-store.ts'
import { noticesOf } from '../queries.ts'

/** One job for each browser, so that a failed push is retried alone. */
export const BROWSER_QUEUE = defineQueue<BrowserJob>('notifications.push-browser')

type BrowserJob = { subscriptionId: string }

/** The whole content of a push, which only the browser can read. It says neither what is new nor who is concerned. */
const NEWS = { kind: 'news' }

export async function pushToMember(services: Services, { memberId }: PushJob): Promise<void> {
  await transact(services, async (tx) => {
    for (const subscriptionId of await subscriptionsOf(tx, memberId))
      await enqueue(tx, BROWSER_QUEUE, { subscriptionId })
  })
}

/**
 * The browser is forgotten when its push service says that it is gone, or refuses it time and again.
 * @throws where the service is busy or out of order: the job is tried again
 */
export async function pushToBrowser(services: Services, { subscriptionId }: BrowserJob): Promise<void> {
  const { db, limits, log, push } = services
  const browser = await subscriptionToSend(db, subscriptionId)
  if (!browser) return
  if (!push.accepts(browser.endpoint)) return void (await forgetSubscription(db, subscriptionId))
  const [unread] = await noticesOf(db, { memberId: browser.memberId, isUnread: true, limit: 1 })
  if (!unread) return
  const status = await push.send(browser, NEWS)
  if (status >= 200 && status < 300) return limits.forget(PUSH_REFUSALS, subscriptionId)
  if (status === 404 || status === 410) return void (await forgetSubscription(db, subscriptionId))
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
  // Only the host of the address is logged: the rest would let anyone write to that browser's push service.
  log.warn({ status, service: new URL(browser.endpoint).host }, 'push refused')
  if ((await limits.count(PUSH_REFUSALS, subscriptionId)) < PUSH_REFUSALS.points) return
  await forgetSubscription(db, subscriptionId)
  await limits.forget(PUSH_REFUSALS, subscriptionId)
}
