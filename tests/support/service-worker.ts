import { expect, type Page, type Worker } from '@playwright/test'
import type { PushBrowser } from './servers/push-service.ts'

/** Waits for the site's service worker: it is started when the first screen has been drawn for a while. */
export const workerAt = async (page: Page): Promise<Worker> => {
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const [worker] = page.context().serviceWorkers()
  return worker ?? (await page.context().waitForEvent('serviceworker'))
}

/**
 * Hands the worker a message, as the browser does when its push service has one, until the worker has shown a notification for this very message: one that
 * an earlier message left would answer too soon. A headless browser can lose what it shows the moment it takes stock of its desktop, for it has none.
 */
export async function deliverPush(page: Page, data: string): Promise<ShownNotification[]> {
  const worker = await workerAt(page)
  let shown: ShownNotification[] = []
  await expect(async () => {
    const before = await timesShown(worker)
    await handPush(page, data)
    await expect.poll(() => timesShown(worker)).toBeGreaterThan(before)
    await expect.poll(async () => (shown = await shownOn(page)), { timeout: 5_000 }).toHaveLength(1)
  }).toPass({ timeout: 120_000 })
  return shown
}

/** Returns how many notifications the worker has shown since the first call. */
const timesShown = (worker: Worker): Promise<number> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; timesShown?: number }
    if (scope.timesShown !== undefined) return scope.timesShown
    const show = scope.registration.showNotification.bind(scope.registration)
    scope.timesShown = 0
    scope.registration.showNotification = async (...given) => {
      await show(...given)
      scope.timesShown! += 1
    }
    return 0
  })

async function handPush(page: Page, data: string) {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((settle) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations
      if (own) settle(own.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const [origin, registrationId] = [new URL(page.url()).origin, await registered]
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data })
  await devtools.detach()
}

type ShownNotification = { title: string; body: string; lang: string; tag: string }

/** Returns the notifications that the system shows of this site. */
export const shownOn = (page: Page): Promise<ShownNotification[]> =>
  page.evaluate(async () => {
    const shown = await (await navigator.serviceWorker.ready).getNotifications()
    return shown.map(({ title, body, lang, tag }) => ({ title, body, lang, tag }))
  })

/** Touches the notification that is shown. */
export async function touchNotification(worker: Worker): Promise<void> {
  await worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration }
    const [notification] = await registration.getNotifications()
    const Touch = (globalThis as unknown as { NotificationEvent: new (type: string, what: object) => Event })
      .NotificationEvent
    dispatchEvent(new Touch('notificationclick', { notification }))
  })
}

/**
 * Gives the page a push service, which a browser in a test does not have. Its subscription survives a reload.
 * @param fails  its push service is away
 */
export async function givePushService(page: Page, { endpoint, keys }: PushBrowser, fails = false): Promise<void> {
  await page.context().addInitScript(
    ({ endpoint, keys, fails }) => {
      const made = () => ({
        endpoint,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          localStorage.removeItem('test.subscribed')
          return true
        },
      })
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem('test.subscribed') ? made() : null),
        subscribe: async () => {
          if (fails) throw new DOMException('push service not available', 'AbortError')
          localStorage.setItem('test.subscribed', 'yes')
          return made()
        },
      })
    },
    { endpoint, keys, fails },
  )
}

/** Whether the browser itself is subscribed. */
export const isSubscribed = (page: Page): Promise<boolean> =>
  page.evaluate(() => localStorage.getItem('test.subscribed') !== null)

/** Returns the paths that the browser has cached for this site. */
export const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caching = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const requests = await Promise.all(caching.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the page hears the worker: it keeps the language for it right after that. */
export async function reloadedAndHearing(page: Page): Promise<void> {
  await page.evaluate(() => caches.delete('vecu.language'))
  await page.reload()
  await expect.poll(() => page.evaluate(async () => (await caches.match('/language')) !== undefined)).toBe(true)
}
