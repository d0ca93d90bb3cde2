import type { Services } from '#server/foundation/context.ts'
import { enqueue, transact } from '#server/foundation/transaction.ts'
import { defineQueue } from '#server/foundation/work/queues.ts'
import type { PushJob } from '../push-jobs.ts'
import { forgetSubscription, subscriptionsOf, subscriptionToSend } from '../push-subscription-store.ts'
import { noticesOf } from '../queries.ts'

/** The queue whose jobs each wake one browser, so that one that fails is tried again alone. */
export const BROWSER_QUEUE = defineQueue<BrowserJob>('notifications.push-browser')

type BrowserJob = { subscriptionId: string }

/** All that a push service is ever handed, and only the browser can read it: it tells neither what is new, nor from whom, nor to whom. */
const NEWS = { kind: 'news' }

/** After so many refusals by a push service for another reason than that the browser is gone, the browser is given up. */
const REFUSALS = { name: 'push-refusals', points: 5, seconds: 7 * 86_400 }

/** Has each of a member's browsers told that there is something new. */
export async function pushToMember(services: Services, { memberId }: PushJob): Promise<void> {
  await transact(services, async (tx) => {
    for (const subscriptionId of await subscriptionsOf(tx, memberId))
      await enqueue(tx, BROWSER_QUEUE, { subscriptionId })
  })
}

/**
 * Tells one browser that there is something new, unless all was read meanwhile. The browser is forgotten when its push service says that it is gone, or refuses
 * it time and again.
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
  if (status >= 200 && status < 300) return limits.forget(REFUSALS, subscriptionId)
  if (status === 404 || status === 410) return void (await forgetSubscription(db, subscriptionId))
  if (status === 429 || status >= 500) throw new Error(`The push service answered ${status}.`)
  // Only the host of the address is logged: the rest would let anyone write to that browser's push service.
  log.warn({ status, service: new URL(browser.endpoint).host }, 'push refused')
  if ((await limits.count(REFUSALS, subscriptionId)) < REFUSALS.points) return
  await forgetSubscription(db, subscriptionId)
  await limits.forget(REFUSALS, subscriptionId)
}
